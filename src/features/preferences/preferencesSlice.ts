import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { slices } from '@/lib/slices';
import { loadTheme, showTheme, storeTheme, type Theme } from '@/browser/themeChoice';

interface PreferencesState {
  theme: Theme;
}

declare module '@/lib/rootState' {
  interface RootState {
    preferences: PreferencesState;
  }
}

/** The user's preferences, stored for every user of this browser (see preferencesSaga). */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: (): PreferencesState => ({ theme: loadTheme() }),
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload;
    },
  },
  selectors: { selectTheme: (state) => state.theme },
}).injectInto(slices);

export const { themeChosen } = preferencesSlice.actions;
export const { selectTheme } = preferencesSlice.selectors;

/** Saves each choice and applies the theme immediately. */
export function* preferencesSaga(): SagaGenerator<void> {
  yield* takeEvery(themeChosen, function* keep({ payload }): SagaGenerator<void> {
    yield* call(storeTheme, payload);
    yield* call(showTheme, payload);
  });
}
