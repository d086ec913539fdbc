import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/lib/slices';

declare module '@/lib/rootState' {
  interface RootState {
    preferences: typeof initialState;
  }
}

const initialState = {
  /** Notifications are offered beside the first request that runs in this browser, once. */
  offersNotifications: false,
};

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    notificationsOffered: (state, { payload }: PayloadAction<boolean>) => {
      state.offersNotifications = payload;
    },
    notificationsWanted: () => undefined,
  },
  selectors: { selectOffersNotifications: (state) => state.offersNotifications },
}).injectInto(slices);

export const { notificationsOffered, notificationsWanted } = preferencesSlice.actions;
export const { selectOffersNotifications } = preferencesSlice.selectors;
