import { expect, vi } from 'vitest';
import type { LoanId } from '@/domain/loan/loan';
import { isLost, RECENT_MS } from '@/domain/order/orderAttempt';
import type { Submission } from '@/domain/order/submission';
import { historyFailed, historyReceived } from '@/features/history/state/historySlice';
import { serviceEdited } from '@/features/request/state/orderDraftSlice';
import { requestOpened, requestsSeen } from '@/features/request/state/orderDataSlice';
import {
  orderCheckPressed,
  orderConfirmed,
  orderDeclined,
  orderRecognized,
  submitPressed,
} from '@/features/request/state/submissionSlice';
import { createOrderLock } from '@/services/orders/orderLock';
import { lockManager } from './lockManager';
import { openDesk, submissionOf, type OrderDesk } from './orderDesk';
import { journalOf, LOAN_ID, orderService, type OrderService, type ServiceBehavior } from './orderService';

type Place = 0 | 1;

/** What users, networks, computers and lenders do, in any order. */
export type Step =
  | { step: 'press' | 'doublePress' | 'confirm' | 'decline' | 'lookAgain' | 'recognize'; window: Place }
  /** The window dies, and is opened again: with what it stored, or as a new one. */
  | { step: 'reload' | 'restart' | 'comeBack'; window: Place }
  /** The window opens another loan, and this one again before its next step. */
  | { step: 'switchLoan'; window: Place }
  | { step: 'behave'; behavior: ServiceBehavior }
  | { step: 'lender'; habits: Partial<Pick<OrderService, Habit>> }
  | { step: 'colleagueOrders' | 'olderJournal' }
  | { step: 'storage'; isBlocked: boolean }
  | { step: 'clock' | 'wait'; ms: number };

type Habit = 'deduplicates' | 'repeatStatus' | 'echoesKeys' | 'listsAfter' | 'accepts' | 'isDoubled' | 'isHistoryDown';

interface Window {
  desk: OrderDesk;
  /** Ends the window: the browser takes its locks. */
  close: () => void;
  isElsewhere: boolean;
  /** Ids that were listed when the screen was opened. */
  seen: Set<string>;
  /** Questions answered since the last press. */
  answers: number;
  /** The key of the order that it sent last. */
  lastKey: string;
  /** What the screen showed after the step before. */
  shown: Submission;
}

const OTHER_LOAN = '7100102' as LoanId;
/** Longer than the shortest step, so that a step can happen while the lock is awaited. */
const LOCK_MS = 8;
const OLDER = `order:${LOAN_ID}:older`;
/** From the sending of an order to its entry in the books. */
const MARGIN_MS = 10_000;
const BUSY = ['submitting', 'checking', 'confirming', 'elsewhere'];

