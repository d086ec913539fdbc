import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestTableHeader } from '@/features/request/rules/requestSetup';
import { slices } from '@/lib/slices';
import { readAnswered, addReads, keepReads } from '@/reads/readState';
import { setupReads } from './requestReads';

declare module '@/lib/rootState' {
  interface RootState {
    requestSetup: typeof initialState;
  }
}

const initialState = {
  ...keepReads('requestSetup', setupReads),
  requestTableHeaders: ['aus', 'transaction_type', 'identifier'] as RequestTableHeader[],
  businessChannel: null as number | null,
};

export const requestSetupSlice = createSlice({
  name: 'requestSetup',
  initialState,
  reducers: {
    businessChannelChanged: (state, { payload }: PayloadAction<number>) => {
      state.businessChannel = payload;
    },
  },
  extraReducers: (builder) => {
    addReads(builder, 'requestSetup');
    builder.addMatcher(readAnswered.match, (state, { payload }) => {
      if (payload.name === 'ausAvailabilityData' && payload.answer !== undefined)
        state.requestTableHeaders = [...initialState.requestTableHeaders, 'availability'];
    });
  },
  selectors: {
    selectTableHeaders: (state) => state.requestTableHeaders,
    selectBusinessChannel: (state) => state.businessChannel,
  },
}).injectInto(slices);

export const { businessChannelChanged } = requestSetupSlice.actions;
export const { selectBusinessChannel, selectTableHeaders } = requestSetupSlice.selectors;
