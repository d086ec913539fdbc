import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@/lib/failure';
import { slices } from '@/lib/slices';
import { addReads, unread } from '@/reads/readState';

declare module '@/lib/rootState' {
  interface RootState {
    acknowledgementData: typeof initialState;
  }
}

interface NotSaved {
  failure: Failure;
  /** False when the value may have been saved although the save failed. */
  isConfirmed: boolean;
}

const initialState = {
  ...unread('acknowledgementData'),
  /** The value that is being saved; null when no save is in flight. */
  saving: null as boolean | null,
  notSaved: null as NotSaved | null,
};

export const acknowledgementSlice = createSlice({
  name: 'acknowledgementData',
  initialState,
  reducers: {
    acknowledgementTicked: (state, { payload }: PayloadAction<boolean>) => {
      state.saving = payload;
      state.notSaved = null;
    },
    acknowledgementSaved: (state) => {
      state.saving = null;
    },
    acknowledgementNotSaved: (state, { payload }: PayloadAction<NotSaved>) => {
      state.saving = null;
      state.notSaved = payload;
    },
  },
  extraReducers: (builder) => void addReads(builder, 'acknowledgementData'),
  selectors: {
    selectAcknowledgementData: (state) => state.acknowledgement,
    selectSavingAcknowledgement: (state) => state.saving,
    selectAcknowledgementNotSaved: (state) => state.notSaved,
  },
}).injectInto(slices);

export const { acknowledgementNotSaved, acknowledgementSaved, acknowledgementTicked } = acknowledgementSlice.actions;
export const { selectAcknowledgementData, selectAcknowledgementNotSaved, selectSavingAcknowledgement } =
  acknowledgementSlice.selectors;
