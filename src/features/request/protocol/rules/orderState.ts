import type { Area } from '@/config/paths';
import type { OrderDraft } from '@/features/request/rules/orderDraft';
import type { OrderForm } from '@/features/request/rules/orderForm';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { AwaitedRequests, Books } from '@/features/runs/rules/historyRead';
import type { Failure } from '@/lib/failure';
import type { OrderAttempt } from './orderAttempt';
import type { GuardFacts } from './orderGuard';
import type { OrderAnswer, PlacedOrder } from './orderOutcome';
import type { OrderRequest } from './orderRequest';
import type { ListedRequest } from './recognizeOrder';
import type { OrderConcern, Submission } from './submission';

/**
 * What the order flow waits for: nothing, the form's data, the reads before an order, an answer, a lost order, a tab.
 */
export const PHASES = ['resting', 'gathering', 'checking', 'asking', 'sending', 'searching', 'waiting'] as const;
export type Phase = (typeof PHASES)[number];

interface Parts {
  resting: object;
  /** A press waits until the authorization is saved and History is loaded. `before`: what the screen showed. */
  gathering: { before: Submission; form: OrderForm };
  /** A press waits for the loan's lock, then for the books. */
  checking: { press: Press };
  /** The user reads the concerns. */
  asking: { press: Press };
  sending: { press: Press; sent: SentOrder };
  searching: { search: Search };
  /**
   * Another tab has the lock. `press`: what the user submitted here meanwhile. It goes on if that tab only looks; if it
   * orders (`isNewsDue`), it is dropped.
   */
  waiting: { before: Submission; press: Press | undefined };
}

interface Common {
  /** What the screen shows. */
  shown: Submission;
  /** Another tab's order was reported during the work: it comes next. */
  isNewsDue: boolean;
}

export type OrderState<P extends Phase = Phase> = { [Each in P]: Common & Parts[Each] & { phase: Each } }[P];

/** What the user submitted, and who: an answer to a question is about this order only. */
export interface Press {
  form: OrderForm;
  /** The mark of the person; undefined when the tokens don't name one. */
  person: string | undefined;
  /** The concerns that the user has read and said yes to. */
  answered: readonly OrderConcern[];
  /** The order before it, which the screen called refused. */
  refused?: OrderAttempt | undefined;
}

/** An order that this tab has sent, until its outcome is known. */
export interface SentOrder {
  attempt: OrderAttempt;
  order: OrderRequest;
  /** The lost order whose key it repeats, as the journal had it. */
  repeated: OrderAttempt | undefined;
  /** Who sends it, and the mark of its wording. */
  sender: Pick<OrderAttempt, 'person' | 'wording'>;
  /** The ids of the loan's requests before the order; undefined when they are unknown. */
  knownIds: readonly string[] | undefined;
  /** The entries of the journal that the user was asked about. */
  unreadable: readonly string[];
  /** A refusal that may have come after the work. Without the password. */
  refusal?: Failure;
  /** The service says that it has had the key, so it will not take it again. */
  isKeyKnown?: true;
}

/** A search for lost orders. */
export interface Search {
  /** `quiet`: the screen goes on showing what it shows until the search finds something. */
  why: 'asked' | 'quiet' | 'recognized';
  sent?: SentOrder;
  /** What the screen showed before. */
  before?: Submission;
  /** When it ends, in milliseconds of the monotonic clock; undefined until it begins. */
  deadline?: number;
  /** It reads the books again until they show the whole order, or it ends; undefined until the first read. */
  isLong?: boolean;
  /** What was found, while the note of its request is loaded. */
  noted?: { sent: SentOrder; placed: PlacedOrder; rows: readonly ListedRequest[] };
}

