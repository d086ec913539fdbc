import { createHash } from 'node:crypto';
import { fork, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { afterEach, beforeEach, vi } from 'vitest';
import type { OrderToPlace } from '@/features/request/api/orders';
import type { LoanId } from '@/config/loanId';
import type { Area } from '@/config/paths';
import { LISTING_MS } from '@/config/constants';
import { SERVICES } from '@/features/loan/rules/services';
import { USUAL_SERVICES } from '@/features/request/rules/orderServices';
import { borrowerKey } from '@/features/request/rules/borrower';
import { loanOpened } from '@/features/loan/loanSlice';
import { placeChanged, selectPlace } from '@/features/navigation/navigationSlice';
import { deploymentRead } from '@/features/preferences/deploymentSlice';
import { TRANSITIONS, transitionFor } from '@/features/request/protocol/orderMachine';
import { orderSaga } from '@/features/request/protocol/orderSaga';
import type { OrderEventType } from '@/features/request/protocol/rules/orderState';
import { keepDraftSaga } from '@/features/request/sagas/keepDraftSaga';
import { businessChannelChanged } from '@/features/request/state/requestSetupSlice';
import { requestsSeen } from '@/features/request/state/requestScreenSlice';
import { borrowersEdited } from '@/features/request/state/orderDraftSlice';
import {
  orderConfirmed,
  selectOrderState,
  selectSubmission,
  submitPressed,
} from '@/features/request/protocol/submissionSlice';
import { createCredentialVault } from '@/features/request/protocol/credentialVault';
import type { LoanDeps } from '@/sagaDeps';
import { createSessionMemory, type SessionMemory } from '@/browser/memory';
import { noTelemetry } from '@tests/support/noTelemetry';
import { read } from '@/reads/readsSaga';
import type { Ref } from '@/reads/readValues';
import { readAnswered, readAsked, readWanted } from '@/reads/readState';
import { notify } from '@/ui/notify';
import { agency, borrower, loanData, recentRequest, RETAIL, typeData } from '@tests/fixtures/order';
import { AUTHORIZED, fakeStorage, LOAN_ID, type OrderService } from './orderService';
import { testConfig } from './testConfig';
import { sagaStore } from './sagaStore';

/** Stops time for each test of a file; it passes only when the test advances it. */
export function holdTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
    hashAtOnce();
  });
}

/** Advances time, by default long enough for a response. */
export const settle = (ms = 50) => vi.advanceTimersByTimeAsync(ms);

/** Hashes immediately. The browser hashes in another thread, which fake timers don't wait for. */
export const hashAtOnce = () =>
  vi.spyOn(crypto.subtle, 'digest').mockImplementation((_, data) =>
    Promise.resolve(
      new Uint8Array(
        createHash('sha256')
          .update(new Uint8Array(data as ArrayBuffer))
          .digest(),
      ).buffer,
    ),
  );

/**
 * Opens one window of the app at the Request screen, with a new report for one borrower; `world` replaces dependencies.
 */
export function openDesk(
  service: OrderService,
  memory: SessionMemory = createSessionMemory(keptStorage()),
  world: Partial<LoanDeps> = {},
) {
  const went: string[] = [];
  const events: [name: string, properties?: Readonly<Record<string, string>>][] = [];
  const vault = createCredentialVault();
  const { openLasting, locks, openNews } = service.browser;
  const wholeReads = {
    acknowledgement: () => service.readAcknowledgement(),
    recentRequest: () => Promise.resolve(undefined),
    requestDetail: ({ requestId }: { requestId: string }) => Promise.resolve({ note: service.noteOf(requestId) }),
  };
  const deps = {
    config: { CREDIT_PRICES: { '*': { HARD: 80 } }, OKTA_CONFIG: { HARD_PULL_MAX_AGE_S: 0 } },
    auth: { signedInAt: () => null, personMark: () => 'rita' },
    api: {
      orders: {
        place: (order: OrderToPlace, signal: AbortSignal) => service.place(order, signal),
      },
      history: { books: () => service.list() },
      read: (name: keyof typeof wholeReads) => wholeReads[name],
      loans: { header: () => Promise.resolve(service.header) },
      acknowledgements: {
        save: ({ isObtained }: { isObtained: boolean }) => service.saveAcknowledgement(isObtained),
      },
      access: { privileges: () => Promise.resolve(service.privileges) },
      requestSetup: { borrowers: () => Promise.resolve(service.borrowers) },
    },
    loanId: LOAN_ID,
    vault,
    memory,
    lasting: openLasting(),
    locks: () => locks,
    orderNews: openNews(),
    serverClock: { now: service.now },
    telemetry: { ...noTelemetry, event: (...event: (typeof events)[number]) => void events.push(event) },
    notify,
    navigator: { go: (path: string) => void went.push(path) },
    now: Date.now,
    report: (error: unknown) => {
      throw error;
    },
    ...world,
  } as unknown as LoanDeps;
  const store = sagaStore();
  store.dispatch(deploymentRead(testConfig({ CREDIT_COST_ESTIMATE: 80 })));
  store.dispatch(loanOpened(LOAN_ID));
  for (const action of REQUEST_SCREEN) store.dispatch(action);
  followPhases(store);
  let task = store.run(orderWithDraft, deps);
  const reads = store.run(readAuthorization, deps);
  /** Simulates that the window becomes visible, which reads the loan's requests. */
  const comeBack = (tick = performance.now()): void =>
    void store.dispatch(readAnswered({ name: 'historySection', answer: service.items(), tick }));
  return {
    store,
    memory,
    vault,
    lasting: deps.lasting,
    went,
    events,
    close: () => {
      deps.orderNews.close();
      task.cancel();
      reads.cancel();
    },
    wantNewReport: () => store.dispatch(NEW_REPORT),
    /** Opens a loan in this window as the app does: the loan before it is canceled and forgotten. */
    openLoan(loanId: LoanId): void {
      task.cancel();
      store.dispatch(loanOpened(loanId));
      for (const action of loanId === LOAN_ID ? REQUEST_SCREEN : [requestScreenOf(loanId)]) store.dispatch(action);
      task = store.run(orderWithDraft, { ...deps, loanId });
    },
    comeBack,
    /** Reads the history now and a minute later, without the minute. */
    lookForAMinute: () => [0, LISTING_MS].forEach((later) => comeBack(performance.now() + later)),
  };
}