/** Two windows of one browser, and a lender whose books show what is true. */
export function openStory() {
  const service = orderService();
  Object.assign(service, { latency: 10 });
  let isBlocked = false;
  let wasBlocked = false;
  let presses = 0;
  let colleagues = 0;
  /** Keys that this browser sent, and those whose journal was not kept. */
  const keys = new Set<string>();
  const unkept = new Set<string>();
  /** Rows that a user has been asked about before an order. */
  const answered = new Set<string>();
  /** Keys that the journal had as placed orders. All orders of the story are equal. */
  const recorded = new Set<string>();
  const { storage } = service.browser;
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, value) => {
    if (isBlocked) throw new DOMException('blocked');
    setItem(key, value);
  };

  const locks = lockManager(() => new Promise((resolve) => setTimeout(resolve, LOCK_MS)));

  const openWindow = (memory?: OrderDesk['memory']): Window => {
    const own = locks.openWindow();
    const desk = openDesk(
      Object.assign(Object.create(service) as OrderService, {
        browser: { ...service.browser, orderLock: createOrderLock(() => own as unknown as LockManager) },
        place(...[order, signal]: Parameters<OrderService['place']>) {
          rememberFailure(() => expectAllowed(opened, order.clientRequestKey));
          opened.lastKey = order.clientRequestKey;
          return service.place(order, signal);
        },
      }),
      memory,
    );
    const opened: Window = {
      desk,
      close() {
        desk.close();
        own.close();
      },
      isElsewhere: false,
      seen: showRequest(desk),
      answers: 0,
      lastKey: '',
      shown: submissionOf(desk),
    };
    return opened;
  };

  /** Shows the Request screen, and returns the ids that it lists. */
  const showRequest = ({ store }: OrderDesk): Set<string> => {
    const items = service.isHistoryDown ? undefined : service.items();
    store.dispatch(requestOpened(Date.now()));
    const known = journalOf(service).find(isLost)?.knownRequestIds ?? items?.map(({ requestId }) => requestId);
    store.dispatch(
      items === undefined ? historyFailed({ kind: 'timeout', call: 'historyDetails' }) : historyReceived(items),
    );
    if (known !== undefined) store.dispatch(requestsSeen(known));
    return new Set(known);
  };

  /** An error that is thrown while an order is sent looks to the app like a lost answer. */
  let failure: unknown;
  const rememberFailure = (expectation: () => void): void => {
    try {
      expectation();
    } catch (error) {
      failure ??= error;
    }
  };
  const expectNoFailure = (): void => {
    if (failure !== undefined) throw failure as Error;
  };

  const expectAllowed = (sender: Window, key: string): void => {
    expect(sender.isElsewhere, 'a window orders for the loan that it shows').toBe(false);
    expectNothingSilent(sender);
    if (isBlocked) unkept.add(key);
    else expect(journalOf(service), 'the journal knows what is sent').toContainEqual(expect.objectContaining({ key }));
    const lost = journalOf(service).filter((each) => isLost(each) && (each.key !== key || keys.has(key)));
    // While storage is blocked, the journal's entries are out of date.
    if (sender.answers === 0 && !wasBlocked) expect(lost, 'orders with an unknown outcome').toEqual([]);
    const recent = service.books.filter(
      (row) => recorded.has(row.key) && service.now() - row.at < RECENT_MS - MARGIN_MS,
    );
    if (sender.answers === 0 && !wasBlocked) expect(recent, 'equal orders of the last minutes').toEqual([]);
    if (sender.answers === 0) expect(storage.getItem(OLDER), 'an entry of another version').toBeNull();
    keys.add(key);
    if (sender.answers > 0) service.books.forEach(({ requestId }) => answered.add(requestId));
  };
  const windows: [Window, Window] = [openWindow(), openWindow()];

  /** Every order that this browser sent or that is listed has been seen or asked about. */
  const expectNothingSilent = ({ seen, answers }: Window): void => {
    if (answers > 0) return;
    const knowable = service.books.filter(({ requestId, key, at }) => {
      if (seen.has(requestId) || answered.has(requestId) || unkept.has(key)) return false;
      return keys.has(key) || at + service.listsAfter <= service.now() - 100;
    });
    expect(knowable, 'orders that the user was not asked about').toEqual([]);
  };

  /** What the screens say is in the books. */
  const expectTruth = (): void => {
    for (const attempt of journalOf(service)) if (!isLost(attempt)) recorded.add(attempt.key);
    const own = service.books.filter(({ key }) => keys.has(key));
    const ownIds = new Set(own.map(({ requestId }) => requestId));
    for (const window of windows) {
      const submission = submissionOf(window.desk);
      if (submission.status === 'failed' && submission !== window.shown && service.listsAfter === 0)
        expect(
          own.filter(({ key }) => key === window.lastKey),
          'what is called refused',
        ).toEqual([]);
      window.shown = submission;
      if (submission.status === 'found' && submission.isCertain)
        for (const id of submission.requestIds) expect(ownIds, 'found').toContain(id);
      if (submission.status === 'partial') {
        for (const id of submission.requestIds) expect(ownIds, 'a part').toContain(id);
        const rows = own.filter(({ key }) =>
          own.some((row) => row.key === key && submission.requestIds.includes(row.requestId)),
        );
        for (const option of submission.missing) expect(rows.map((row) => row.option)).not.toContain(option);
      }
    }
  };

  const perform = (step: Step): void => {
    switch (step.step) {
      case 'behave':
        service.behavior = step.behavior;
        return;
      case 'lender':
        Object.assign(service, step.habits);
        return;
      case 'colleagueOrders':
        colleagues += 1;
        // Every other one is the same order as the users'.
        service.book(colleagues % 2 === 1 ? ['du', 'lp'] : ['du'], `colleague ${colleagues}`, 'Sam Lindqvist');
        return;
      case 'olderJournal':
        if (!isBlocked) storage.setItem(OLDER, '{"version":0}');
        return;
      case 'storage':
        isBlocked = step.isBlocked;
        wasBlocked ||= isBlocked;
        return;
      case 'clock':
        vi.setSystemTime(Date.now() + step.ms);
        return;
      case 'wait':
        return;
      default:
        performIn(step.window, step.step);
    }
  };

  const performIn = (which: Place, step: Extract<Step, { window: Place }>['step']): void => {
    const acting = windows[which];
    const { desk } = acting;
    if (acting.isElsewhere && step !== 'reload' && step !== 'restart') {
      desk.openLoan(LOAN_ID);
      Object.assign(acting, { isElsewhere: false, seen: showRequest(desk), answers: 0 });
    }
    const { status } = submissionOf(desk);
    switch (step) {
      case 'press':
      case 'doublePress':
        // After an order the form is empty, so a user who submits again has chosen the same again.
        if (!BUSY.includes(status)) {
          presses += 1;
          acting.answers = 0;
          desk.wantNewReport();
          desk.store.dispatch(serviceEdited({ option: 'du', edit: { type: 'request_new' } }));
          desk.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
        }
        desk.store.dispatch(submitPressed());
        if (step === 'doublePress') desk.store.dispatch(submitPressed());
        return;
      case 'confirm':
        if (status === 'confirming') acting.answers += 1;
        desk.store.dispatch(orderConfirmed());
        return;
      case 'decline':
        desk.store.dispatch(orderDeclined());
        return;
      case 'lookAgain':
        desk.store.dispatch(orderCheckPressed());
        return;
      case 'recognize':
        desk.store.dispatch(orderRecognized());
        return;
      case 'comeBack':
        desk.comeBack();
        return;
      case 'switchLoan':
        acting.isElsewhere = true;
        desk.openLoan(OTHER_LOAN);
        return;
      case 'reload':
      case 'restart':
        acting.close();
        windows[which] = openWindow(step === 'reload' ? desk.memory : undefined);
    }
  };

  return {
    async play(story: readonly Step[]): Promise<void> {
      for (const step of story) {
        perform(step);
        await vi.advanceTimersByTimeAsync(step.step === 'wait' ? step.ms : 5);
        expectNoFailure();
        expectTruth();
      }
    },
    /** Everything works again; then nothing waits and nothing is locked. */
    async end(): Promise<void> {
      isBlocked = false;
      Object.assign(service, { isHistoryDown: false, listsAfter: 0, behavior: 'answers' });
      await vi.advanceTimersByTimeAsync(260_000);
      expectNoFailure();
      expectTruth();
      for (const { desk } of windows)
        expect(['submitting', 'checking', 'elsewhere']).not.toContain(submissionOf(desk).status);
      expect(service.sent.length).toBeLessThanOrEqual(presses);
      expect(locks.claims(), 'windows that hold or await a lock').toBe(0);
    },
    close: () => windows.forEach((window) => window.close()),
  };
}
