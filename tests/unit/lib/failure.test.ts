import { expect, it } from 'vitest';
import { FailedCall, isFailedCall, isRefusal, type Failure } from '@/lib/failure';

it('recognizes a failed call in any caught error', () => {
  const failure: Failure = { kind: 'http', call: 'employee', status: 404 };
  expect(isFailedCall(new FailedCall(failure), ({ status }) => status === 404)).toBe(true);
  expect(isFailedCall(new FailedCall(failure), ({ status }) => status === 500)).toBe(false);
  expect(isFailedCall('404', () => true)).toBe(false);
});

it('a call that was never sent changed nothing; one without an answer may have', () => {
  expect(isRefusal({ kind: 'network', call: 'placeOrder', isUnsent: true })).toBe(true);
  expect(isRefusal({ kind: 'network', call: 'placeOrder' })).toBe(false);
});