/** Every change of the phase is one that some event of the machine's table has; the type check knows which events. */
function followPhases(store: ReturnType<typeof sagaStore>): void {
  let from = selectOrderState(store.getState()).phase;
  store.subscribe(() => {
    const { phase } = selectOrderState(store.getState());
    if (phase === from) return;
    const ends = EVENTS.flatMap((event) => transitionFor(from, event).leadsTo);
    const isNewsDue = phase === 'waiting' && ends.includes('resting');
    // A session or loan that ends takes its order along.
    if (!ends.includes(phase) && !isNewsDue && phase !== 'resting') throw new Error(`${from} led to ${phase}`);
    from = phase;
  });
}

const EVENTS = Object.keys(TRANSITIONS) as OrderEventType[];

export type OrderDesk = ReturnType<typeof openDesk>;

function* orderWithDraft(deps: LoanDeps): SagaGenerator<void> {
  yield* fork(orderSaga, deps);
  yield* fork(keepDraftSaga, deps);
}

export const submissionOf = ({ store }: OrderDesk) => selectSubmission(store.getState());

/** Opens another screen of the loan, or comes back to Request. */
export function goTo({ store }: OrderDesk, area: Area): void {
  const place = selectPlace(store.getState());
  if (place !== null) store.dispatch(placeChanged({ ...place, area }));
}

/** The kinds of what the question asks about. @empty the status, where nothing is asked */
export const kindsOf = (desk: OrderDesk): string[] => {
  const shown = submissionOf(desk);
  return shown.status === 'confirming' ? shown.concerns.map(({ kind }) => kind) : [shown.status];
};

/** The texts of the question. @empty [] where nothing is asked */
export const linesOf = (desk: OrderDesk): string[] => {
  const shown = submissionOf(desk);
  return shown.status === 'confirming' ? shown.concerns.flatMap(({ title, lines }) => [title, ...lines]) : [];
};

/** Submits, and advances time long enough for a response. Returns the desk. */
export async function submit(desk: OrderDesk): Promise<OrderDesk> {
  desk.store.dispatch(submitPressed());
  await settle();
  return desk;
}

/** Answers the question before an order with yes, and advances time long enough for a response. */
export async function confirm({ store }: OrderDesk): Promise<void> {
  store.dispatch(orderConfirmed());
  await settle();
}

/**
 * Returns a function that opens desks. After each test of the file they are closed; time stands still in these tests.
 */
export function desksForTests(): typeof openDesk {
  holdTime();
  let desks: OrderDesk[] = [];
  afterEach(() => {
    desks.forEach(({ close }) => close());
    desks = [];
  });
  return (...of) => {
    const desk = openDesk(...of);
    desks.push(desk);
    return desk;
  };
}

/** The Request screen loads the authorization again when an order needs it. Everything else stays in flight. */
function* readAuthorization(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(readWanted, function* ({ payload }: ReturnType<typeof readWanted>) {
    const isKnown = ({ name }: Ref) => name === 'acknowledgement';
    yield* put(readAsked(payload.filter((ref) => !isKnown(ref))));
    yield* read(deps, payload.filter(isKnown));
  });
}

const NEW_REPORT = borrowersEdited({ keys: [borrowerKey(borrower(1))], edit: { type: 'REQUEST_NEW' } });

const requestScreenOf = (loanId: LoanId) =>
  placeChanged({ href: `/${loanId}/request`, kind: 'guarded', loanId, area: 'request', wantsFirstRoute: false });

const REQUEST_SCREEN = [
  requestScreenOf(LOAN_ID),
  readAnswered({ name: 'loanData', answer: loanData() }),
  businessChannelChanged(RETAIL),
  ...USUAL_SERVICES.map((option) =>
    readAnswered({
      name: SERVICES[option].setup,
      answer: typeData({ defaultType: option === 'du' ? null : 'not_applicable' }),
    }),
  ),
  readAnswered({ name: 'borrowers', key: 'aus', answer: [borrower(1)] }),
  readAnswered({ name: 'creditAgencies', key: 'du', answer: [agency()] }),
  readAnswered({ name: 'agencyDetailsForUser', answer: { creditAgencyId: ['138'], isTpoInfoExists: false } }),
  readAnswered({ name: 'recentRequestData', answer: recentRequest({ getAusRequestItems: [] }) }),
  readAnswered({ name: 'recentRequest', answer: undefined }),
  readAnswered({ name: 'acknowledgement', answer: AUTHORIZED }),
  readAnswered({ name: 'historySection', answer: [] }),
  requestsSeen([]),
  NEW_REPORT,
];

const keptStorage = (): (() => Storage) => {
  const storage = fakeStorage();
  return () => storage;
};
