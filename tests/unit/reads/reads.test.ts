import { beforeAll, expect, it } from 'vitest';
import { type CallName, calls } from '@/app/calls';
import { loadArea } from '@/app/loadArea';
import { rootReducer } from '@/app/store';
import { AREAS } from '@/config/paths';
import { READ_NAMES, READS } from '@/reads/reads';

// A screen's slices join the store with its code.
beforeAll(() => Promise.all(AREAS.map(loadArea)));

/** The employee is looked up with the user, whatever the loan. */
const OF_NO_LOAN: readonly CallName[] = ['employee'];

it('each reading call of the contract belongs to a read', () => {
  const read = new Set(READ_NAMES.flatMap((name) => READS[name].calls));
  const reading = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method === 'GET');
  expect(reading.filter((name) => !read.has(name))).toEqual(OF_NO_LOAN);
});

it.each(READ_NAMES)('the slice of the table keeps %s', (name) => {
  expect(rootReducer(undefined, { type: 'start' })[READS[name].in]).toHaveProperty(name);
});
