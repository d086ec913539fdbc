import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/lib/slices';

interface RecoveryState {
  isOffline: boolean;
  /** The server has another release, and code of this one is no longer available. */
  isOutdated: boolean;
}

declare module '@/lib/rootState' {
  interface RootState {
    recovery: RecoveryState;
  }
}

const initialState: RecoveryState = { isOffline: false, isOutdated: false };

/** The state of the page itself rather than of a loan: connection and release. */
export const recoverySlice = createSlice({
  name: 'recovery',
  initialState,
  reducers: {
    connectionChanged: (state, { payload: isOnline }: PayloadAction<boolean>) => {
      state.isOffline = !isOnline;
    },
    releaseReplaced: (state) => {
      state.isOutdated = true;
    },
    reloadPressed: () => undefined,
  },
  selectors: {
    selectIsOffline: (state) => state.isOffline,
    selectIsOutdated: (state) => state.isOutdated,
  },
}).injectInto(slices);

export const { connectionChanged, releaseReplaced, reloadPressed } = recoverySlice.actions;
export const { selectIsOffline, selectIsOutdated } = recoverySlice.selectors;
