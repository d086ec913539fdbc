import { beforeEach, describe, expect, it, vi } from 'vitest';
import { historyWanted } from '@/features/runs/historySlice';
import {
  overrideCheckPressed,
  overrideDraftEdited,
  overrideSavePressed,
  resultChosen,
  selectSavingKey,
  selectOverride,
} from '@/features/selection/state/overrideSlice';
import { selectRunInView } from '@/features/selection/state/selectionSelectors';
import { runPicked } from '@/features/selection/state/selectionSlice';
import type { Failure } from '@/lib/failure';
import { readAnswered } from '@/reads/readState';
import { lpaItem, runItem } from '@tests/fixtures/selection';
import { after, before, choosingLpa, entry, failing, LOAN_ID, logIs, reasons, save } from '@tests/support/overrideDesk';

beforeEach(() => {
  vi.useFakeTimers();
});

it('selects at once, sends the choice and reloads everything', async () => {
  const choosing = choosingLpa();
  const { store, override } = choosing;
  store.dispatch(overrideSavePressed());
  expect(choosing.tick()).toBe('LPA');
  await vi.advanceTimersByTimeAsync(0);
  expect(override.mock.calls[0]?.[0]).toEqual({
    loanId: LOAN_ID,
    multiAusRequestId: '418',
    recommendedRequestId: '4181',
    selectedRequestId: '4182',
    selectedAusRequestTypeId: 3,
    overrideReasonId: reasons[0]?.overrideReasonId,
    overrideReason: reasons[0]?.overrideReason,
    comment: '',
  });
  expect(selectOverride(store.getState()).notice?.text).toBe('LPA is now the selected result.');
  expect(selectOverride(store.getState()).draft.key).toBeNull();
  expect(choosing.header).toHaveBeenCalledTimes(1);
  expect(choosing.recommendations).toHaveBeenCalledTimes(1);
  expect(choosing.list).toHaveBeenCalledTimes(1);
  expect(choosing.actions).toContain(historyWanted().type);
});

it('sends once, however often it is pressed', async () => {
  const choosing = choosingLpa();
  choosing.store.dispatch(overrideSavePressed());
  choosing.store.dispatch(overrideSavePressed());
  await save(choosing);
  expect(choosing.override).toHaveBeenCalledTimes(1);
});

it('sends nothing without a reason', async () => {
  const choosing = choosingLpa();
  choosing.store.dispatch(overrideDraftEdited({ reasonId: null }));
  await save(choosing);
  expect(choosing.override).not.toHaveBeenCalled();
});

describe('a refusal', () => {
  it.each([
    { status: 400, reasons: [{ key: null, field: 'comment', borrowerKey: null, message: null }] },
    { status: 400 },
    { status: 403 },
    { status: 404 },
    { status: 422 },
  ])('with %o is compared with the books, reverts the choice and keeps the draft', async (said) => {
    const choosing = choosingLpa();
    choosing.override.mockImplementation(failing(said));
    choosing.list.mockResolvedValue(before);
    logIs(choosing);
    await save(choosing);
    expect(choosing.tick()).toBeUndefined();
    expect(selectOverride(choosing.store.getState()).notice?.tone).toBe('error');
    expect(selectOverride(choosing.store.getState()).draft).toMatchObject({ key: '502', reasonId: '2' });
    expect(choosing.list).toHaveBeenCalledTimes(2);
  });

  it.each([400, 403, 422])('of status %s after the work was done is none', async (status) => {
    const choosing = choosingLpa();
    choosing.override.mockImplementation(failing({ status }));
    await save(choosing);
    expect(selectOverride(choosing.store.getState()).notice?.tone).toBe('success');
    expect(choosing.tick()).toBe('LPA');
  });
});

