import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@/lib/failure';
import { slices } from '@/lib/slices';

/** The change of the acknowledgement, which is a part of the order's data. */
interface AcknowledgementState {
  /** The value being saved; null when no save is in flight. */
  saving: boolean | null;
  /** `isConfirmed` is false when the value may have been saved although the save failed. */
  notSaved: { failure: Failure; isConfirmed: boolean } | null;
}

declare module '@/lib/rootState' {
  interface RootState {
    acknowledgement: AcknowledgementState;
  }
}

const initialState: AcknowledgementState = { saving: null, notSaved: null };

export const acknowledgementSlice = createSlice({
  name: 'acknowledgement',
  initialState,
  reducers: {
    acknowledgementTicked: (state, { payload }: PayloadAction<boolean>) => {
      state.saving = payload;
      state.notSaved = null;
    },
    acknowledgementSaved: (state) => {
      state.saving = null;
    },
    acknowledgementNotSaved: (state, { payload }: PayloadAction<NonNullable<AcknowledgementState['notSaved']>>) => {
      state.saving = null;
      state.notSaved = payload;
    },
  },
  selectors: {
    selectSavingAcknowledgement: (state) => state.saving,
    selectAcknowledgementNotSaved: (state) => state.notSaved,
  },
}).injectInto(slices);

export const { acknowledgementNotSaved, acknowledgementSaved, acknowledgementTicked } = acknowledgementSlice.actions;
export const { selectAcknowledgementNotSaved, selectSavingAcknowledgement } = acknowledgementSlice.selectors;
