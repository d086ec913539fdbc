import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Acknowledgement } from '@/domain/request/acknowledgement';
import type { Failure } from '@/lib/failure';
import { idle, type Remote, remoteReducers, toAnswered } from '@/lib/remote';
import { slices } from '@/lib/slices';

/** Shared state group `acknowledgementData`. */
interface AcknowledgementState {
  status: Remote<Acknowledgement>;
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

const initialState: AcknowledgementState = { status: idle, saving: null, notSaved: null };

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
      state.notSaved = null;
    },
    acknowledgementSaved: (state, { payload }: PayloadAction<Acknowledgement | undefined>) => {
      state.status = toAnswered(state.status, payload);
      state.saving = null;
    },
    acknowledgementNotSaved: (state, { payload }: PayloadAction<NonNullable<AcknowledgementState['notSaved']>>) => {
      state.saving = null;
      state.notSaved = payload;
    },
  },
  selectors: {
    selectAcknowledgement: (state) => state.status,
    selectSavingAcknowledgement: (state) => state.saving,
    selectAcknowledgementNotSaved: (state) => state.notSaved,
  },
}).injectInto(slices);

export const {
  acknowledgementFailed,
  acknowledgementNotSaved,
  acknowledgementReceived,
  acknowledgementSaved,
  acknowledgementTicked,
  acknowledgementWanted,
} = acknowledgementSlice.actions;
export const { selectAcknowledgement, selectAcknowledgementNotSaved, selectSavingAcknowledgement } =
  acknowledgementSlice.selectors;
