import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestTableHeader } from '@/features/request/rules/requestSetup';
import { sharing } from '@/lib/shareStructure';
import { slices } from '@/lib/slices';
import { readAnswered } from '@/reads/readActions';
import { addReads, unread } from '@/reads/readState';
import type { ReadState } from '@/reads/readValues';

interface RequestSetupState extends ReadState<'requestSetup'> {
  requestTableHeaders: RequestTableHeader[];
  businessChannel: number | null;
}

declare module '@/lib/rootState' {
  interface RootState {
    requestSetup: RequestSetupState;
  }
}

const initialState: RequestSetupState = {
  ...unread('requestSetup'),
  requestTableHeaders: ['aus', 'transaction_type', 'identifier'],
  businessChannel: null,
};

const valuesOf = ({ requestTypes, duRequest, lpRequest, lpThruCalRequest, ...others }: RequestSetupState) => ({
  ...others,
  requestTypes: requestTypes.value,
  duRequest: duRequest.value,
  lpRequest: lpRequest.value,
  lpThruCalRequest: lpThruCalRequest.value,
});

export const requestSetupSlice = createSlice({
  name: 'requestSetup',
  initialState,
  reducers: {
    tableHeadersChanged: (state, { payload }: PayloadAction<RequestTableHeader[]>) => {
      state.requestTableHeaders = payload;
    },
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
    /** The state group of the specification, as the screens use it. */
    selectRequestSetup: createSelector([(state: RequestSetupState) => state], sharing(valuesOf)),
    selectBusinessChannel: (state) => state.businessChannel,
  },
}).injectInto(slices);

export const { businessChannelChanged, tableHeadersChanged } = requestSetupSlice.actions;
export const { selectBusinessChannel, selectRequestSetup } = requestSetupSlice.selectors;
