import { expect, vi } from 'vitest';
import type { LoanId } from '@/config/loanId';
import type { OrderToPlace } from '@/features/request/api/orders';
import { draftEdited, selectDraft } from '@/features/request/state/orderDraftSlice';
import { acknowledgementTicked } from '@/features/request/state/acknowledgementSlice';
import {
  orderCheckPressed,
  orderConfirmed,
  orderDeclined,
  orderRecognized,
  submitPressed,
} from '@/features/request/protocol/submissionSlice';
import { userReceived } from '@/features/session/sessionSlice';
import type { LoanDeps } from '@/sagaDeps';
import { readAnswered } from '@/reads/readState';
import { lawElsewhere, showLaw } from './lawElsewhere';
import { lockManager } from './lockManager';
import { goTo, openDesk, submissionOf, type OrderDesk } from './orderDesk';
import { isUnsettled, journalOf, LOAN_ID, orderService, type OrderService } from './orderService';
import { fillIn, type Place, type Sent, showRequest, type Step, type Window } from './orderSteps';
import { expectWords } from './orderWords';

const SAVE_MS = 200;
const OTHER_LOAN = '7100102' as LoanId;
const LOCK_MS = 8;
const OLDER = `order:${LOAN_ID}:older`;
/** From the sending of an order to its entry in the books. */
const MARGIN_MS = 10_000;
const LAW_MS = 10 * 60_000;
const BUSY = ['submitting', 'checking', 'confirming', 'elsewhere'];

