import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { slices } from '@/lib/slices';
import {
  type AppSettings,
  loadAppSettings,
  showTheme,
  storeAppSettings,
  type Theme,
} from '@/services/browser/appSettings';

declare module '@/lib/rootState' {
  interface RootState {
    preferences: AppSettings;
  }
}

/** The user's preferences, stored for every user of this browser (see preferencesSaga). */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: loadAppSettings,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload;
    },
  },
  selectors: {
    selectAppSettings: (state) => state,
    selectTheme: (state) => state.theme,
  },
}).injectInto(slices);

export const { themeChosen } = preferencesSlice.actions;
export const { selectAppSettings, selectTheme } = preferencesSlice.selectors;

/** Saves each choice and applies the theme immediately. */
export function* preferencesSaga(): SagaGenerator<void> {
  yield* takeEvery(themeChosen, function* keep(): SagaGenerator<void> {
    const settings = yield* select(selectAppSettings);
    yield* call(storeAppSettings, settings);
    yield* call(showTheme, settings.theme);
  });
}
