import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { recallTastes, type Theme } from '@/services/tastes';

/** How this reader likes the app; kept from one visit to the next, whoever signs in (see preferencesSaga). */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: recallTastes,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload;
    },
    singleKeysChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.hasSingleKeys = payload;
    },
  },
  selectors: {
    selectTastes: (state) => state,
    selectTheme: (state) => state.theme,
    selectHasSingleKeys: (state) => state.hasSingleKeys,
  },
});

export const { singleKeysChosen, themeChosen } = preferencesSlice.actions;
export const { selectHasSingleKeys, selectTastes, selectTheme } = preferencesSlice.selectors;
