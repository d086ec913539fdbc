import { expect, it, vi } from 'vitest';
import type { Area } from '@/config/paths';
import type { LoanId } from '@/config/loanId';
import { placeChanged } from '@/features/navigation/navigationSlice';
import '@/features/request/state/orderSelectors';
import { FailedCall } from '@/lib/failure';
import { readAnswered, readForgotten, readWanted, selectFailed, selectRead } from '@/reads/readState';
import { read, readsSaga } from '@/reads/readsSaga';
import { readStrictly } from '@/reads/readNow';
import type { LoanDeps } from '@/sagaDeps';
import { sagaStore } from '@tests/support/sagaStore';

const LOAN_ID = '7100101' as LoanId;
const AUTHORIZATION = { name: 'acknowledgement' } as const;
const HEADER = { name: 'loanHeaderData' } as const;

/** Opens a screen with its reads running. The test answers each call. */
function open(area: Area) {
  const calls: {
    signal: AbortSignal;
    isAddition: boolean;
    answer: (value: unknown) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  const held = (_: unknown, signal: AbortSignal, isAddition: boolean) =>
    new Promise((resolve, reject) => {
      calls.push({
        signal,
        isAddition,
        answer: (value) => (resolve(value), settled()),
        fail: () => (reject(new FailedCall({ kind: 'network', call: 'any' })), settled()),
      });
    });
  const deps = {
    api: {
      read: () => held,
      creditAgencies: { list: held },
      loans: { header: held },
      history: { poll: held },
    },
    loanId: LOAN_ID,
    now: Date.now,
    vault: { keep: vi.fn() },
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as LoanDeps;
  const store = sagaStore();
  const goTo = (next: Area) =>
    store.dispatch(placeChanged({ href: next, kind: 'guarded', loanId: LOAN_ID, area: next, wantsFirstRoute: false }));
  goTo(area);
  store.run(readsSaga, deps);
  const of = (name: 'acknowledgement' | 'loanHeaderData' | 'historySection') => selectRead(store.getState(), name);
  return { store, deps, calls, goTo, of };
}

it('a read of a screen is canceled when the user leaves it, and one of the loan goes on', () => {
  const { store, calls, goTo, of } = open('request');
  store.dispatch(readWanted(AUTHORIZATION, HEADER));
  goTo('history');
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect([of('acknowledgement').status, of('loanHeaderData').status]).toEqual(['idle', 'loading']);
});

it('what only another screen reads is not read here, so that no password comes back to the vault', async () => {
  const { store, calls, deps } = open('history');
  store.dispatch(readAnswered({ name: 'loanData', answer: { businessChannelId: 2 } as never }));
  store.dispatch(readWanted({ name: 'creditAgencies', key: 'du' }));
  await Promise.all(calls.map(({ answer }) => answer({ agencies: [], passwords: [{ account: '9', password: 'x' }] })));
  expect(deps.vault.keep).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

it.each(['history', 'request'] as const)(
  'agencies that answer after the user left or emptied the vault bring no password back (%s)',
  async (next) => {
    const { store, calls, deps, goTo } = open('request');
    const agencies = { name: 'creditAgencies', key: 'du' } as const;
    store.dispatch(readAnswered({ name: 'loanData', answer: { businessChannelId: 2 } as never }));
    store.dispatch(readWanted(agencies));
    goTo(next);
    if (next === 'request') store.dispatch(readForgotten(agencies));
    await calls[0]?.answer({ agencies: [], passwords: [{ account: '9', password: 'x' }] });
    expect(calls).toHaveLength(1);
    expect(deps.vault.keep).not.toHaveBeenCalled();
  },
);

it('a call is an addition where the specification does not make it', () => {
  const { store, calls, deps, goTo } = open('request');
  store.dispatch(readWanted(AUTHORIZATION, HEADER));
  goTo('history');
  store.run(() => read(deps, [AUTHORIZATION]));
  expect(calls.map(({ isAddition }) => isAddition)).toEqual([false, false, true]);
});

it('a saved value ends the read in flight, and so does one that is no longer true', () => {
  const { store, calls, of } = open('request');
  store.dispatch(readWanted(AUTHORIZATION));
  store.dispatch(readAnswered({ ...AUTHORIZATION, answer: { isRequired: true } as never }));
  store.dispatch(readWanted(AUTHORIZATION));
  store.dispatch(readForgotten(AUTHORIZATION));
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(of('acknowledgement')).toEqual({ status: 'idle', value: undefined, failure: undefined });
});

it('a strict read knows nothing if a newer read of the same value starts, or its value is doubted', async () => {
  const { store, deps, calls, of } = open('request');
  const strict = () => store.run(readStrictly<'acknowledgement'>, deps, 'acknowledgement').toPromise();
  const [first, second] = [strict(), strict()];
  store.dispatch(readForgotten(AUTHORIZATION));
  await Promise.all(calls.map(({ answer }) => answer({ isRequired: false })));
  expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
  expect(of('acknowledgement').value).toBeUndefined();
});

it('a strict read returns and keeps its own answer, also after the user left the screen', async () => {
  const { store, deps, calls, goTo, of } = open('request');
  const answer = store.run(readStrictly<'acknowledgement'>, deps, 'acknowledgement').toPromise();
  goTo('history');
  await calls[0]?.answer({ isRequired: false });
  expect(await answer).toEqual({ isRequired: false });
  expect(of('acknowledgement').value).toEqual({ isRequired: false });
});

it('what failed is offered again on its screens only', async () => {
  const { store, calls, goTo } = open('request');
  store.dispatch(readWanted(AUTHORIZATION, HEADER));
  await Promise.all(calls.map(({ fail }) => fail()));
  expect(new Set(selectFailed(store.getState()).map(({ name }) => name))).toEqual(
    new Set([HEADER.name, AUTHORIZATION.name]),
  );
  goTo('history');
  expect(selectFailed(store.getState())).toEqual([HEADER]);
});

it('the history is left to its poller', () => {
  const { store, calls } = open('history');
  store.dispatch(readWanted({ name: 'historySection' }));
  expect(calls).toEqual([]);
});

it('a strict read that ends the read of a screen and fails leaves no old value that looks loaded', async () => {
  const { store, deps, calls, of } = open('request');
  store.dispatch(readAnswered({ ...HEADER, answer: { loanNumber: 'old' } as never }));
  store.dispatch(readWanted(HEADER));
  const answer = store.run(readStrictly<'loanHeaderData'>, deps, 'loanHeaderData').toPromise();
  await calls[1]?.fail();
  expect(await answer).toBeUndefined();
  expect(of('loanHeaderData').status).toBe('failed');
  expect(selectFailed(store.getState())).toEqual([HEADER]);
});

it('a strict read that fails changes nothing that a screen shows, if no screen waits for it', async () => {
  const { store, deps, calls, of } = open('request');
  store.dispatch(readAnswered({ ...HEADER, answer: { loanNumber: 'old' } as never }));
  void store.run(readStrictly<'loanHeaderData'>, deps, 'loanHeaderData');
  await calls[0]?.fail();
  expect(of('loanHeaderData')).toMatchObject({ status: 'ready', failure: undefined });
});
