import type { SagaGenerator } from 'typed-redux-saga';
import { call, select, takeEvery } from 'typed-redux-saga';
import { storeAppSettings, showTheme } from '@/services/appSettings';
import { selectAppSettings, singleKeysChosen, themeChosen } from './preferencesSlice';

/** Saves each choice and applies the theme immediately. */
export function* preferencesSaga(): SagaGenerator<void> {
  yield* takeEvery([themeChosen, singleKeysChosen], function* keep(): SagaGenerator<void> {
    const settings = yield* select(selectAppSettings);
    yield* call(storeAppSettings, settings);
    yield* call(showTheme, settings.theme);
  });
}
