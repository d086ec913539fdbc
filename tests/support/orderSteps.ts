import type { OrderToPlace } from '@/features/request/api/orders';
import type { Submission } from '@/features/request/protocol/rules/submission';
import type { OrderDesk } from './orderDesk';
import type { OrderService, ServiceBehavior } from './orderService';

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
  | { step: 'behave'; behavior: ServiceBehavior }
  | { step: 'lender'; habits: Partial<Pick<OrderService, Habit>> }
  | { step: 'colleagueOrders' | 'olderJournal' }
  | { step: 'storage'; blocks: 'nothing' | 'writing' | 'reading' }
  /** A cleaner empties the storage. */
  | { step: 'empty' }
  /** The authorization is withdrawn at the lender, which no tab hears of. */
  | { step: 'withdrawElsewhere' }
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
  /** Ids that were listed when the screen was opened, and that a later read has shown. */
  seen: Set<string>;
  polled: Set<string>;
  /** Questions answered since the last press. */
  answers: number;
  /** The key of the order that it sent last, and of all that it sent. */
  lastKey: string;
  sentKeys: Set<string>;
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
