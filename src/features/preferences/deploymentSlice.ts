import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { apiAddress, type RuntimeConfig } from '@/config/runtimeConfig';
import { slices } from '@/lib/slices';

const SHOWN = [
  'LPMaxBorrowerCountAllowed',
  'CREDIT_PRICES',
  'SUPPORT_PHONE',
  'LOS_CONFIG',
  'ERROR_GUIDE',
  'FINDINGS',
  'HMDA_CODES',
] as const satisfies readonly (keyof RuntimeConfig)[];

/** What the configuration tells the screens. Sagas receive the whole configuration with their dependencies. */
type DeploymentState = Pick<RuntimeConfig, (typeof SHOWN)[number]> & { apiAddress: string };

declare module '@/lib/rootState' {
  interface RootState {
    deployment: DeploymentState;
  }
}

const initialState: DeploymentState = {
  LPMaxBorrowerCountAllowed: Number.POSITIVE_INFINITY,
  CREDIT_PRICES: {},
  SUPPORT_PHONE: '',
  LOS_CONFIG: { NAME: '', HOME_URL: '', SECTION_URL_TEMPLATE: '', EMPLOYEE_LOOKUP: false },
  ERROR_GUIDE: undefined,
  FINDINGS: { DU_CATEGORIES: {}, DU_SEVERITIES: {}, DU_DOCUMENT_CATEGORIES: [], PART_NAMES: {} },
  HMDA_CODES: undefined,
  apiAddress: '',
};

export const deploymentSlice = createSlice({
  name: 'deployment',
  initialState,
  reducers: {
    deploymentRead: (state, { payload }: PayloadAction<RuntimeConfig>) => {
      state.apiAddress = apiAddress(payload.API_CONFIG);
      Object.assign(state, Object.fromEntries(SHOWN.map((name) => [name, payload[name]])));
    },
  },
  selectors: { selectDeployment: (state) => state },
}).injectInto(slices);

export const { deploymentRead } = deploymentSlice.actions;
export const { selectDeployment } = deploymentSlice.selectors;
