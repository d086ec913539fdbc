import { describe, expect, it } from 'vitest';
import { addAwaited, countRead, isLookedFor, nothingAwaited } from '@/domain/history/awaitedRequests';

const listed = (...ids: string[]) => ids.map((requestId) => ({ requestId }));
const AWAITED = { ids: ['1', '2'], reads: 3 };

describe('ordered requests', () => {
  it.each([
    {
      what: 'are awaited, each once',
      given: nothingAwaited,
      more: ['1', '2', '1'],
      there: listed('9'),
      ids: ['1', '2'],
    },
    { what: 'are awaited beside earlier ones', given: AWAITED, more: ['3'], there: [], ids: ['1', '2', '3'] },
    {
      what: 'are not awaited when they are there',
      given: nothingAwaited,
      more: ['1', '2'],
      there: listed('1'),
      ids: ['2'],
    },
    { what: 'may have no ids', given: nothingAwaited, more: [], there: [], ids: [] },
  ])('$what', ({ given, more, there, ids }) => {
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
