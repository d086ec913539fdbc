import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/lib/slices';
import type { ConnectionState } from '@/browser/connection';

declare module '@/lib/rootState' {
  interface RootState {
    recovery: typeof initialState;
  }
}

const initialState = {
  connection: 'works' as ConnectionState,
  /** The server has another release, and code of this one is no longer available. */
  isOutdated: false,
};

export const recoverySlice = createSlice({
  name: 'recovery',
  initialState,
  reducers: {
    connectionChanged: (state, { payload }: PayloadAction<ConnectionState>) => {
      state.connection = payload;
    },
    releaseReplaced: (state) => {
      state.isOutdated = true;
    },
    reloadPressed: () => undefined,
  },
  selectors: {
    selectRecovery: (state) => state,
    selectIsOffline: (state) => state.connection !== 'works',
  },
}).injectInto(slices);

export const { connectionChanged, releaseReplaced, reloadPressed } = recoverySlice.actions;
export const { selectIsOffline, selectRecovery } = recoverySlice.selectors;