/** Everything that decides, at one moment. */
export interface Snapshot {
  loanId: string;
  readonly form: OrderForm;
  readonly person: string | undefined;
  /** The names under which the service may record the user. */
  ownNames: readonly string[];
  /** Why nothing can be ordered; null if nothing blocks an order. */
  readonly block: string | null;
  readonly hasIssues: boolean;
  readonly hasLeft: boolean;
  readonly isAuthorizationChanging: boolean;
  readonly isSignInTooOld: boolean;
  /** The authorization, the borrowers, the privileges or the header were read more than ten minutes ago. */
  readonly isLawOld: boolean;
  /** False in a browser without channels: then this tab can't know what the others do. */
  isNewsOpen: boolean;
  readonly guard: GuardFacts;

  /** The orders of the journal. */
  attempts: readonly OrderAttempt[];
  /** The names of its entries that can't be read. */
  unreadable: readonly string[];
  readonly isJournalKept: boolean;
  /** Of the last five minutes, perhaps. */
  isRecent: (attempt: OrderAttempt) => boolean;
  /** Certainly refused more than five minutes ago. */
  isRefusalPast: (attempt: OrderAttempt) => boolean;
  /** The order that this tab sent last, and whether the draft was edited since. */
  sentHere: { key: string; isEdited?: boolean } | undefined;

  /** The requests as History shows them; undefined when they were never loaded. */
  history: readonly HistoryItem[] | undefined;
  /** Requests that an earlier read had, also one for an order, and `history` doesn't. */
  gone: readonly HistoryItem[];
  awaited: AwaitedRequests;
  seenIds: readonly string[] | null;

  draft: OrderDraft;
  replacesPassword: boolean;
  area: Area | null;
  loanStageSequence: number | null;
  /** Epoch milliseconds of this computer's and of the server's clock, to show; and the monotonic clock, to measure. */
  now: number;
  serverNow: number | null;
  tick: number;
  /** For a new order. */
  newKey: string;
}

/** What was read right before an order. */
export interface Facts {
  order: OrderRequest;
  fingerprint: string;
  content: string;
  wording: string;
  books: Books | undefined;
  /** What makes the order lawful was read, too. */
  isLawRead: boolean;
  /** What of it could not be loaded. */
  unknown: readonly ('acknowledgement' | 'borrowers' | 'header' | 'privileges')[];
  hasPassword: boolean;
}

interface Payloads {
  /** The loan was opened. */
  opened: object;
  /** The user pressed Submit; and what a press waits for is loaded. */
  pressed: object;
  gathered: object;
  confirmed: object;
  declined: object;
  /** The user left Request. */
  left: object;
  lookAgainPressed: object;
  recognized: object;
  lockGranted: object;
  lockTaken: object;
  factsRead: { facts: Facts };
  /** The journal has the order; false if the browser doesn't keep it. */
  recorded: { isKept: boolean };
  answered: { answer: OrderAnswer | undefined };
  failed: { failure: Failure };
  /** `recent`: rows of the latest request, where the books could not be loaded. */
  booksRead: { books: Books | undefined; recent: readonly ListedRequest[] };
  waited: object;
  /** Undefined: the service doesn't return notes. */
  noteRead: { note: string | null | undefined };
  /** Another tab sends an order. */
  newsHeard: object;
  /** Any read of History has an answer. */
  rowsListed: object;
  /** Another tab's order became these requests. */
  placedHeard: { requestIds: readonly string[] };
  /** Another tab has settled an order; or has changed the borrowers' authorization, or tried to. */
  settledHeard: object;
  authorizationHeard: object;
  /** The form is another one, or emptied. */
  formReplaced: object;
  /** Five minutes have passed since something that a later look settles. */
  reminded: object;
  crashed: object;
}

export type OrderEventType = keyof Payloads;
export type OrderEvent<E extends OrderEventType = OrderEventType> = {
  [Each in E]: { type: Each; snapshot: Snapshot } & Payloads[Each];
}[E];

/** An event before the driver adds the snapshot of the moment in which it is handled. */
export type Incoming<E extends OrderEventType = OrderEventType> = {
  [Each in E]: Omit<OrderEvent<Each>, 'snapshot'>;
}[E];
