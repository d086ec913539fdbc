import { describe, expect, it } from 'vitest';
import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';
import { endsPolling, pollDelay, followRun, isFollowed, noRun } from '@/features/runs/rules/runProgress';
import { transitionsBetween } from '@/features/runs/rules/historyRead';
import { historyItem, multiRequest } from '@tests/fixtures/historyItem';
import type { HistoryItem } from '@/features/runs/api/contract/history';

const running = { status: 'Processing' };
const recommended = { isWaterfallLogicApplied: true };

/** Returns what each read in a row means; each is five seconds after the one before. */
const judge = (...reads: HistoryItem[][]) => {
  let progress = noRun;
  return reads.map((items, index) => {
    const { finished, ...next } = followRun(progress, items, { tick: index * 5_000 });
    progress = next.progress;
    return isFollowed(progress) ? 'following' : finished.length > 0 ? 'settled' : 'idle';
  });
};

describe('followRun', () => {
  it.each([
    // @spec HIS-48
    ['rests when nothing runs', [[], [historyItem(), ...multiRequest('2')]], ['idle', 'idle']],
    // @spec HIS-47
    [
      'goes on while anything is Processing',
      [[historyItem(running)], [historyItem({ key: 'done' }), historyItem({ ...running, key: 'second' })]],
      ['following', 'following'],
    ],
    // @spec HIS-50
    [
      'settles when a single run is over: there are no items of the same multi request',
      [[historyItem(running)], [historyItem()], [historyItem()]],
      ['following', 'settled', 'idle'],
    ],
    // @spec HIS-49
    [
      'settles when the waterfall was applied',
      [multiRequest('1', running, running), multiRequest('1', {}, running), multiRequest('1', recommended)],
      ['following', 'following', 'settled'],
    ],
    // @spec HIS-51
    [
      'settles when a service of the multi request failed',
      [multiRequest('1', running), multiRequest('1', { status: 'Error' })],
      ['following', 'settled'],
    ],
    // @spec HIS-51
    [
      'settles when a service of the multi request has an error beside another status',
      [multiRequest('1', running), multiRequest('1', { isError: true })],
      ['following', 'settled'],
    ],
    [
      'settles when all services failed, and when a run was stopped',
      [
        multiRequest('1', running, running),
        multiRequest('1', { status: 'Error' }, { status: 'Error' }),
        [historyItem(running)],
        [historyItem({ status: 'Cancel' })],
      ],
      ['following', 'settled', 'following', 'settled'],
    ],
    // @spec HIS-48
    [
      'waits for the waterfall, but not for that of an older multi request',
      [multiRequest('1', running), [...multiRequest('1'), ...multiRequest('2', recommended)]],
      ['following', 'following'],
    ],
    // @spec HIS-50
    ['settles when the multi request is gone', [multiRequest('1', running), []], ['following', 'settled']],
    [
      'waits for every multi request that ran',
      [
        [...multiRequest('1', running), ...multiRequest('2', running)],
        [...multiRequest('1', recommended), ...multiRequest('2')],
        [...multiRequest('1', recommended), ...multiRequest('2', recommended)],
      ],
      ['following', 'following', 'settled'],
    ],
  ])('%s', (_, reads, expected) => expect(judge(...reads)).toEqual(expected));

  // @spec HIS-52
  it('waits six more reads for a missing recommendation', () => {
    const after = Array.from({ length: 8 }, () => [...multiRequest('1')]);
    expect(judge([...multiRequest('1', running)], ...after)).toEqual([
      'following',
      ...Array.from({ length: 6 }, () => 'following'),
      'settled',
      'idle',
    ]);
  });

  it.each([1_000, 5_000, 10_000])('waits 30 seconds for it, whatever the interval: %i ms', (interval) => {
    let { progress } = followRun(noRun, multiRequest('1', running), { tick: 0 });
    for (let tick = interval; tick < interval + 30_000; tick += interval)
      ({ progress } = followRun(progress, multiRequest('1'), { tick }));
    expect(isFollowed(progress)).toBe(true);
    expect(followRun(progress, multiRequest('1'), { tick: interval + 30_000 }).finished).not.toEqual([]);
  });
});

describe('polling after a failure', () => {
  it('backs off from an interval to a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 500].map(pollDelay)).toEqual([
      ...[1, 1, 2, 4, 8].map((intervals) => Math.min(intervals * HISTORY_POLL_INTERVAL_MS, 60_000)),
      ...[60_000, 60_000, 60_000],
    ]);
  });

  it.each([
    { failure: { kind: 'http', status: 401 }, ends: true },
    { failure: { kind: 'signedOut' }, ends: true },
    { failure: { kind: 'http', status: 400 }, ends: false },
    { failure: { kind: 'http', status: 403 }, ends: false },
    { failure: { kind: 'http', status: 404 }, ends: false },
    { failure: { kind: 'http', status: 500 }, ends: false },
    { failure: { kind: 'network' }, ends: false },
    { failure: { kind: 'unreadable' }, ends: false },
    { failure: { kind: 'bug' }, ends: false },
  ] as const)('ends only without a session: $failure', ({ failure, ends }) => {
    expect(endsPolling({ call: 'historyDetails', ...failure })).toBe(ends);
  });
});

describe('transitionsBetween', () => {
  const [du, lpa] = multiRequest('1', running, running);

  it.each([
    ['says nothing of the first read', undefined, [du], []],
    ['says nothing of a run that goes on', [du], [du], []],
    ['says nothing of an unchanged read', [du], [{ ...du }], []],
    ['says nothing of old requests', [], [historyItem()], []],
    ['announces a run that started', [], [du], ['Request 11, DU: started']],
    [
      'announces all runs that ended',
      [du, lpa],
      [
        { ...du, status: 'Approve/Eligible' },
        { ...lpa, status: 'Error' },
      ],
      ['Request 11, DU: Approve/Eligible', 'Request 12, LPA: Error'],
    ],
    ['announces a run that ended without a status', [du], [{ ...du, status: '' }], ['Request 11, DU: done']],
  ])('%s', (_, before, after, expected) => expect(transitionsBetween(before, after)).toEqual(expected));
});
