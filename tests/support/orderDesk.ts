import { createHash } from 'node:crypto';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { afterEach, beforeEach, vi } from 'vitest';
import type { OrderToPlace, PlacedOrder } from '@/api/endpoints/orders';
import { rootReducer } from '@/app/rootReducer';
import type { HistoryItem } from '@/domain/history/historyItem';
import type { LoanId } from '@/domain/loan/loan';
import { borrowerKey } from '@/domain/request/requestBorrower';
import { acknowledgementReceived } from '@/features/acknowledgement/acknowledgementSlice';
import { creditPartReceived } from '@/features/creditReport/creditReportSlice';
import { historyReceived } from '@/features/history/historySlice';
import { loanDataReceived, loanOpened } from '@/features/loan/loanSlice';
import { placeChanged } from '@/features/navigation/navigationSlice';
import { borrowersEdited, selectSubmission, submitPressed } from '@/features/orderDraft/orderDraftSlice';
import { businessChannelChanged, requestsSeen, setupPartReceived } from '@/features/requestSetup/requestSetupSlice';
import { FailedCall, type Failure } from '@/lib/failure';
import { createCredentialVault } from '@/services/credentialVault';
import { noOrderNews } from '@/services/orderNews';
import type { SagaDeps } from '@/services/sagaDeps';
import { createSessionMemory, type SessionMemory } from '@/services/sessionMemory';
import { noTelemetry } from '@/services/telemetry';
import { orderSaga } from '@/workflows/orderSaga';
import { agency, borrower, loanData, recentRequest, RETAIL, typeData } from '@tests/fixtures/order';
import { historyItem } from '@tests/fixtures/historyItem';

export const LOAN_ID = '7100101' as LoanId;

/** Time stands still for each test of a file, and passes when a test lets it. */
export function holdTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
    hashAtOnce();
  });
  afterEach(() => void vi.useRealTimers());
}

/** Lets time pass, by default as much as an answer takes. */
export const settle = (ms = 50) => vi.advanceTimersByTimeAsync(ms);

/** Hashes without a detour through another thread, which fake time does not wait for. */
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

/** How the service takes the next order. */
export type Mood =
  | 'answers'
  /** The order is placed, its answer is lost on the way. */
  | 'losesAnswer'
  /** The order is placed, and then something breaks. */
  | 'breaksAfterwards'
  /** The order is placed, its answer is lost, and History cannot be read from then on. */
  | 'goesDown'
  /** Nothing arrives. */
  | 'isOutOfReach'
  | 'refuses'
  /** The order is placed after a while. */
  | 'isSlow';

/** A service that remembers every order, places none twice under one key, and can be in any mood. */
export function orderService() {
  const placed: (OrderToPlace & { at: string })[] = [];
  const sent: OrderToPlace[] = [];
  const service = { mood: 'answers' as Mood, isHistoryDown: false };
  const fail = (failure: Partial<Failure>): never => {
    throw new FailedCall({ kind: 'http', call: 'placeOrder', ...failure });
  };
  const accept = (order: OrderToPlace): PlacedOrder => {
    if (placed.some(({ clientRequestKey }) => clientRequestKey === order.clientRequestKey))
      return fail({ status: 409 });
    placed.push({ ...order, at: new Date(Date.now()).toISOString() });
    return { requestIds: [String(placed.length)] };
  };
  const items = (): HistoryItem[] =>
    placed.map(({ at }, index) => historyItem({ requestId: String(index + 1), requestDate: at }));
  return {
    ...service,
    placed,
    sent,
    async place(order: OrderToPlace, signal: AbortSignal): Promise<PlacedOrder> {
      sent.push(order);
      await Promise.resolve();
      if (this.mood === 'isOutOfReach') return fail({ kind: 'network' });
      if (this.mood === 'refuses') return fail({ status: 400, body: { errors: [] } });
      if (this.mood === 'isSlow') await new Promise((resolve) => setTimeout(resolve, 3_000));
      const answer = accept(order);
      if (this.mood === 'goesDown') this.isHistoryDown = true;
      if (this.mood === 'losesAnswer' || this.mood === 'goesDown' || signal.aborted) return fail({ kind: 'network' });
      return this.mood === 'breaksAfterwards' ? fail({ status: 500 }) : answer;
    },
    items,
    async list(): Promise<HistoryItem[]> {
      await Promise.resolve();
      return this.isHistoryDown ? fail({ status: 503 }) : items();
    },
  };
}

