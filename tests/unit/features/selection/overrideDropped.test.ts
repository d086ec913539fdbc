import { expect, it } from 'vitest';
import { overrideSaga } from '@/features/selection/sagas/overrideSaga';
import {
  overrideDraftEdited,
  overrideNotSaved,
  overrideSaved,
  overrideUnconfirmed,
  resultChosen,
  selectHasUnsavedOverride,
  selectOverride,
} from '@/features/selection/state/overrideSlice';
import { runPicked } from '@/features/selection/state/selectionSlice';
import type { LoanDeps } from '@/sagaDeps';
import { readAnswered } from '@/reads/readState';
import { loanHeader, lpaItem, lpaResult, runItem, selectionResult } from '@tests/fixtures/selection';
import { sagaStore } from '@tests/support/sagaStore';

const REASON = '2';
const KNOWN = [runItem({ isRecommended: true }), lpaItem()];

/** DU is recommended; the user has chosen LPA, with a reason and a comment, and has not saved it. */
function choosingLpa() {
  const silent = () => new Promise(() => undefined);
  const deps = {
    api: { loans: { header: silent }, selections: { recommendations: silent, list: silent } },
    loanId: '7100101',
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as LoanDeps;
  const store = sagaStore();
  store.run(overrideSaga, deps);
  store.dispatch(readAnswered({ name: 'historySection', answer: KNOWN }));
  store.dispatch(
    readAnswered({
      name: 'currentRunSelections',
      key: '418',
      answer: [selectionResult({ isRecommended: true }), lpaResult()],
    }),
  );
  store.dispatch(resultChosen('502'));
  store.dispatch(overrideDraftEdited({ reasonId: REASON }));
  store.dispatch(overrideDraftEdited({ comment: 'Half the fee' }));
  return {
    dispatch: store.dispatch,
    isUnsaved: () => selectHasUnsavedOverride(store.getState()),
    draft: () => selectOverride(store.getState()).draft,
    notice: () => selectOverride(store.getState()).notice,
  };
}

const runOf = (runId: string, requestDate: string) =>
  runItem({ multiAusRequestId: runId, requestDate, key: runId, requestId: runId, isRecommended: true });

it.each([
  { what: 'the result in effect is chosen again', meanwhile: resultChosen(null) },
  {
    what: 'a newer run has become the current one',
    meanwhile: readAnswered({ name: 'historySection', answer: [runOf('419', '2026-11-15T10:00:00Z'), ...KNOWN] }),
  },
  {
    what: 'it is in effect by now',
    meanwhile: readAnswered({
      name: 'currentRunSelections',
      key: '418',
      answer: [selectionResult(), lpaResult({ isSelected: true })],
    }),
  },
  {
    what: 'the loan is read-only by now',
    meanwhile: readAnswered({ name: 'loanHeaderData', answer: loanHeader({ isReadOnly: true }) }),
  },
])('drops a choice with its reason and comment when $what', ({ meanwhile }) => {
  const choosing = choosingLpa();
  expect(choosing.isUnsaved()).toBe(true);
  choosing.dispatch(meanwhile);
  expect(choosing.isUnsaved()).toBe(false);
  expect(choosing.draft()).toEqual({ key: null, reasonId: null, comment: '' });
});

it('says that a prepared choice was dropped, with the comment that was typed', () => {
  const choosing = choosingLpa();
  choosing.dispatch(readAnswered({ name: 'historySection', answer: [runOf('419', '2026-11-15T10:00:00Z'), ...KNOWN] }));
  expect(choosing.notice()).toEqual({
    tone: 'warning',
    runId: '419',
    requestId: '419',
    text: 'Your unsaved choice was removed, because it can no longer be saved. Your comment: Half the fee',
  });
});

it.each([
  ['success', overrideSaved({ runId: '418', requestId: '4181', text: 'DU is now the selected result.' })],
  ['error', overrideNotSaved({ runId: '418', requestId: '4181', text: 'The selection was refused.' })],
  ['warning', overrideUnconfirmed({ runId: '418', requestId: '4181', text: 'The selection is not confirmed.' })],
])('keeps the %s notice when the user returns to the result in effect, so that no card moves', (_, outcome) => {
  const choosing = choosingLpa();
  choosing.dispatch(outcome);
  const notice = choosing.notice();
  expect(notice).not.toBeNull();
  choosing.dispatch(resultChosen(null));
  expect(choosing.notice()).toEqual(notice);
});

it('keeps a choice while the user views an older run', () => {
  const choosing = choosingLpa();
  choosing.dispatch(readAnswered({ name: 'historySection', answer: [...KNOWN, runOf('408', '2026-11-01T10:00:00Z')] }));
  choosing.dispatch(runPicked('408'));
  expect(choosing.isUnsaved()).toBe(true);
  choosing.dispatch(runPicked(null));
  expect(choosing.draft()).toEqual({ key: '502', reasonId: REASON, comment: 'Half the fee' });
});
