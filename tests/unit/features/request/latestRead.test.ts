import type { SagaGenerator } from 'typed-redux-saga';
import { describe, expect, it } from 'vitest';
import type { LoanId } from '@/config/loanId';
import { loanOpened, selectLoanHeader } from '@/features/loan/loanSlice';
import { saveAcknowledgementSaga } from '@/features/request/protocol/acknowledgementSaga';
import '@/features/request/state/creditReportSlice';
import '@/features/request/state/digitalVerificationsSlice';
import '@/features/request/state/requestSetupSlice';
import { acknowledgementTicked, selectAcknowledgementData } from '@/features/request/state/acknowledgementSlice';
import { placeChanged } from '@/features/navigation/navigationSlice';
import { FailedCall } from '@/lib/failure';
import type { Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { read, readsSaga } from '@/reads/readsSaga';
import { selectRead, readAnswered, readWanted } from '@/reads/readState';
import { createCredentialVault } from '@/features/request/protocol/credentialVault';
import type { LoanDeps } from '@/sagaDeps';
import { createSessionMemory } from '@/browser/memory';
import { agency, loanData, recentRequest, typeData, verification } from '@tests/fixtures/order';
import { loanHeader } from '@tests/fixtures/selection';
import { sagaStore } from '@tests/support/sagaStore';

const DOWN = new FailedCall({ kind: 'http', call: 'any', status: 503 });

/** Calls that the test answers one by one, in the order it wants. */
function heldCalls() {
  const held: { resolve: (answer: unknown) => void; reject: (error: Error) => void }[] = [];
  return {
    held,
    call: () => new Promise((resolve, reject) => void held.push({ resolve, reject })),
  };
}

/** Runs sagas of an open loan. Every call of the API is held, whichever it is. */
function openLoan(...sagas: ((deps: LoanDeps) => SagaGenerator<void>)[]) {
  const { held, call } = heldCalls();
  const everyCall = new Proxy({}, { get: () => call });
  const vault = createCredentialVault();
  const deps = {
    api: new Proxy({}, { get: (_, name) => (name === 'read' ? () => call : everyCall) }),
    loanId: '7100101' as LoanId,
    now: Date.now,
    serverClock: { now: () => null },
    memory: createSessionMemory(),
    vault,
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as LoanDeps;
  const store = sagaStore();
  store.dispatch(loanOpened(deps.loanId));
  const { loanId } = deps;
  store.dispatch(
    placeChanged({ href: '/7100101/request', kind: 'guarded', loanId, area: 'request', wantsFirstRoute: false }),
  );
  // The agencies wait for the loan's channel.
  store.dispatch(readAnswered({ name: 'loanData', answer: loanData() }));
  const run = (saga: (deps: LoanDeps) => SagaGenerator<void>) => store.run(saga, deps);
  sagas.forEach(run);
  /** Answers the call that was made as number `index`. */
  const answer = async (index: number, value: unknown): Promise<void> => {
    if (value instanceof Error) held[index]?.reject(value);
    else held[index]?.resolve(value);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { store, vault, run, answer };
}

interface Case {
  what: string;
  saga: (deps: LoanDeps) => SagaGenerator<void>;
  wanted: { type: string };
  of: (state: RootState) => Remote<unknown>;
  old: unknown;
  latest: unknown;
}

const report = { items: [] };

const cases: Case[] = [
  {
    what: 'credit on file',
    saga: readsSaga,
    wanted: readWanted({ name: 'recentRequest' }),
    of: (state) => selectRead(state, 'recentRequest'),
    old: { nothing: 'on file' },
    latest: { something: 'on file' },
  },
  {
    what: 'borrowers',
    saga: readsSaga,
    wanted: readWanted({ name: 'borrowers', key: 'aus' }),
    of: (state) => selectRead(state, 'borrowers', 'aus'),
    old: [],
    latest: [{ key: '1' }],
  },
  {
    what: 'data of a service',
    saga: readsSaga,
    wanted: readWanted({ name: 'duRequest' }),
    of: (state) => selectRead(state, 'duRequest'),
    old: typeData(),
    latest: { ...typeData(), identifier: 'newer' },
  },
  {
    what: 'latest request',
    saga: readsSaga,
    wanted: readWanted({ name: 'recentRequestData' }),
    of: (state) => selectRead(state, 'recentRequestData'),
    old: recentRequest(),
    latest: recentRequest({ isSoftPullPhase2ChangesEnabled: true }),
  },
  {
    what: 'authorization',
    saga: readsSaga,
    wanted: readWanted({ name: 'acknowledgement' }),
    of: selectAcknowledgementData,
    old: { isBorrowerAcknowledgementForCreditPullObtained: false },
    latest: { isBorrowerAcknowledgementForCreditPullObtained: true },
  },
  {
    what: 'reports of verifications',
    saga: readsSaga,
    wanted: readWanted({ name: 'verifications' }),
    of: (state) => selectRead(state, 'verifications'),
    old: [],
    latest: [verification()],
  },
];

describe.each(cases)('reading the $what twice', ({ saga, wanted, of, old, latest }) => {
  const readTwice = () => {
    const loan = openLoan(saga);
    loan.store.dispatch(wanted);
    loan.store.dispatch(wanted);
    return { ...loan, now: () => of(loan.store.getState()) };
  };

  it('keeps the answer of the newer read when the older one arrives last', async () => {
    const { answer, now } = readTwice();
    await answer(1, latest);
    await answer(0, old);
    expect(now()).toMatchObject({ status: 'ready', value: latest });
  });

  it('is loading until the newer read is answered', async () => {
    const { answer, now } = readTwice();
    await answer(0, old);
    expect(now().status).toBe('loading');
    await answer(1, latest);
    expect(now()).toMatchObject({ status: 'ready', value: latest });
  });

  it('forgets a failure of the older read, and reports one of the newer', async () => {
    const { answer, now } = readTwice();
    await answer(0, DOWN);
    expect(now()).toMatchObject({ status: 'loading', failure: undefined });
    await answer(1, DOWN);
    expect(now()).toMatchObject({ status: 'failed', failure: DOWN.failure });
  });
});

it('keeps no password of an older list of agencies', async () => {
  const { store, vault, answer } = openLoan(readsSaga);
  store.dispatch(readWanted({ name: 'creditAgencies', key: 'du' }));
  store.dispatch(readWanted({ name: 'creditAgencies', key: 'du' }));
  await answer(1, { agencies: [agency()], passwords: [{ account: '9', password: 'new' }] });
  await answer(0, { agencies: [], passwords: [{ account: '9', password: 'old' }] });
  expect(vault.of('9')).toBe('new');
  expect(selectRead(store.getState(), 'creditAgencies', 'du').value).toEqual([agency()]);
});

it('keeps the header of the newer read, whichever saga made it', async () => {
  const { store, run, answer } = openLoan(readsSaga);
  store.dispatch(readWanted({ name: 'loanHeaderData' }));
  run((deps) => read(deps, [{ name: 'loanHeaderData' }]));
  await answer(1, loanHeader({ loanNumber: '2' }));
  await answer(0, loanHeader({ loanNumber: '1' }));
  expect(selectLoanHeader(store.getState())?.loanNumber).toBe('2');
});

it('keeps a saved authorization when an older read says that there is none', async () => {
  const { store, answer } = openLoan(readsSaga, saveAcknowledgementSaga);
  store.dispatch(readWanted({ name: 'acknowledgement' }));
  store.dispatch(acknowledgementTicked(true));
  await answer(1, { isBorrowerAcknowledgementForCreditPullObtained: true });
  await answer(0, { isBorrowerAcknowledgementForCreditPullObtained: false });
  expect(selectAcknowledgementData(store.getState())).toMatchObject({
    status: 'ready',
    value: { isBorrowerAcknowledgementForCreditPullObtained: true },
  });
});

it('keeps two values apart', async () => {
  const { store, answer } = openLoan(readsSaga);
  store.dispatch(readWanted({ name: 'recentRequest' }));
  store.dispatch(readWanted({ name: 'borrowers', key: 'credit' }));
  await answer(0, report);
  await answer(1, []);
  expect(selectRead(store.getState(), 'recentRequest')).toMatchObject({ status: 'ready', value: report });
  expect(selectRead(store.getState(), 'borrowers', 'credit')).toMatchObject({ status: 'ready', value: [] });
});
