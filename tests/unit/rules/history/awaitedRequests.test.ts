import { describe, expect, it } from 'vitest';
import { addAwaited, awaitedAfter, isLookedFor, nothingAwaited } from '@/features/runs/rules/historyRead';

const listed = (...ids: string[]) => ids.map((requestId) => ({ requestId }));
const AWAITED = { ids: ['1', '2'], reads: { first: 100, latest: 200 } };

describe('ordered requests', () => {
  it.each([
    ['are awaited, each once', nothingAwaited, ['1', '2', '1'], listed('9'), ['1', '2']],
    ['are awaited beside earlier ones', AWAITED, ['3'], [], ['1', '2', '3']],
    ['are not awaited when they are there', nothingAwaited, ['1', '2'], listed('1'), ['2']],
    ['may have no ids', nothingAwaited, [], [], []],
  ])('%s', (_, given, more, there, ids) => {
    expect(addAwaited(given, more, there)).toEqual({ ids, reads: null });
  });

  it('are awaited, read by read, until all are listed', () => {
    expect(awaitedAfter(AWAITED, listed('1'), 300)).toEqual({ ids: ['2'], reads: { first: 100, latest: 300 } });
    expect(awaitedAfter(AWAITED, listed('2', '1'), 300)).toBe(nothingAwaited);
    expect(awaitedAfter(nothingAwaited, listed('1'), 300)).toBe(nothingAwaited);
  });

  it('are looked up for a minute, whatever the interval', () => {
    const ids = ['1'];
    expect(isLookedFor(nothingAwaited)).toBe(false);
    expect(isLookedFor({ ids, reads: null })).toBe(true);
    expect(isLookedFor({ ids, reads: { first: 100, latest: 60_099 } })).toBe(true);
    expect(isLookedFor({ ids, reads: { first: 100, latest: 60_100 } })).toBe(false);
  });
});
