import type { OrderToPlace } from '@/features/request/api/orders';
import { borrowerKey } from '@/features/request/rules/borrower';
import { borrowersEdited, serviceEdited } from '@/features/request/state/orderDraftSlice';
import { isRecent } from '@/features/request/protocol/rules/orderAttempt';
import { requestOpened, requestsSeen } from '@/features/request/state/requestScreenSlice';
import { readAnswered, readFailed } from '@/reads/readState';
import type { Submission } from '@/features/request/protocol/rules/submission';
import { borrower } from '@tests/fixtures/order';
import type { LawChange } from './lawElsewhere';
import type { OrderDesk } from './orderDesk';
import { isUnsettled, journalOf, type OrderService, type ServiceBehavior } from './orderService';

export type Place = 0 | 1;

/** What users, networks, computers and lenders do, in any order. */
export type Step =
  | {
      step: 'press' | 'doublePress' | 'pressDu' | 'pressUpdate' | 'confirm' | 'decline' | 'lookAgain' | 'recognize';
      window: Place;
    }
  /** The user types another note, or saves whether the borrowers have authorized the credit pull. */
  | { step: 'note' | 'withdraw' | 'authorize'; window: Place }
  /** The window dies, and is opened again: with what it stored, or as a new one. */
  | { step: 'reload' | 'restart' | 'comeBack'; window: Place }
  /** Another user of the browser takes over the window. */
  | { step: 'changeUser'; window: Place }
  /** The window opens another loan, and this one again before its next step. */
  | { step: 'switchLoan'; window: Place }
  /** The user looks at another screen of the loan, and is back on Request before the window's next step. */
  | { step: 'leave'; window: Place }
  | { step: 'behave'; behavior: ServiceBehavior }
  | { step: 'lender'; habits: Partial<Pick<OrderService, Habit>> }
  | { step: 'colleagueOrders' | 'olderJournal' }
  | { step: 'storage'; blocks: 'nothing' | 'writing' | 'reading' }
  /** A cleaner empties the storage. */
  | { step: 'empty' }
  /** The authorization is withdrawn at the lender, which no tab hears of. */
  | { step: 'withdrawElsewhere' }
  /** Another computer changes what makes an order lawful, which no tab hears of. */
  | { step: 'changeElsewhere'; what: LawChange }
  /** The service lists the borrowers in another order. */
  | { step: 'reorder' }
  | { step: 'clock' | 'wait'; ms: number };

type Habit =
  | 'foreignRows'
  | 'booksLag'
  | 'areBooksEmpty'
  | 'unread'
  | 'distort'
  | 'keepsNotes'
  | 'deduplicates'
  | 'repeatStatus'
  | 'echoesKeys'
  | 'listsAfter'
  | 'accepts'
  | 'isDoubled'
  | 'isHistoryDown';

export interface Window {
  desk: OrderDesk;
  /** Ends the window: the browser takes its locks. */
  close: () => void;
  isElsewhere: boolean;
  /** The user is on another screen; and has been there since the last press or answer. */
  hasLeft: boolean;
  wasAway: boolean;
  /** Ids that were listed when the screen was opened, and that a later read has shown. */
  seen: Set<string>;
  polled: Set<string>;
  /** Questions answered since the last press. */
  answers: number;
  /** When the last one was; milliseconds of the monotonic clock. */
  answeredAt: number;
  /** The key of the order that it sent last, and of all that it sent. */
  lastKey: string;
  sentKeys: Set<string>;
  /** Ids that its reads had shown when it sent that order. */
  known: Set<string>;
  /** The mark of its user. */
  person: string;
  toasts: string[];
  /** How many of them there were after the step before; and whether an order was in flight then. */
  said: number;
  mustSpeak: boolean;
  /** Of the order that the user submitted last. */
  note: string;
  /** What the screen showed after the step before. */
  shown: Submission;
}

export interface Sent {
  person: string;
  toPlace: OrderToPlace;
}

/** Fills in the form for both borrowers, new or as an update of DU's casefile. */
export function fillIn(desk: OrderDesk, step: 'press' | 'doublePress' | 'pressDu' | 'pressUpdate'): void {
  desk.wantNewReport();
  desk.store.dispatch(borrowersEdited({ keys: [borrowerKey(borrower(2))], edit: { type: 'REQUEST_NEW' } }));
  const update = { type: 'import_existing', identifier: '1004001138' } as const;
  const du = step === 'pressUpdate' ? update : ({ type: 'request_new' } as const);
  desk.store.dispatch(serviceEdited({ option: 'du', edit: du }));
  const type = step === 'pressDu' || step === 'pressUpdate' ? 'not_applicable' : 'request_new';
  desk.store.dispatch(serviceEdited({ option: 'lp', edit: { type } }));
}

/** Shows the Request screen, and returns the ids that it lists. */
export function showRequest(service: OrderService, { store }: OrderDesk): Set<string> {
  const items = service.isHistoryDown ? undefined : service.items();
  store.dispatch(requestOpened(Date.now()));
  const clocks = { computer: Date.now(), server: service.now() };
  const lost = journalOf(service).find((attempt) => isUnsettled(attempt) && isRecent(attempt, clocks));
  const known = lost?.knownRequestIds ?? items?.map(({ requestId }) => requestId);
  store.dispatch(
    items === undefined
      ? readFailed({ name: 'historySection', failure: { kind: 'timeout', call: 'historyDetails' } })
      : readAnswered({ name: 'historySection', answer: items, tick: performance.now() }),
  );
  if (known !== undefined) store.dispatch(requestsSeen(known));
  return new Set(known);
}