export type OrderService = ReturnType<typeof orderService>;

/** One window of the app with the Request screen open and a new report of one borrower wanted; `world` replaces parts of what is outside. */
export function openDesk(
  service: OrderService,
  memory: SessionMemory = createSessionMemory(inMemory()),
  world: Partial<SagaDeps> = {},
) {
  const went: string[] = [];
  const events: [name: string, properties?: Readonly<Record<string, string>>][] = [];
  const vault = createCredentialVault();
  const deps = {
    config: { creditCostEstimate: 80 },
    api: {
      orders: { place: (order: OrderToPlace, signal: AbortSignal) => service.place(order, signal) },
      history: { list: () => service.list() },
      requestSetup: { recent: () => Promise.resolve(undefined) },
      // Its answer is for the test to give.
      acknowledgements: { save: () => new Promise(() => undefined) },
    },
    vault,
    memory,
    orderNews: noOrderNews,
    telemetry: { ...noTelemetry, event: (...event: (typeof events)[number]) => void events.push(event) },
    navigator: { go: (path: string) => void went.push(path) },
    now: Date.now,
    report: (error: unknown) => {
      throw error;
    },
    ...world,
  } as unknown as SagaDeps;
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  store.dispatch(loanOpened(LOAN_ID));
  for (const action of REQUEST_SCREEN) store.dispatch(action);
  const task = sagas.run(orderSaga, deps, LOAN_ID);
  return {
    store,
    memory,
    vault,
    went,
    events,
    close: () => task.cancel(),
    wantNewReport: () => store.dispatch(NEW_REPORT),
    /** The window comes to the front, which makes it read the loan's requests. */
    comeBack: () => store.dispatch(historyReceived(service.items())),
  };
}

export type OrderDesk = ReturnType<typeof openDesk>;

export const submissionOf = ({ store }: OrderDesk) => selectSubmission(store.getState());

/** Presses the button, and lets as much time pass as an answer takes. */
export async function submit({ store }: OrderDesk): Promise<void> {
  store.dispatch(submitPressed());
  await settle();
}

/** Opens desks that are closed again after each test of a file, in which time stands still. */
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

const NEW_REPORT = borrowersEdited({ keys: [borrowerKey(borrower(1))], edit: { type: 'REQUEST_NEW' } });

const REQUEST_SCREEN = [
  placeChanged({
    href: `/${LOAN_ID}/request`,
    kind: 'guarded',
    loanId: LOAN_ID,
    area: 'request',
    wantsFirstRoute: false,
  }),
  loanDataReceived(loanData()),
  businessChannelChanged(RETAIL),
  setupPartReceived({ part: 'duRequest', answer: typeData() }),
  setupPartReceived({ part: 'lpRequest', answer: typeData({ defaultType: 'not_applicable' }) }),
  creditPartReceived({ part: 'ausBorrowers', answer: [borrower(1)] }),
  creditPartReceived({ part: 'duAgencies', answer: [agency()] }),
  creditPartReceived({ part: 'userAgencies', answer: { allowedIds: ['138'], hasTpoInfo: false } }),
  creditPartReceived({ part: 'recentRequest', answer: recentRequest({ items: [] }) }),
  creditPartReceived({ part: 'recentCredit', answer: undefined }),
  acknowledgementReceived({ isObtained: true, isRequired: true, obtainedOn: null, obtainedBy: null }),
  historyReceived([]),
  requestsSeen([]),
  NEW_REPORT,
];

function inMemory(): () => Storage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return () => storage as unknown as Storage;
}
