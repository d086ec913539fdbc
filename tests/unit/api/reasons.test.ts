import { describe, expect, it } from 'vitest';
import { reasonsOf } from '@/http/reasons';
import { wordsOf } from '@/lib/failure';

/** An error in an error, and so on. */
const nested = (levels: number, name: string): unknown => {
  let body: unknown = 'The loan is locked.';
  for (let level = 0; level < levels; level += 1) body = { [name]: body };
  return body;
};

describe('what a refusal says', () => {
  it('of thousands of errors, keeps the first and counts the others', () => {
    const errors = Array.from({ length: 5_000 }, (_, index) => ({ message: `${index} ${'x'.repeat(400)}` }));
    const reasons = reasonsOf({ errors });
    expect(reasons).toHaveLength(31);
    expect(reasons.at(-1)).toEqual({ key: null, field: null, borrowerKey: null, message: 'and 4970 more' });
    expect(wordsOf({ kind: 'http', call: 'placeOrder', status: 400, reasons }).length).toBeLessThanOrEqual(1_001);
  });

  it('is cut with a sign, and not within a character', () => {
    const [reason] = reasonsOf({ message: `${'x'.repeat(499)}😀 more` });
    expect(reason?.message).toBe(`${'x'.repeat(499)}…`);
  });

  it('keeps as many as an order has fields', () => {
    const errors = Array.from({ length: 30 }, (_, index) => ({ field: `field${index}`, message: 'No' }));
    expect(reasonsOf({ errors })).toHaveLength(30);
  });

  it.each(['error', 'errors', 'detail', 'message'])('is found in the few levels of %s that gateways add', (name) => {
    expect(reasonsOf(nested(3, name))).toMatchObject([{ message: 'The loan is locked.' }]);
    expect(reasonsOf(nested(60_000, name))).toEqual([]);
  });
});
