import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VerificationDetail, VerificationRef } from '@/domain/request/digitalVerification';
import { placeChanged } from '@/features/navigation/navigationSlice';
import { idle, type Remote, remoteReducers, toLoading } from '@/lib/remote';
import { slices } from '@/lib/slices';

/** The details of one report of the shared state group `digitalVerifications`. */
interface DigitalVerificationsState {
  /** The report with open details. */
  opened: VerificationRef | null;
  detail: Remote<VerificationDetail>;
}

declare module '@/lib/rootState' {
  interface RootState {
    digitalVerifications: DigitalVerificationsState;
  }
}

const initialState: DigitalVerificationsState = { opened: null, detail: idle };

const detail = remoteReducers<VerificationDetail, 'detail'>('detail');

export const digitalVerificationsSlice = createSlice({
  name: 'digitalVerifications',
  initialState,
  reducers: {
    verificationOpened: (state, { payload }: PayloadAction<VerificationRef>) => {
      state.opened = payload;
      state.detail = toLoading(idle);
    },
    verificationClosed: (state) => {
      state.opened = null;
      state.detail = idle;
    },
    detailReceived: detail.received,
    detailFailed: detail.failed,
  },
  extraReducers: (builder) => {
    // Back can leave the screen while the details are open.
    builder.addCase(placeChanged, (state, { payload }) => {
      if (payload.area !== 'request') state.opened = null;
    });
  },
  selectors: {
    selectOpenedVerification: (state) => state.opened,
    selectVerificationDetail: (state) => state.detail,
  },
}).injectInto(slices);

export const { detailFailed, detailReceived, verificationClosed, verificationOpened } =
  digitalVerificationsSlice.actions;
export const { selectOpenedVerification, selectVerificationDetail } = digitalVerificationsSlice.selectors;
