import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { slices } from '@/lib/slices';
import { chooseTheme, loadTheme, type Theme } from '@/browser/themeChoice';

declare module '@/lib/rootState' {
  interface RootState {
    preferences: ReturnType<typeof initialState>;
  }
}

const initialState = () => ({
  theme: loadTheme(),
  /** Notifications are offered beside the first request that runs in this browser, once. */
  offersNotifications: false,
});

/** The user's preferences, stored for every user of this browser (see preferencesSaga). */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload;
    },
    notificationsOffered: (state, { payload }: PayloadAction<boolean>) => {
      state.offersNotifications = payload;
    },
    notificationsWanted: () => undefined,
  },
  selectors: {
    selectTheme: (state) => state.theme,
    selectOffersNotifications: (state) => state.offersNotifications,
  },
}).injectInto(slices);

export const { notificationsOffered, notificationsWanted, themeChosen } = preferencesSlice.actions;
export const { selectOffersNotifications, selectTheme } = preferencesSlice.selectors;

export function* preferencesSaga(): SagaGenerator<void> {
  yield* takeEvery(themeChosen, ({ payload }) => chooseTheme(payload));
}
