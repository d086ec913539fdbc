import { expect, vi } from 'vitest';
import { historyFailed, historyReceived } from '@/features/history/state/historySlice';
import {
  orderCheckPressed,
  orderConfirmed,
  orderDeclined,
  orderRecognized,
  submitPressed,
  transactionTypeChosen,
} from '@/features/request/state/orderDraftSlice';
import { requestOpened, requestsSeen } from '@/features/request/state/requestSetupSlice';
import { isLost } from '@/domain/order/orderAttempt';
import { openDesk, submissionOf, type OrderDesk } from './orderDesk';
import { journalOf, LOAN_ID, orderService, type OrderService, type ServiceBehavior } from './orderService';

type Place = 0 | 1;

/** What users, networks, computers and lenders do, in any order. */
export type Step =
  | { step: 'press' | 'doublePress' | 'confirm' | 'decline' | 'lookAgain' | 'recognize'; window: Place }
  /** The window dies, and is opened again: with what it stored, or as a new one. */
  | { step: 'reload' | 'restart' | 'comeBack'; window: Place }
  | { step: 'behave'; behavior: ServiceBehavior }
  | { step: 'lender'; habits: Partial<Pick<OrderService, Habit>> }
  | { step: 'colleagueOrders' | 'olderJournal' }
  | { step: 'storage'; isBlocked: boolean }
  | { step: 'clock' | 'wait'; ms: number };

type Habit = 'deduplicates' | 'echoesKeys' | 'listsAfter' | 'accepts' | 'isDoubled' | 'isHistoryDown';

interface Window {
  desk: OrderDesk;
  /** Ids that were listed when the screen was opened. */
  seen: Set<string>;
  /** Questions answered since the last press. */
  answers: number;
}

const BUSY = ['submitting', 'checking', 'confirming', 'elsewhere'];

/** Two windows of one browser, and a lender whose books show what is true. */
export function openStory() {
  const service = orderService();
  Object.assign(service, { latency: 10 });
  let isBlocked = false;
  let presses = 0;
  let colleagues = 0;
  /** Keys that this browser sent, and those whose journal was not kept. */
  const keys = new Set<string>();
  const unkept = new Set<string>();
  /** Rows that a user has been asked about before an order. */
  const answered = new Set<string>();
  const { storage } = service.browser;
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, value) => {
    if (isBlocked) throw new DOMException('blocked');
    setItem(key, value);
  };

  const open = (desk: OrderDesk): Window => {
    const items = service.isHistoryDown ? undefined : service.items();
    const { store } = desk;
    store.dispatch(requestOpened({ limits: { maxLpaApplicants: 5, creditCostEstimate: 80 }, openedAt: Date.now() }));
    const known = journalOf(service).find(isLost)?.knownRequestIds ?? items?.map(({ requestId }) => requestId);
    store.dispatch(
      items === undefined ? historyFailed({ kind: 'timeout', call: 'historyDetails' }) : historyReceived(items),
    );
    if (known !== undefined) store.dispatch(requestsSeen(known));
    return { desk, seen: new Set(known), answers: 0 };
  };
  const windows: [Window, Window] = [open(openDesk(service)), open(openDesk(service))];
  let acting: Window = windows[0];

  const place = service.place.bind(service);
  service.place = (order, signal) => {
    const { clientRequestKey: key } = order;
    const sender = windows.find(({ desk }) => submissionOf(desk).status === 'submitting') ?? acting;
    expectNothingSilent(sender);
    if (isBlocked) unkept.add(key);
    else expect(journalOf(service), 'the journal knows what is sent').toContainEqual(expect.objectContaining({ key }));
    keys.add(key);
    if (sender.answers > 0) service.books.forEach(({ requestId }) => answered.add(requestId));
    return place(order, signal);
  };

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
    const own = service.books.filter(({ key }) => keys.has(key));
    const ownIds = new Set(own.map(({ requestId }) => requestId));
    for (const { desk } of windows) {
      const submission = submissionOf(desk);
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
        service.book(['du'], `colleague ${colleagues}`, 'Sam Lindqvist');
        return;
      case 'olderJournal':
        if (!isBlocked) storage.setItem(`order:${LOAN_ID}:older`, '{"version":0}');
        return;
      case 'storage':
        isBlocked = step.isBlocked;
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
    acting = windows[which];
    const { desk } = acting;
    const { status } = submissionOf(desk);
    switch (step) {
      case 'press':
      case 'doublePress':
        // After an order the form is empty, so a user who submits again has chosen the same again.
        if (!BUSY.includes(status)) {
          presses += 1;
          acting.answers = 0;
          desk.wantNewReport();
          desk.store.dispatch(transactionTypeChosen({ option: 'du', type: 'request_new' }));
          desk.store.dispatch(transactionTypeChosen({ option: 'lp', type: 'request_new' }));
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
      case 'reload':
      case 'restart':
        desk.close();
        windows[which] = open(openDesk(service, step === 'reload' ? desk.memory : undefined));
    }
  };

  return {
    async play(story: readonly Step[]): Promise<void> {
      for (const step of story) {
        perform(step);
        await vi.advanceTimersByTimeAsync(step.step === 'wait' ? step.ms : 5);
        expectTruth();
      }
    },
    /** Everything works again; then nothing waits and nothing is locked. */
    async end(): Promise<void> {
      isBlocked = false;
      Object.assign(service, { isHistoryDown: false, listsAfter: 0, behavior: 'answers' });
      await vi.advanceTimersByTimeAsync(260_000);
      expectTruth();
      for (const { desk } of windows)
        expect(['submitting', 'checking', 'elsewhere']).not.toContain(submissionOf(desk).status);
      expect(service.sent.length).toBeLessThanOrEqual(presses);
      const { isGranted, release } = service.browser.orderLock.claim(LOAN_ID, 'now');
      expect(await isGranted, 'the lock is free').toBe(true);
      release();
    },
    close: () => windows.forEach(({ desk }) => desk.close()),
    service,
  };
}
