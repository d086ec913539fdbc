import type { SagaGenerator } from 'typed-redux-saga';
import { call, select, takeEvery } from 'typed-redux-saga';
import { keepTastes, showTheme } from '@/services/tastes';
import { selectTastes, singleKeysChosen, themeChosen } from './preferencesSlice';

/** A choice is kept, and a theme shown, as soon as it is made. */
export function* preferencesSaga(): SagaGenerator<void> {
  yield* takeEvery([themeChosen, singleKeysChosen], function* keep(): SagaGenerator<void> {
    const tastes = yield* select(selectTastes);
    yield* call(keepTastes, tastes);
    yield* call(showTheme, tastes.theme);
  });
}
