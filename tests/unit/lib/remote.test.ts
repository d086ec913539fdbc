import { expect, it } from 'vitest';
import { idle, isEmptyHanded, isPending, toAnswered, toFailed, toLoading, toReady } from '@/lib/remote';
import type { Failure } from '@/lib/failure';

const FAILURE: Failure = { kind: 'network', call: 'loanData' };

it('keeps the last good value while it is asked again and after a failure', () => {
  const ready = toReady('value');
  expect(toLoading(ready)).toEqual({ status: 'loading', value: 'value', failure: undefined });
  expect(toFailed(ready, FAILURE)).toEqual({ status: 'failed', value: 'value', failure: FAILURE });
});

it('drops an answer with nothing in it (specification §5)', () => {
  expect(toAnswered(toReady('value'), undefined)).toEqual(toReady('value'));
  expect(toAnswered(toFailed(toReady('value'), FAILURE), 'news')).toEqual(toReady('news'));
});

it('is pending until the first answer or failure', () => {
  expect([idle, toLoading(idle), toReady(0), toFailed(idle, FAILURE), toLoading(toReady(0))].map(isPending)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('is empty-handed after an answer with nothing in it, unless something was known before', () => {
  const answered = [toAnswered(idle, undefined), toAnswered(toReady(0), undefined), toFailed(idle, FAILURE), idle];
  expect(answered.map(isEmptyHanded)).toEqual([true, false, false, false]);
});
