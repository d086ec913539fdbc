import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Acknowledgement } from '@/domain/request/acknowledgement';
import type { Failure } from '@/lib/failure';
import { idle, type Remote, remoteReducers, toAnswered } from '@/lib/remote';

/** Shared state group `acknowledgementData` (specification §3). */
interface AcknowledgementState {
  status: Remote<Acknowledgement>;
  /** The value being saved; null when no save is in flight. */
  saving: boolean | null;
  saveFailure: Failure | null;
}

declare module '@/lib/rootState' {
  interface RootState {
    acknowledgement: AcknowledgementState;
  }
}

const initialState: AcknowledgementState = { status: idle, saving: null, saveFailure: null };

const status = remoteReducers<Acknowledgement, 'status'>('status');

export const acknowledgementSlice = createSlice({
  name: 'acknowledgement',
  initialState,
  reducers: {
    acknowledgementWanted: status.requested,
    acknowledgementReceived: status.received,
    acknowledgementFailed: status.failed,
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
