import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { slices } from '@/lib/slices';

/** What the configuration tells the screens. Sagas receive the whole configuration with their dependencies. */
type DeploymentState = Pick<
  RuntimeConfig,
  | 'maxLpaApplicants'
  | 'creditPrices'
  | 'supportPhone'
  | 'originationSystem'
  | 'errorGuide'
  | 'findingNames'
  | 'hmdaCodes'
  | 'hasModelWordsInAnyOrder'
> & { apiAddress: string };

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
  findingNames: { categories: {}, severities: {} },
  hmdaCodes: undefined,
  hasModelWordsInAnyOrder: false,
  apiAddress: '',
};

export const deploymentSlice = createSlice({
  name: 'deployment',
  initialState,
  reducers: {
    deploymentRead: (_, { payload }: PayloadAction<RuntimeConfig>): DeploymentState => {
      const { maxLpaApplicants, creditPrices, supportPhone, originationSystem, errorGuide } = payload;
      const { findingNames, hmdaCodes, hasModelWordsInAnyOrder, api } = payload;
      return {
        ...{ maxLpaApplicants, creditPrices, supportPhone, originationSystem, errorGuide, findingNames, hmdaCodes },
        hasModelWordsInAnyOrder,
        apiAddress: api.baseUrl,
      };
    },
  },
  selectors: { selectDeployment: (state) => state },
}).injectInto(slices);

export const { deploymentRead } = deploymentSlice.actions;
export const { selectDeployment } = deploymentSlice.selectors;
