import { expect, it } from 'vitest';
import { idle, isLoadedEmpty, isPending, toAnswered, toCanceled, toFailed, toLoading } from '@/lib/remote';
import type { Failure } from '@/lib/failure';

const toReady = <Value>(value: Value) => toAnswered(idle, value);
const FAILURE: Failure = { kind: 'network', call: 'loanData' };

it('keeps the last good value during a reload and after a failure', () => {
  const ready = toReady('value');
  expect(toLoading(ready)).toEqual({ status: 'loading', value: 'value', failure: undefined });
  expect(toFailed(ready, FAILURE)).toEqual({ status: 'failed', value: 'value', failure: FAILURE });
});

it('is after a canceled read what it was before', () => {
  const ready = toReady('value');
  for (const before of [idle, ready, toFailed(idle, FAILURE), toFailed(ready, FAILURE)])
    expect(toCanceled(toLoading(before))).toEqual(before);
  expect(toCanceled(ready)).toEqual(ready);
});

// @spec SES-27
it('drops an empty response', () => {
  expect(toAnswered(toReady('value'), undefined)).toEqual(toReady('value'));
  expect(toAnswered(toFailed(toReady('value'), FAILURE), 'news')).toEqual(toReady('news'));
});

it('is pending until the first response or failure', () => {
  expect([idle, toLoading(idle), toReady(0), toFailed(idle, FAILURE), toLoading(toReady(0))].map(isPending)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('is loaded and empty after an empty response, unless a value was known before', () => {
  const answered = [toAnswered(idle, undefined), toAnswered(toReady(0), undefined), toFailed(idle, FAILURE), idle];
  expect(answered.map(isLoadedEmpty)).toEqual([true, false, false, false]);
});
