import * as orderTexts from '@/features/request/orderTexts';
import type { OrderDraft } from '@/features/request/rules/orderDraft';
import type { OrderForm } from '@/features/request/rules/orderForm';
import type { OrderAttempt } from './orderAttempt';
import type { OrderEvent, OrderEventType, OrderState, Phase, Press, SentOrder, Snapshot } from './orderState';
import type { OrderConcern, Submission } from './submission';

export interface Words {
  text: string;
  tone?: 'success' | 'warning' | 'error';
}

/** What the driver does. Those that end in an event say which. */
export type Command =
  /** Ends in `gathered` or `left`. */
  | { do: 'gather' }
  /** Ends in `lockGranted` or `lockTaken`. `wait`: only in the first. */
  | { do: 'claimLock'; how: 'now' | 'wait' }
  /** Cancels what is pending, too. */
  | { do: 'releaseLock' }
  /** The work is over: as above, and forgets a typed password. */
  | { do: 'finish' }
  /** Reads the books, and what makes the order lawful. Ends in `factsRead`. */
  | { do: 'readFacts'; form: OrderForm; isLawRead: boolean }
  /** Ends in `booksRead`. */
  | { do: 'readBooks' }
  /** Ends in `waited`. */
  | { do: 'wait'; ms: number }
  /** Ends in `noteRead`. */
  | { do: 'readNote'; requestId: string }
  /** Ends in `answered` or `failed`. */
  | { do: 'send'; sent: SentOrder; form: OrderForm }
  /** Writes an order into the journal before it is sent. Ends in `recorded`. */
  | { do: 'record'; attempt: OrderAttempt }
  | { do: 'keep'; attempt: OrderAttempt }
  | { do: 'forget'; key: string }
  | { do: 'forgetUnreadable'; names: readonly string[] }
  | { do: 'tellTabs'; kind: 'sent' | 'placed'; requestIds: readonly string[] }
  /** Ends in `reminded` after five minutes. The latest one counts. */
  | { do: 'remind' }
  | { do: 'readHistory' }
  | { do: 'await'; requestIds: readonly string[] }
  /** This tab's order became these requests. */
  | { do: 'follow'; attempt: OrderAttempt; requestIds: readonly string[] }
  | { do: 'giveUp'; requestIds: readonly string[] }
  /** `key`: of the order that leaves this of its draft. */
  | { do: 'replaceDraft'; key: string; draft: OrderDraft; keepsPassword: boolean }
  | { do: 'renewVault' }
  | { do: 'doubtAuthorization' }
  /** Shows why nothing was ordered, until the next attempt. */
  | { do: 'showProblem'; text: string }
  | { do: 'notify'; words: Words }
  | { do: 'openScreen'; screen: string; words: Words }
  | { do: 'log'; name: 'order-sent' | 'order-answered' | 'order-resolved'; attempt: OrderAttempt; outcome?: string }
  | { do: 'logAnswer'; name: 'order-confirmed' | 'order-declined'; concerns: readonly OrderConcern[] };

/** The state after an event, in one of the phases `P`, and what is done. */
export type Step<P extends Phase = Phase> = readonly [OrderState<P>, readonly Command[]];

/** Where work ends: `waiting` if another tab's order is due. */
export type Ended = 'resting' | 'waiting';

export const EDITING: Submission = { status: 'editing' };
export const atRest = (shown: Submission): OrderState<'resting'> => ({ phase: 'resting', shown, isNewsDue: false });

/** Ends the work. Another tab's order that was reported during it comes next. */
export function rest({ isNewsDue }: OrderState, shown: Submission, commands: readonly Command[] = []): Step<Ended> {
  const done: Command[] = [...commands, { do: 'finish' }];
  return isNewsDue ? waitForTab(shown, done) : [atRest(shown), done];
}

/** Another tab orders under the loan's lock: waits for it, and then looks up what that tab has left. */
export const waitForTab = (before: Submission, commands: readonly Command[] = []): Step<'waiting'> => [
  { phase: 'waiting', shown: { status: 'elsewhere' }, before, press: undefined, isNewsDue: false },
  [...commands, CLAIM_LATER],
];

/** A press waits for the lock: the other tab may only look. */
export const pressLater = (press: Press, isOrdering: boolean): Step<'waiting'> => [
  {
    phase: 'waiting',
    shown: { status: isOrdering ? 'elsewhere' : 'submitting' },
    before: EDITING,
    press,
    isNewsDue: isOrdering,
  },
  [{ do: 'releaseLock' }, CLAIM_LATER],
];

const CLAIM_LATER: Command = { do: 'claimLock', how: 'wait' };

/** Says why nothing was ordered: on Request, and to a user who has left it. */
export const notOrdered = (text: string, { hasLeft }: Snapshot): Command[] => [
  { do: 'showProblem', text },
  ...(hasLeft ? [{ do: 'notify', words: { tone: 'error', text } } as const] : []),
];

/** The user has left Request before the order was sent. */
export const takeBack = (state: OrderState, shown: Submission, now: Snapshot): Step<Ended> =>
  rest(state, shown, notOrdered(orderTexts.notOrdered(orderTexts.leftBeforeSent), now));

export type Take<P extends Phase = Phase, E extends OrderEventType = OrderEventType> = (
  state: OrderState<P>,
  event: OrderEvent<E>,
) => Step;

/** What an event does in a phase. */
export interface Transition<P extends Phase, E extends OrderEventType> {
  leadsTo: readonly Phase[];
  take: Take<P, E>;
}

/**
 * `leadsTo`: the phases that it may end in, besides its own; `resting` includes `waiting` for another tab's order. The
 * type check finds one that is missing.
 */
export const to = <P extends Phase, E extends OrderEventType, L extends Phase = never>(
  leadsTo: readonly L[],
  take: (state: OrderState<P>, event: OrderEvent<E>) => Step<NoInfer<P | L | ('resting' extends L ? Ended : never)>>,
) => ({ leadsTo, take: take as Take<P, E> });

/** Claims the lock for a search. */
export const lookUp = (state: OrderState, why: 'asked' | 'quiet' | 'recognized'): Step<'searching'> => [
  { phase: 'searching', shown: state.shown, search: { why }, isNewsDue: state.isNewsDue },
  [{ do: 'claimLock', how: 'now' }],
];

export const joined = <P extends Phase>(commands: readonly Command[], [state, more]: Step<P>): Step<P> => [
  state,
  [...commands, ...more],
];
