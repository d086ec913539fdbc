import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DigitalVerification, VerificationDetail, VerificationRef } from '@/domain/request/digitalVerification';
import { placeChanged } from '@/features/navigation/navigationSlice';
import type { Failure } from '@/lib/failure';
import { idle, toAnswered, toFailed, toLoading, type Remote } from '@/lib/remote';

/** Shared state group `digitalVerifications` (specification §3). */
interface DigitalVerificationsState {
  list: Remote<DigitalVerification[]>;
  /** The report whose details are open; null when none is. */
  opened: VerificationRef | null;
  detail: Remote<VerificationDetail>;
}

const initialState: DigitalVerificationsState = { list: idle, opened: null, detail: idle };

export const digitalVerificationsSlice = createSlice({
  name: 'digitalVerifications',
  initialState,
  reducers: {
    verificationsWanted: (state) => {
      state.list = toLoading(state.list);
    },
    verificationsReceived: (state, { payload }: PayloadAction<DigitalVerification[] | undefined>) => {
      state.list = toAnswered(state.list, payload);
    },
    verificationsFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.list = toFailed(state.list, payload);
    },
    verificationOpened: (state, { payload }: PayloadAction<VerificationRef>) => {
      state.opened = payload;
      state.detail = toLoading(idle);
    },
    verificationClosed: (state) => {
      state.opened = null;
      state.detail = idle;
    },
    detailReceived: (state, { payload }: PayloadAction<VerificationDetail | undefined>) => {
      state.detail = toAnswered(state.detail, payload);
    },
    detailFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.detail = toFailed(state.detail, payload);
    },
  },
  extraReducers: (builder) => {
    // Back may leave the screen while something is open over it.
    builder.addCase(placeChanged, (state, { payload }) => {
      if (payload.area !== 'request') state.opened = null;
    });
  },
  selectors: {
    selectVerifications: (state) => state.list,
    selectOpenedVerification: (state) => state.opened,
    selectVerificationDetail: (state) => state.detail,
  },
});

export const {
  detailFailed,
  detailReceived,
  verificationClosed,
  verificationOpened,
  verificationsFailed,
  verificationsReceived,
  verificationsWanted,
} = digitalVerificationsSlice.actions;
export const { selectOpenedVerification, selectVerificationDetail, selectVerifications } =
  digitalVerificationsSlice.selectors;
