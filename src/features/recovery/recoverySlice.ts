import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/lib/slices';
import type { ConnectionState } from '@/browser/connection';

interface RecoveryState {
  connection: ConnectionState;
  /** The server has another release, and code of this one is no longer available. */
  isOutdated: boolean;
}

declare module '@/lib/rootState' {
  interface RootState {
    recovery: RecoveryState;
  }
}

const initialState: RecoveryState = { connection: 'works', isOutdated: false };

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
    selectConnection: (state) => state.connection,
    selectIsOffline: (state) => state.connection !== 'works',
    selectIsOutdated: (state) => state.isOutdated,
  },
}).injectInto(slices);

export const { connectionChanged, releaseReplaced, reloadPressed } = recoverySlice.actions;
export const { selectConnection, selectIsOffline, selectIsOutdated } = recoverySlice.selectors;
