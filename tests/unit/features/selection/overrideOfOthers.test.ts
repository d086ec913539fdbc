import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unreadItemsSlice } from '@/features/loan/unreadItemsSlice';
import { selectOverrideChoice } from '@/features/selection/state/selectionSelectors';
import { overrideDraftEdited, selectOverride } from '@/features/selection/state/overrideSlice';
import { readAnswered } from '@/reads/readState';
import { lpaResult, selectionResult } from '@tests/fixtures/selection';
import {
  after,
  before,
  type Choosing,
  choosingLpa,
  entry,
  failing,
  logIs,
  reasons,
  save,
} from '@tests/support/overrideDesk';
import type { OverrideLogEntry } from '@/features/selection/api/contract/selection';

const { itemsUnread } = unreadItemsSlice.actions;

beforeEach(() => {
  vi.useFakeTimers();
});

// @spec SEL-12
describe('a selection that another made in the meantime', () => {
  const noticeOf = ({ store }: Choosing) => selectOverride(store.getState()).notice?.text;
  const draftOf = ({ store }: Choosing) => selectOverride(store.getState()).draft;

  async function saveUnanswered(choosing: Choosing): Promise<void> {
    choosing.override.mockImplementation(failing({ kind: 'network' }));
    choosing.store.dispatch(overrideDraftEdited({ comment: 'Half the fee' }));
    await save(choosing);
    await vi.advanceTimersByTimeAsync(6_000);
  }

  const mine = entry({ comment: 'Half the fee' });

  it.each<[string, Partial<OverrideLogEntry>]>([
    ['with another reason', { overrideReason: 'Borrower request' }],
    ['without a reason', { overrideReason: null }],
    ['with another comment', { comment: 'Twice the fee' }],
    ['without the comment', { comment: null }],
    ['before the press', { overriddenOn: '2026-11-14T10:50:00Z' }],
    ['on an earlier day', { overriddenOn: '2026-11-11' }],
    ['of another result', { toAusRequestType: 'DU', requestId: '4181' }],
    ['of another run', { requestId: '4092' }],
  ])('%s is not this one: the form stays', async (_, over) => {
    const choosing = choosingLpa();
    logIs(choosing, { ...mine, ...over });
    await saveUnanswered(choosing);
    expect(noticeOf(choosing)).toMatch(/^LPA is selected, but the override log has no entry with your reason/);
    expect(draftOf(choosing)).toEqual({ key: '502', reasonId: '2', comment: 'Half the fee' });
    expect(selectOverrideChoice(choosing.store.getState())).toMatchObject({
      comment: 'Half the fee',
      isInEffect: true,
    });
    logIs(choosing, { ...mine, overrideLogId: '10' });
    await save(choosing);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(noticeOf(choosing)).toBe('LPA is now the selected result.');
    expect(choosing.override).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Partial<OverrideLogEntry>]>([
    ['by another person', { overriddenBy: 'Pat Lindqvist' }],
    ['by nobody who is named', { overriddenBy: null }],
  ])('%s is not certainly this one', async (_, over) => {
    const choosing = choosingLpa();
    logIs(choosing, { ...mine, ...over });
    await saveUnanswered(choosing);
    expect(noticeOf(choosing)).toMatch(
      /^We could not confirm whether the selection was saved\. Check the override log/,
    );
    expect(draftOf(choosing)).toEqual({ key: '502', reasonId: '2', comment: 'Half the fee' });
  });

  it('is not this one although the log had it before the press, with every word', async () => {
    const choosing = choosingLpa();
    choosing.store.dispatch(
      readAnswered({ name: 'recommendations', answer: { recommendations: [], reasons, logs: [mine] } }),
    );
    logIs(choosing, mine);
    await saveUnanswered(choosing);
    expect(noticeOf(choosing)).toMatch(/^LPA is selected, but/);
  });

  it.each<[string, Partial<OverrideLogEntry>]>([
    ['the name of the sign-in', { overriddenBy: 'RITA.IBARRA' }],
    ['the last name first', { overriddenBy: 'Ibarra, Rita' }],
    ['an address', { overriddenBy: 'rita.ibarra@lender.test' }],
    ['no time', { overriddenOn: null }],
    ['a day', { overriddenOn: '2026-11-14' }],
    ['the id of the run', { requestId: '418' }],
    ['no request', { requestId: null }],
    ['no result', { toAusRequestType: null }],
    ['other spaces', { comment: ' Half  the fee ' }],
  ])('but one with %s is this one', async (_, over) => {
    const choosing = choosingLpa();
    logIs(choosing, { ...mine, ...over });
    await saveUnanswered(choosing);
    expect(noticeOf(choosing)).toBe('LPA is now the selected result.');
  });
});

describe('the log', () => {
  const noticeOf = ({ store }: Choosing) => selectOverride(store.getState()).notice;

  it.each([
    ['that cannot be read', failing({ kind: 'network' })],
    ['that the service does not send', () => Promise.resolve({ recommendations: [], reasons, logs: undefined })],
  ])('%s leaves a lost selection unconfirmed', async (_, read) => {
    const choosing = choosingLpa();
    choosing.override.mockImplementation(failing({ kind: 'network' }));
    choosing.recommendations.mockImplementation(read);
    await save(choosing);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(selectOverride(choosing.store.getState()).phase).toBe('unconfirmed');
  });

  it('that is partly unreadable does not show that nothing was saved', async () => {
    const choosing = choosingLpa();
    choosing.override.mockImplementation(failing({ kind: 'network' }));
    choosing.list.mockResolvedValue(before);
    logIs(choosing);
    choosing.store.dispatch(itemsUnread({ call: 'recommendations', path: '/recommendations', count: 1 }));
    await save(choosing);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(selectOverride(choosing.store.getState()).phase).toBe('unconfirmed');
  });

  it('may name the user as it likes in the response to the press itself', async () => {
    const choosing = choosingLpa();
    choosing.override.mockResolvedValue({ results: after, logs: [entry({ overriddenBy: 'U4711' })] });
    await save(choosing);
    expect(noticeOf(choosing)?.tone).toBe('success');
  });
});

it('does not call a selection unsaved for an early read without it, if the last one failed', async () => {
  const choosing = choosingLpa();
  choosing.override.mockImplementation(failing({ kind: 'network' }));
  choosing.list.mockResolvedValueOnce(before).mockImplementation(failing({ kind: 'network' }));
  logIs(choosing);
  await save(choosing);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(selectOverride(choosing.store.getState()).phase).toBe('unconfirmed');
  expect(selectOverride(choosing.store.getState()).notice?.text).toMatch(/could not confirm/);
});

it('does not call a result selected while others are too', async () => {
  const choosing = choosingLpa();
  const both = [selectionResult({ isSelected: true }), lpaResult({ isSelected: true })];
  choosing.override.mockResolvedValue({ results: both, logs: [entry()] });
  choosing.list.mockResolvedValue(both);
  await save(choosing);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(selectOverride(choosing.store.getState()).notice?.tone).not.toBe('success');
});
