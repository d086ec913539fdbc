import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { expect, it } from 'vitest';
import { rootReducer } from '@/app/rootReducer';
import type { LoanId } from '@/domain/loan/loan';
import { historyReceived } from '@/features/history/historySlice';
import { loanHeaderReceived } from '@/features/loan/loanSlice';
import {
  overrideCommentTyped,
  overrideReasonChosen,
  resultChosen,
  selectHasUnsavedOverride,
  selectOverrideDraft,
} from '@/features/selection/overrideSlice';
import { resultsReceived, runPicked } from '@/features/selection/selectionSlice';
import type { SagaDeps } from '@/services/sagaDeps';
import { overrideSaga } from '@/workflows/overrideSaga';
import { loanHeader, lpaItem, lpaResult, runItem, selectionResult } from '@tests/fixtures/selection';

const REASON = 2;
const KNOWN = [runItem({ isRecommended: true }), lpaItem()];

/** DU is recommended; the user has chosen LPA, with a reason and a comment, and has not saved it. */
function choosingLpa() {
  const deps = {
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as SagaDeps;
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(overrideSaga, deps, '7100101' as LoanId);
  store.dispatch(historyReceived(KNOWN));
  store.dispatch(resultsReceived({ runId: '418', results: [selectionResult({ isRecommended: true }), lpaResult()] }));
  store.dispatch(resultChosen('502'));
  store.dispatch(overrideReasonChosen(REASON));
  store.dispatch(overrideCommentTyped('Half the fee'));
  return {
    dispatch: store.dispatch,
    isUnsaved: () => selectHasUnsavedOverride(store.getState()),
    draft: () => selectOverrideDraft(store.getState()),
  };
}

const runOf = (runId: string, requestDate: string) =>
  runItem({ multiAusRequestId: runId, requestDate, key: runId, requestId: runId, isRecommended: true });

it.each([
  { what: 'the result in effect is chosen again', meanwhile: resultChosen(null) },
  {
    what: 'a newer run has become the current one',
    meanwhile: historyReceived([runOf('419', '2026-11-15T10:00:00Z'), ...KNOWN]),
  },
  {
    what: 'it is in effect by now',
    meanwhile: resultsReceived({ runId: '418', results: [selectionResult(), lpaResult({ isSelected: true })] }),
  },
  { what: 'the loan is read-only by now', meanwhile: loanHeaderReceived(loanHeader({ isReadOnly: true })) },
])('forgets a choice with its reason and its comment when $what', ({ meanwhile }) => {
  const choosing = choosingLpa();
  expect(choosing.isUnsaved()).toBe(true);
  choosing.dispatch(meanwhile);
  expect(choosing.isUnsaved()).toBe(false);
  expect(choosing.draft()).toEqual({ key: null, reasonId: null, comment: '' });
});

it('keeps a choice while an older run is looked at', () => {
  const choosing = choosingLpa();
  choosing.dispatch(historyReceived([...KNOWN, runOf('408', '2026-11-01T10:00:00Z')]));
  choosing.dispatch(runPicked('408'));
  expect(choosing.isUnsaved()).toBe(true);
  choosing.dispatch(runPicked(null));
  expect(choosing.draft()).toEqual({ key: '502', reasonId: REASON, comment: 'Half the fee' });
});
