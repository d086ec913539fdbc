import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface RecoveryState {
  isOffline: boolean;
  /** Another release is served, and code of this one is gone. */
  isOutdated: boolean;
}

const initialState: RecoveryState = { isOffline: false, isOutdated: false };

/** What has happened to the page rather than to a loan, and how to go on. */
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
});

export const { connectionChanged, releaseReplaced, reloadPressed } = recoverySlice.actions;
export const { selectIsOffline, selectIsOutdated } = recoverySlice.selectors;
