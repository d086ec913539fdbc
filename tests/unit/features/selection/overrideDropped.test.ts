import { expect, it } from 'vitest';
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
import { readAnswered } from '@/reads/readState';
import { loanHeader, lpaItem, lpaResult, runItem, selectionResult } from '@tests/fixtures/selection';
import { choosingLpa } from '@tests/support/overrideDesk';

const KNOWN = [runItem({ isRecommended: true }), lpaItem()];

/** With a comment, not saved. */
function choosing() {
  const { store } = choosingLpa();
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
  const desk = choosing();
  expect(desk.isUnsaved()).toBe(true);
  desk.dispatch(meanwhile);
  expect(desk.isUnsaved()).toBe(false);
  expect(desk.draft()).toEqual({ key: null, reasonId: null, comment: '' });
});

it('says that a prepared choice was dropped, with the comment that was typed', () => {
  const desk = choosing();
  desk.dispatch(readAnswered({ name: 'historySection', answer: [runOf('419', '2026-11-15T10:00:00Z'), ...KNOWN] }));
  expect(desk.notice()).toEqual({
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
  const desk = choosing();
  desk.dispatch(outcome);
  const notice = desk.notice();
  expect(notice).not.toBeNull();
  desk.dispatch(resultChosen(null));
  expect(desk.notice()).toEqual(notice);
});

it('keeps a choice while the user views an older run', () => {
  const desk = choosing();
  desk.dispatch(readAnswered({ name: 'historySection', answer: [...KNOWN, runOf('408', '2026-11-01T10:00:00Z')] }));
  desk.dispatch(runPicked('408'));
  expect(desk.isUnsaved()).toBe(true);
  desk.dispatch(runPicked(null));
  expect(desk.draft()).toEqual({ key: '502', reasonId: '2', comment: 'Half the fee' });
});