describe('a lost response', () => {
  const losses: Partial<Failure>[] = [
    { status: 409 },
    { status: 500 },
    { status: 503 },
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'unreadable' },
  ];

  // @spec SEL-7
  it.each(losses)('%o that succeeded is confirmed by reading back', async (loss) => {
    const choosing = choosingLpa();
    choosing.override.mockImplementation(failing(loss));
    await save(choosing);
    expect(selectOverride(choosing.store.getState()).notice?.tone).toBe('success');
    expect(choosing.tick()).toBe('LPA');
    expect(choosing.override).toHaveBeenCalledTimes(1);
  });

  it.each(losses)('%o that failed is in doubt only after reading back three times', async (loss) => {
    const choosing = choosingLpa();
    choosing.override.mockImplementation(failing(loss));
    choosing.list.mockResolvedValue(before);
    logIs(choosing);
    await save(choosing);
    expect(selectOverride(choosing.store.getState()).phase).toBe('checking');
    expect(selectOverride(choosing.store.getState()).notice?.text).toMatch(
      /^The (response|service) .* Checking whether/,
    );
    await vi.advanceTimersByTimeAsync(6_000);
    expect(selectOverride(choosing.store.getState()).notice?.text).toMatch(/may still have been saved/);
    expect(choosing.tick()).toBeUndefined();
    expect(choosing.override).toHaveBeenCalledTimes(1);
  });

  it('that cannot be read back stays unconfirmed until the user checks again', async () => {
    const choosing = choosingLpa();
    choosing.override.mockImplementation(failing({ kind: 'network' }));
    choosing.list.mockImplementation(failing({ kind: 'network' }));
    await save(choosing);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(selectOverride(choosing.store.getState()).phase).toBe('unconfirmed');
    expect(selectSavingKey(choosing.store.getState())).toBeNull();
    choosing.store.dispatch(overrideSavePressed());
    choosing.list.mockResolvedValue(after);
    choosing.store.dispatch(overrideCheckPressed());
    await vi.advanceTimersByTimeAsync(0);
    expect(selectOverride(choosing.store.getState()).notice?.tone).toBe('success');
    expect(choosing.override).toHaveBeenCalledTimes(1);
  });

  it('that is unconfirmed stays so, and can still be checked, when something else is chosen', async () => {
    const choosing = choosingLpa();
    choosing.override.mockImplementation(failing({ kind: 'network' }));
    choosing.list.mockImplementation(failing({ kind: 'network' }));
    await save(choosing);
    await vi.advanceTimersByTimeAsync(6_000);
    const notice = selectOverride(choosing.store.getState()).notice;
    expect(notice?.text).toMatch(/could not confirm/);
    choosing.store.dispatch(resultChosen(null));
    expect(selectOverride(choosing.store.getState()).notice).toBe(notice);
    expect(selectOverride(choosing.store.getState()).draft.key).toBe('502');
  });

  it.each([undefined, { results: before, logs: [] }, { results: undefined, logs: undefined }])(
    'reads back after a response that does not show the selection: %o',
    async (answer) => {
      const choosing = choosingLpa();
      choosing.override.mockResolvedValue(answer);
      await save(choosing);
      expect(choosing.list).toHaveBeenCalled();
      expect(selectOverride(choosing.store.getState()).notice?.tone).toBe('success');
    },
  );
});

it('reloads the results of the run that was saved, also while another run is in view', async () => {
  const choosing = choosingLpa();
  choosing.store.dispatch(
    readAnswered({
      name: 'historySection',
      answer: [
        runItem({ isRecommended: true }),
        lpaItem(),
        runItem({ multiAusRequestId: '417', requestDate: '2026-11-01T10:00:00Z', key: '401', requestId: '4171' }),
      ],
    }),
  );
  choosing.override.mockImplementation(async () => {
    choosing.store.dispatch(runPicked('417'));
    return Promise.resolve({ results: after, logs: [entry()] });
  });
  await save(choosing);
  expect(selectRunInView(choosing.store.getState())?.runId).toBe('417');
  expect(choosing.list.mock.calls.map(([read]) => read)).toEqual([{ loanId: LOAN_ID, runId: '418' }]);
});

it('sends a choice with a warning with the same press', async () => {
  const choosing = choosingLpa(2);
  await save(choosing);
  expect(choosing.override).toHaveBeenCalledTimes(1);
});

it('sends nothing when a newer run was received before the press', async () => {
  const choosing = choosingLpa();
  const newer = { multiAusRequestId: '419', requestDate: '2026-11-15T10:00:00Z', isRecommended: true };
  choosing.store.dispatch(
    readAnswered({
      name: 'historySection',
      answer: [runItem(), lpaItem(), runItem({ ...newer, key: '601', requestId: '4191' })],
    }),
  );
  await save(choosing);
  expect(choosing.override).not.toHaveBeenCalled();
  expect(selectOverride(choosing.store.getState()).phase).toBe('editing');
});
