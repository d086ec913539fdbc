import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { slices } from '@/lib/slices';

const SHOWN = [
  'maxLpaApplicants',
  'creditPrices',
  'supportPhone',
  'originationSystem',
  'errorGuide',
  'findingNames',
  'hmdaCodes',
] as const satisfies readonly (keyof RuntimeConfig)[];

/** What the configuration tells the screens. Sagas receive the whole configuration with their dependencies. */
type DeploymentState = Pick<RuntimeConfig, (typeof SHOWN)[number]> & { apiAddress: string };

declare module '@/lib/rootState' {
  interface RootState {
    deployment: DeploymentState;
  }
}

const initialState: DeploymentState = {
  maxLpaApplicants: Number.POSITIVE_INFINITY,
  creditPrices: {},
  supportPhone: '',
  originationSystem: { homeUrl: '', sectionUrlTemplate: '', hasEmployeeLookup: false },
  errorGuide: undefined,
  findingNames: { categories: {}, severities: {}, parts: {}, documents: [] },
  hmdaCodes: undefined,
  apiAddress: '',
};

export const deploymentSlice = createSlice({
  name: 'deployment',
  initialState,
  reducers: {
    deploymentRead: (state, { payload }: PayloadAction<RuntimeConfig>) => {
      state.apiAddress = payload.api.baseUrl;
      Object.assign(state, Object.fromEntries(SHOWN.map((name) => [name, payload[name]])));
    },
  },
  selectors: { selectDeployment: (state) => state },
}).injectInto(slices);

export const { deploymentRead } = deploymentSlice.actions;
export const { selectDeployment } = deploymentSlice.selectors;
