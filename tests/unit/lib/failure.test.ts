import { expect, it } from 'vitest';
import { isRefusal } from '@/lib/failure';

it('a call that was never sent changed nothing; one without an answer may have', () => {
  expect(isRefusal({ kind: 'network', call: 'placeOrder', isUnsent: true })).toBe(true);
  expect(isRefusal({ kind: 'network', call: 'placeOrder' })).toBe(false);
});
