import { expect, it } from 'vitest';
import { FailedCall, failureOf, isFailedCall, type Failure } from '@/lib/failure';

it('finds the failure in any caught error', () => {
  const failure: Failure = { kind: 'http', call: 'employee', status: 404 };
  expect(failureOf(new FailedCall(failure))).toBe(failure);
  expect(failureOf(new TypeError('x is undefined'))).toEqual({ kind: 'bug', call: 'companion' });
  expect(isFailedCall(new FailedCall(failure), ({ status }) => status === 404)).toBe(true);
  expect(isFailedCall(new FailedCall(failure), ({ status }) => status === 500)).toBe(false);
  expect(isFailedCall('404', () => true)).toBe(false);
});
