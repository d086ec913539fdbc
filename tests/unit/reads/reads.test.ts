import { expect, it } from 'vitest';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import '@/app/areas/historyArea';
import '@/app/areas/requestArea';
import '@/app/areas/selectionArea';
import { rootReducer } from '@/app/store';
import { readNames, readOf } from '@/reads/reads';

/** The employee is looked up with the user, whatever the loan. */
const OF_NO_LOAN: readonly CallName[] = ['employee'];

it('each reading call of the contract belongs to a read', () => {
  const read = new Set(readNames().flatMap((name) => readOf(name).calls));
  const reading = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method === 'GET');
  expect(reading.filter((name) => !read.has(name))).toEqual(OF_NO_LOAN);
});

it('the slice of each read keeps it', () => {
  const state = rootReducer(undefined, { type: 'start' });
  for (const name of readNames()) expect(state[readOf(name).in]).toHaveProperty(name);
});
