import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { slices } from '@/lib/slices';

/** What the configuration tells the screens. Sagas receive the whole configuration with their dependencies. */
interface DeploymentState {
  maxLpaApplicants: number;
  creditPrices: RuntimeConfig['creditPrices'];
  supportPhone: string;
  /** The start page of the origination system. */
  homeUrl: string;
  sectionUrlTemplate: string;
  errorGuide: RuntimeConfig['errorGuide'];
}

declare module '@/lib/rootState' {
  interface RootState {
    deployment: DeploymentState;
  }
}

const initialState: DeploymentState = {
  maxLpaApplicants: Number.POSITIVE_INFINITY,
  creditPrices: {},
  supportPhone: '',
  homeUrl: '',
  sectionUrlTemplate: '',
  errorGuide: undefined,
};

type ReadConfig = Pick<
  RuntimeConfig,
  'maxLpaApplicants' | 'creditPrices' | 'supportPhone' | 'originationSystem' | 'errorGuide'
>;

export const deploymentSlice = createSlice({
  name: 'deployment',
  initialState,
  reducers: {
    deploymentRead: (_, { payload }: PayloadAction<ReadConfig>): DeploymentState => ({
      maxLpaApplicants: payload.maxLpaApplicants,
      creditPrices: payload.creditPrices,
      supportPhone: payload.supportPhone,
      homeUrl: payload.originationSystem.homeUrl,
      sectionUrlTemplate: payload.originationSystem.sectionUrlTemplate,
      errorGuide: payload.errorGuide,
    }),
  },
  selectors: { selectDeployment: (state) => state },
}).injectInto(slices);

export const { deploymentRead } = deploymentSlice.actions;
export const { selectDeployment } = deploymentSlice.selectors;
