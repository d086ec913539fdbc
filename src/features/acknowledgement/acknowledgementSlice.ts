import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Acknowledgement } from '@/domain/request/acknowledgement';
import type { Failure } from '@/lib/failure';
import { idle, toAnswered, toFailed, toLoading, type Remote } from '@/lib/remote';

/** Shared state group `acknowledgementData` (specification §3). */
interface AcknowledgementState {
  status: Remote<Acknowledgement>;
  /** What is being saved; null when nothing is. */
  saving: boolean | null;
  saveFailure: Failure | null;
}

const initialState: AcknowledgementState = { status: idle, saving: null, saveFailure: null };

export const acknowledgementSlice = createSlice({
  name: 'acknowledgement',
  initialState,
  reducers: {
    acknowledgementWanted: (state) => {
      state.status = toLoading(state.status);
    },
    acknowledgementReceived: (state, { payload }: PayloadAction<Acknowledgement | undefined>) => {
      state.status = toAnswered(state.status, payload);
    },
    acknowledgementFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = toFailed(state.status, payload);
    },
    acknowledgementTicked: (state, { payload }: PayloadAction<boolean>) => {
      state.saving = payload;
      state.saveFailure = null;
    },
    acknowledgementSaved: (state, { payload }: PayloadAction<Acknowledgement | undefined>) => {
      state.status = toAnswered(state.status, payload);
      state.saving = null;
    },
    acknowledgementNotSaved: (state, { payload }: PayloadAction<Failure>) => {
      state.saving = null;
      state.saveFailure = payload;
    },
  },
  selectors: {
    selectAcknowledgement: (state) => state.status,
    selectSavingAcknowledgement: (state) => state.saving,
    selectAcknowledgementSaveFailure: (state) => state.saveFailure,
  },
});

export const {
  acknowledgementFailed,
  acknowledgementNotSaved,
  acknowledgementReceived,
  acknowledgementSaved,
  acknowledgementTicked,
  acknowledgementWanted,
} = acknowledgementSlice.actions;
export const { selectAcknowledgement, selectAcknowledgementSaveFailure, selectSavingAcknowledgement } =
  acknowledgementSlice.selectors;
