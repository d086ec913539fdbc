import { describe, expect, it } from 'vitest';
import { addAwaited, countRead, isLookedFor, nothingAwaited } from '@/features/runs/rules/historyRead';

const listed = (...ids: string[]) => ids.map((requestId) => ({ requestId }));
const AWAITED = { ids: ['1', '2'], reads: 3 };

describe('ordered requests', () => {
  it.each([
    ['are awaited, each once', nothingAwaited, ['1', '2', '1'], listed('9'), ['1', '2']],
    ['are awaited beside earlier ones', AWAITED, ['3'], [], ['1', '2', '3']],
    ['are not awaited when they are there', nothingAwaited, ['1', '2'], listed('1'), ['2']],
    ['may have no ids', nothingAwaited, [], [], []],
  ])('%s', (_, given, more, there, ids) => {
    expect(addAwaited(given, more, there)).toEqual({ ids, reads: 0 });
  });

  it('are awaited, read by read, until all are listed', () => {
    expect(countRead(AWAITED, listed('1'))).toEqual({ ids: ['2'], reads: 4 });
    expect(countRead(AWAITED, listed('2', '1'))).toBe(nothingAwaited);
    expect(countRead(nothingAwaited, listed('1'))).toBe(nothingAwaited);
  });

  it('are looked up twelve times', () => {
    expect(isLookedFor(nothingAwaited)).toBe(false);
    expect(isLookedFor({ ids: ['1'], reads: 0 })).toBe(true);
    expect(isLookedFor({ ids: ['1'], reads: 11 })).toBe(true);
    expect(isLookedFor({ ids: ['1'], reads: 12 })).toBe(false);
  });
});