/** Two windows of one browser, and a lender whose books show what is true. */
export function openStory() {
  const service = orderService();
  const law = lawElsewhere(service);
  const userOf = (order: OrderToPlace): string => sent.find(({ toPlace }) => toPlace === order)?.person ?? '';
  Object.assign(service, { latency: 10, savesAuthorization: true, keepsNotes: true, userOf });
  let blocks: 'nothing' | 'writing' | 'reading' = 'nothing';
  let wasBlocked = false;
  let notes = 0;
  /** When a tab last changed the authorization, and the windows that can't have heard of a change. */
  let authorizationChangedAt = -Infinity;
  const unheard = new Set<OrderDesk>();
  let withdrawnAt = -Infinity;
  const sent: Sent[] = [];
  const people = new Map<OrderDesk, string>();
  /** Keys that were in the storage when it was emptied, and that no tab has stored again. */
  const emptied = new Set<string>();
  let presses = 0;
  let colleagues = 0;
  /** The systems of each order that this browser sent, by its key; and the keys whose journal was not kept. */
  const kinds = new Map<string, string>();
  const unkept = new Set<string>();
  /** Rows that a user has been asked about before an order. */
  const answered = new Set<string>();
  /** Keys that the journal had as placed orders. */
  const recorded = new Set<string>();
  const { storage } = service.browser;
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, value) => {
    if (blocks === 'writing') throw new DOMException('blocked');
    setItem(key, value);
  };
  const getItem = storage.getItem.bind(storage);
  storage.getItem = (key) => {
    if (blocks === 'reading') throw new DOMException('blocked');
    return getItem(key);
  };

  const locks = lockManager(() => new Promise((resolve) => setTimeout(resolve, LOCK_MS)));

  const openWindow = (person: string, memory?: OrderDesk['memory']): Window => {
    const own = locks.openWindow();
    const toasts: string[] = [];
    const desk = openDesk(
      Object.assign(Object.create(service) as OrderService, {
        browser: { ...service.browser, locks: own as unknown as LockManager },
        place(...[order, signal]: Parameters<OrderService['place']>) {
          rememberFailure(() => expectAllowed(opened, order));
          sent.push({ person, toPlace: order });
          opened.lastKey = order.clientRequestKey;
          opened.sentKeys.add(order.clientRequestKey);
          const listed = service.readable().rows.map(({ requestId }) => requestId);
          opened.known = new Set([...opened.seen, ...opened.polled, ...listed]);
          return service.place(order, signal);
        },
        saveAcknowledgement(isObtained: boolean) {
          authorizationChangedAt = performance.now();
          unheard.clear();
          return service.saveAcknowledgement(isObtained);
        },
      }),
      memory,
      {
        auth: { signedInAt: () => null, personMark: () => person } as unknown as LoanDeps['auth'],
        notify: ({ text }) => void toasts.push(text),
      },
    );
    people.set(desk, person);
    openRequest(desk);
    const opened: Window = {
      desk,
      close() {
        desk.close();
        own.close();
      },
      isElsewhere: false,
      hasLeft: false,
      wasAway: false,
      seen: showRequest(service, desk),
      polled: new Set(),
      answers: 0,
      answeredAt: -Infinity,
      lastKey: '',
      sentKeys: new Set(),
      known: new Set(),
      person,
      toasts,
      said: 0,
      mustSpeak: false,
      note: '',
      shown: submissionOf(desk),
    };
    return opened;
  };

  const openRequest = (desk: OrderDesk): void => {
    showLaw(desk, service);
    desk.store.dispatch(userReceived({ id: 'user', displayName: people.get(desk) ?? '' }));
    unheard.delete(desk);
  };

  const showBorrowers = ({ store }: OrderDesk): void =>
    void store.dispatch(readAnswered({ name: 'borrowers', key: 'aus', answer: service.borrowers }));

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

  const expectAllowed = (sender: Window, toPlace: OrderToPlace): void => {
    const { clientRequestKey: key, order } = toPlace;
    const kind = order.ausRequests
      .map(({ ausOptionId, transactionType }) => `${ausOptionId} ${transactionType}`)
      .join();
    expect(sender.isElsewhere, 'a window orders for the loan that it shows').toBe(false);
    expect(sender.wasAway, 'leaving takes a press back').toBe(false);
    expectNothingSilent(sender);
    law.expectLawful(toPlace, sender.answers > 0 ? sender.answeredAt : -Infinity);
    const isFresh = performance.now() - withdrawnAt < LAW_MS;
    const isUnheard = unheard.has(sender.desk) && sender.answers === 0 && isFresh;
    const isJustChanged = performance.now() - authorizationChangedAt < SAVE_MS;
    if (!isUnheard && !isJustChanged)
      expect(order.isBorrowerAcknowledgementForCreditPullObtained, 'the authorization that is sent').toBe(
        service.acknowledgement.isBorrowerAcknowledgementForCreditPullObtained,
      );
    if (blocks === 'nothing')
      expect(journalOf(service), 'the journal knows what is sent').toContainEqual(expect.objectContaining({ key }));
    else unkept.add(key);
    const isOther = (each: string): boolean => each !== key || kinds.has(key);
    const lost = journalOf(service).filter((each) => isUnsettled(each) && isOther(each.key));
    const own = [...emptied].filter((each) => sender.sentKeys.has(each) && !recorded.has(each) && isOther(each));
    // While storage is blocked, the journal's entries are out of date.
    if (sender.answers === 0 && !wasBlocked) {
      expect(lost, 'orders with an unknown outcome').toEqual([]);
      expect(own, 'orders with an unknown outcome, of an emptied storage').toEqual([]);
    }
    const recent = service.books.filter(
      (row) =>
        recorded.has(row.key) &&
        kinds.get(row.key) === kind &&
        (!emptied.has(row.key) || sender.sentKeys.has(row.key)) &&
        service.now() - row.at < 5 * 60_000 - MARGIN_MS,
    );
    if (sender.answers === 0 && !wasBlocked) expect(recent, 'equal orders of the last minutes').toEqual([]);
    if (sender.answers === 0) expect(blocks === 'reading' ? null : storage.getItem(OLDER)).toBeNull();
    kinds.set(key, kind);
    if (sender.answers > 0) service.books.forEach(({ requestId }) => answered.add(requestId));
  };
  const windows: [Window, Window] = [openWindow('rita'), openWindow('rita')];

  /** Every order that this browser sent or that is listed has been seen or asked about. */
  const expectNothingSilent = ({ seen, polled, answers, sentKeys }: Window): void => {
    if (answers > 0) return;
    const listed = new Set(service.readable().rows.map(({ requestId }) => requestId));
    expect(
      [...seen, ...polled].filter((id) => !listed.has(id)),
      'a list that lacks what was seen',
    ).toEqual([]);
    const knowable = service.books.filter(({ requestId, key, at }) => {
      if (seen.has(requestId) || answered.has(requestId) || unkept.has(key)) return false;
      const isListed = !service.areBooksEmpty && at + service.listsAfter + service.booksLag <= service.now() - 100;
      if (isListed || polled.has(requestId)) return true;
      return kinds.has(key) && (!emptied.has(key) || sentKeys.has(key));
    });
    expect(knowable, 'orders that the user was not asked about').toEqual([]);
  };

  /** What the screens say is in the books. */
  const expectTruth = (): void => {
    const journal = journalOf(service);
    for (const attempt of journal) {
      emptied.delete(attempt.key);
      if (!isUnsettled(attempt)) recorded.add(attempt.key);
    }
    const claimed = journal.flatMap(({ requestIds }) => requestIds);
    if (!wasBlocked) expect(new Set(claimed).size, 'a request belongs to one order').toBe(claimed.length);
    const own = service.books.filter(({ key }) => kinds.has(key));
    const ownIds = new Set(own.map(({ requestId }) => requestId));
    for (const window of windows) {
      const submission = submissionOf(window.desk);
      if (submission.status === 'failed') emptied.delete(window.lastKey);
      expectWords(window, { service, sent, wasBlocked });
      if (submission.status === 'failed' && submission !== window.shown)
        expect(
          own.filter(({ key }) => key === window.lastKey),
          'what is called refused',
        ).toEqual([]);
      const isNews = submission !== window.shown;
      window.shown = submission;
      if (submission.status === 'found' && submission.isCertain)
        expect([...ownIds]).toEqual(expect.arrayContaining(submission.requestIds));
      if (submission.status === 'partial') {
        for (const id of submission.requestIds) expect(ownIds, 'a part').toContain(id);
        const rows = own.filter(({ key }) =>
          own.some((row) => row.key === key && submission.requestIds.includes(row.requestId)),
        );
        if (service.listsAfter === 0 && service.booksLag === 0 && !service.areBooksEmpty && isNews)
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
        if (blocks !== 'writing') storage.setItem(OLDER, '{"version":0}');
        return;
      case 'storage':
        blocks = step.blocks;
        wasBlocked ||= blocks !== 'nothing';
        return;
      case 'empty':
        journalOf(service).forEach(({ key }) => emptied.add(key));
        storage.clear();
        return;
      case 'withdrawElsewhere':
        service.acknowledgement = { ...service.acknowledgement, isBorrowerAcknowledgementForCreditPullObtained: false };
        windows.forEach(({ desk }) => unheard.add(desk));
        withdrawnAt = performance.now();
        return;
      case 'changeElsewhere':
        law.change(step.what);
        return;
      case 'reorder':
        service.borrowers = service.borrowers.toReversed();
        windows.forEach(({ desk }) => showBorrowers(desk));
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
    const closes = step === 'reload' || step === 'restart' || step === 'changeUser';
    // A tab that is left while it saves can't report the change.
    if ((closes || step === 'switchLoan') && performance.now() - authorizationChangedAt < SAVE_MS)
      windows.forEach((window) => unheard.add(window.desk));
    if ((acting.isElsewhere || acting.hasLeft) && !closes) {
      if (acting.hasLeft) goTo(desk, 'request');
      else {
        desk.openLoan(LOAN_ID);
        openRequest(desk);
      }
      const opened = { isElsewhere: false, hasLeft: false, answers: 0 };
      Object.assign(acting, { ...opened, seen: showRequest(service, desk), polled: new Set() });
    }
    const { status } = submissionOf(desk);
    switch (step) {
      case 'press':
      case 'doublePress':
      case 'pressDu':
      case 'pressUpdate':
        // After an order the form is empty, so a user who submits again has chosen the same again.
        if (!BUSY.includes(status)) {
          presses += 1;
          Object.assign(acting, { answers: 0, wasAway: false });
          fillIn(desk, step);
          acting.note = selectDraft(desk.store.getState()).note ?? '';
        }
        desk.store.dispatch(submitPressed());
        if (step === 'doublePress') desk.store.dispatch(submitPressed());
        return;
      case 'confirm':
        if (status === 'confirming')
          Object.assign(acting, { answers: acting.answers + 1, answeredAt: performance.now() });
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
        service.items().forEach(({ requestId }) => acting.polled.add(requestId));
        return;
      case 'note':
        notes += 1;
        if (!BUSY.includes(status)) desk.store.dispatch(draftEdited({ note: `note ${notes}` }));
        return;
      case 'withdraw':
      case 'authorize':
        desk.store.dispatch(acknowledgementTicked(step === 'authorize'));
        return;
      case 'leave':
        Object.assign(acting, { hasLeft: true, wasAway: true });
        goTo(desk, 'history');
        return;
      case 'switchLoan':
        acting.isElsewhere = true;
        acting.mustSpeak = false;
        desk.openLoan(OTHER_LOAN);
        return;
      case 'reload':
      case 'restart':
      case 'changeUser':
        // A crash doesn't say that the page is left.
        if (step !== 'restart') desk.lasting.list('');
        acting.close();
        windows[which] =
          step === 'changeUser'
            ? openWindow(acting.person === 'rita' ? 'sam' : 'rita')
            : openWindow(acting.person, step === 'reload' ? desk.memory : undefined);
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
    /** Everything works again; after the longest look for a refused order, nothing waits and nothing is locked. */
    async end(): Promise<void> {
      blocks = 'nothing';
      const works = { isHistoryDown: false, listsAfter: 0, behavior: 'answers', unread: 0, foreignRows: 0 };
      Object.assign(service, works, { booksLag: 0, areBooksEmpty: false });
      await vi.advanceTimersByTimeAsync(900_000);
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
