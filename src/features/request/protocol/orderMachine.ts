import { addAwaited } from '@/features/runs/rules/historyRead';
import * as orderTexts from '@/features/request/orderTexts';
import type { OrderConcern, Submission } from '@/features/request/protocol/rules/submission';
import { unanswered, UNKEPT } from './rules/earlierOrders';
import { awaitedIdsOf, isLost, type OrderAttempt } from './rules/orderAttempt';
import { isSameSender, openConcerns, orderToSend, reasonAgainst, withoutDisproved } from './rules/orderChecks';
import { outcomeOfAnswer, outcomeOfFailure, UNKNOWN } from './rules/orderOutcome';
import { accept, changes, giveUpUnlisted } from './rules/orderRecords';
import { showPlaced } from './rules/orderResults';
import {
  atRest,
  type Command,
  EDITING,
  lookUp,
  notOrdered,
  type OrderEvent,
  type OrderEventType,
  type OrderState,
  type Phase,
  PHASES,
  type Press,
  rest,
  type SentOrder,
  type Snapshot,
  type Step,
  type Take,
  to,
  type Transition,
  waitForTab,
} from './rules/orderState';
import {
  acceptFound,
  acceptNow,
  follow,
  followTab,
  gather,
  lookAgain,
  lookLater,
  lookNow,
  note,
  pressNow,
  readAgain,
  rearm,
  search,
  settled,
  stopSearch,
  takeList,
  takeNote,
  waitLater,
  waitNow,
} from './rules/searchOrders';
import { refusedWith, startSearch, withoutUnsent } from './rules/settleOrders';

/**
 * The whole of an order, from the press to the lender's books: what each event does in each phase. It decides, and does
 * nothing itself: `orderSaga.ts` runs the commands and turns their outcomes into events. Every decision is a function of
 * the event's snapshot.
 *
 * An outcome is said only on evidence. Until then the order is a doubt: the journal keeps its key, an equal order repeats
 * that key, and every order asks first. The books are the loan's requests, read for this order alone; History polls them
 * too, and each such read is a `rowsListed`.
 * - Placed: the answer names each service once, as new requests; or any read of the loan's requests has the key. What any
 *   read has shown counts, also if the books that were read for this order come from an older copy and lack it.
 * - Listed in part: the answer proves nothing. The books are searched for two minutes; then they must hold every request
 *   that this tab, the journal or other tabs know, and lack the service. An order of that service asks for five minutes.
 * - Refused: it never reached the API; or a 400 names fields of the whole order, and books read after it hold as much and
 *   lack the order. Any other refusal may come after the work: it stays a doubt until such books lack the order five
 *   minutes later.
 * - Twice: a service has two requests with the key, or there are more than one press can have made. The words name all of
 *   them. An answer is believed without a read of the books, so the next read of History says it (`follow`, `note`).
 *
 * `takeList` decides on the books joined with all rows that this tab has seen. `follow` looks at each read of History: a
 * lost order that it shows is looked up in the background; a late service and a double change the words.
 * @source docs/order-protocol.md
 */
export const next = (state: OrderState, event: OrderEvent): Step => {
  const { take } = transitionFor(state.phase, event.type);
  return (take as Take)(state, event);
};

/** Each refused press leads the user to the first issue again, so each has a value of its own. */
const invalid = (): Submission => ({ status: 'invalid', serviceIssues: [] });

/** The event means nothing in this phase. `to` lists the phases that a transition may lead to; without one it stays. */
const ignore = to([], (state: OrderState) => [state, []]);

/** After a reload, or for orders of another tab: waits until placed ones are listed, and looks up the lost ones. */
const resume = to(['searching'], (state: OrderState<'resting'>, { snapshot }: OrderEvent) => {
  const ids = awaitedIdsOf(snapshot.attempts);
  const isUnlisted = addAwaited(snapshot.awaited, ids, snapshot.history ?? []).ids.length > 0;
  const commands: Command[] = ids.length === 0 ? [] : [{ do: 'await', requestIds: ids }];
  if (isUnlisted && ids.length > 0) commands.push({ do: 'readHistory' });
  if (!snapshot.attempts.some(isLost)) return [state, commands];
  const [searching, claim] = lookUp(state, 'asked');
  return [searching, [...commands, ...claim]];
});

/** One press at a time: it waits for an authorization that is being saved, and for History. */
const press = to(['gathering'], (state: OrderState<'resting'>) => gather(state));

const leaveEarly = to(['resting'], (state: OrderState<'gathering'>, { snapshot }) =>
  rest(state, state.shown, notOrdered(orderTexts.notOrdered(orderTexts.leftBeforeSent), snapshot)),
);

const check = to(['checking', 'resting'], (state: OrderState<'gathering'>, { snapshot }) => {
  if (snapshot.block !== null) return rest(state, state.shown);
  if (snapshot.hasIssues) return rest(state, invalid());
  return claimFor(state, { form: snapshot.form, person: snapshot.person, answered: [] }, snapshot);
});

/** Also after an answer: the question may have been open for long. */
const claimFor = (state: OrderState, by: Press, { isSignInTooOld }: Snapshot): Step =>
  isSignInTooOld
    ? rest(state, { status: 'signInNeeded' })
    : [
        { phase: 'checking', shown: { status: 'submitting' }, press: by, isNewsDue: state.isNewsDue },
        [{ do: 'claimLock', how: 'now' }],
      ];

/** Under the lock: what other tabs ordered is in the books or in the journal. What makes the order lawful is fresh. */
const readFacts = to([], (state: OrderState<'checking'>, { snapshot }) => {
  const { form, answered } = state.press;
  const isLawRead = answered.length > 0 || !snapshot.isNewsOpen || snapshot.isLawOld;
  return [state, [{ do: 'readFacts', form, isLawRead }]];
});

const yieldToTab = to(['waiting'], () => waitForTab(EDITING, true, [{ do: 'releaseLock' }]));

/** Sends nothing that is not what the user submitted, and nothing while a concern is unanswered. */
const decide = to(
  ['asking', 'sending', 'resting'],
  (state: OrderState<'checking'>, { facts, snapshot }: OrderEvent<'factsRead'>) => {
    const { unknown } = facts;
    const doubts: Command[] = unknown.includes('acknowledgement') ? [{ do: 'doubtAuthorization' }] : [];
    if (unknown.includes('acknowledgement') || unknown.includes('borrowers'))
      return rest(state, EDITING, [...doubts, ...notOrdered(orderTexts.notOrdered(orderTexts.lawUnknown), snapshot)]);
    const reason = reasonAgainst(state.press, snapshot);
    if (reason !== undefined)
      return rest(state, snapshot.hasIssues ? invalid() : EDITING, notOrdered(orderTexts.notOrdered(reason), snapshot));
    const attempts = withoutDisproved(snapshot, facts);
    const concerns = openConcerns(state.press, snapshot, facts, attempts);
    if (concerns.length > 0) return ask(state, concerns);
    if (!facts.hasPassword) return rest(state, invalid(), [{ do: 'renewVault' }]);
    const sent = orderToSend(state.press, snapshot, facts, attempts);
    return [
      { phase: 'sending', shown: state.shown, press: state.press, sent, isNewsDue: state.isNewsDue },
      [...changes(snapshot.attempts, attempts), { do: 'record', attempt: sent.attempt }],
    ];
  },
);

/** Without the lock, so that another tab can order meanwhile. After a yes, everything is read again. */
const ask = ({ press: by, isNewsDue }: OrderState<'checking' | 'sending'>, concerns: OrderConcern[]): Step => [
  { phase: 'asking', shown: { status: 'confirming', concerns }, press: by, isNewsDue },
  [{ do: 'releaseLock' }],
];

const concernsOf = ({ shown }: OrderState): OrderConcern[] => (shown.status === 'confirming' ? shown.concerns : []);

const confirm = to(['checking', 'resting'], (state: OrderState<'asking'>, { snapshot }) => {
  const concerns = concernsOf(state);
  const by = { ...state.press, answered: [...state.press.answered, ...concerns] };
  const [checking, commands] = claimFor(state, by, snapshot);
  return [checking, [{ do: 'logAnswer', name: 'order-confirmed', concerns }, ...commands]];
});

const decline = to(['resting'], (state: OrderState<'asking'>) =>
  rest(state, EDITING, [{ do: 'logAnswer', name: 'order-declined', concerns: concernsOf(state) }]),
);

/** The journal has the order: it is sent, once. A browser that keeps no journal is asked about first. */
const send = to(['asking'], (state: OrderState<'sending'>, { isKept, snapshot }: OrderEvent<'recorded'>) => {
  const { sent } = state;
  if (!isKept && unanswered(UNKEPT, state.press.answered).length > 0) {
    const [asking, commands] = ask(state, UNKEPT);
    return [asking, [...changes(snapshot.attempts, withoutUnsent(snapshot.attempts, sent)), ...commands]];
  }
  return [
    state,
    [
      { do: 'tellTabs', kind: 'sent', requestIds: [] },
      { do: 'log', name: 'order-sent', attempt: sent.attempt },
      { do: 'send', sent, form: state.press.form },
    ],
  ];
});

/** Only an answer that names all services as new requests is believed; any other is looked up. */
const takeAnswer = to(
  ['resting', 'searching', 'waiting'],
  (state: OrderState<'sending'>, { answer, snapshot }: OrderEvent<'answered'>) => {
    const { attempt, repeated, sender, knownIds, unreadable } = state.sent;
    // The service may have answered for the order that came first, and only the books say which one it has.
    const isOther = repeated !== undefined && !isSameSender(repeated, sender);
    const outcome = isOther
      ? UNKNOWN
      : outcomeOfAnswer({ services: attempt.services, knownIds: knownIds && new Set(knownIds) }, answer);
    const commands = answeredCommands(state.sent, outcome.kind);
    if (outcome.kind !== 'placed') return searchFor(state, state.sent, snapshot, commands);
    const given = giveUpUnlisted(snapshot, withSent(snapshot, state.sent), attempt);
    const accepted = accept(snapshot, given.attempts, attempt, outcome);
    return showPlaced(state, snapshot, attempt, outcome, undefined, [
      ...commands,
      { do: 'forgetUnreadable', names: unreadable },
      ...given.commands,
      ...accepted.commands,
      // Last: if anything above fails, the journal still says that the outcome is unknown.
      ...changes(snapshot.attempts, accepted.attempts),
    ]);
  },
);

/** A cleaner may have emptied the storage since. */
const withSent = ({ attempts }: Snapshot, { attempt }: SentOrder) =>
  attempts.some(({ key }) => key === attempt.key) ? attempts : [...attempts, attempt];

/** The passwords are not kept longer than the order needs them. */
const answeredCommands = ({ attempt }: SentOrder, outcome: string): Command[] => [
  { do: 'renewVault' },
  { do: 'log', name: 'order-answered', attempt, outcome },
];

const searchFor = (state: OrderState, sent: SentOrder, now: Snapshot, commands: Command[]): Step => {
  const [searching, more] = startSearch(state, { why: 'asked', sent }, now);
  return [searching, [...commands, ...more]];
};

/**
 * A refusal (a 4xx, but not 408, 409, 425 and 429) proves nothing by itself, because gateways and services also refuse
 * after the work: the journal keeps it as a doubt, and the books are read once. After any other failure but a call that was
 * never sent, they are searched for two minutes.
 */
const takeFailure = to(
  ['resting', 'searching', 'waiting'],
  (state: OrderState<'sending'>, { failure, snapshot }: OrderEvent<'failed'>) => {
    const { sent } = state;
    const outcome = outcomeOfFailure(failure, sent.repeated !== undefined);
    const commands = answeredCommands(sent, outcome.kind === 'unsent' ? 'refused' : outcome.kind);
    if (outcome.kind === 'unsent') {
      const attempts = withoutUnsent(snapshot.attempts, sent);
      return rest(state, refusedWith(failure, sent, attempts), [...commands, ...changes(snapshot.attempts, attempts)]);
    }
    if (outcome.kind !== 'refused') {
      const isKeyKnown = outcome.kind === 'unknown' && outcome.isKeyKnown === true;
      return searchFor(state, { ...sent, ...(isKeyKnown && { isKeyKnown }) }, snapshot, commands);
    }
    // An order that repeats one without an answer may be that one: no refusal ends that doubt in five minutes.
    const isOfLost = sent.repeated !== undefined && sent.repeated.refusal === undefined;
    const refusal = { status: outcome.status, serverTime: snapshot.serverNow };
    // If this tab dies now, the next one doesn't search for it for minutes.
    const attempt: OrderAttempt = { ...sent.attempt, state: 'unconfirmed', ...(!isOfLost && { refusal }) };
    return searchFor(state, { ...sent, attempt, refusal: failure }, snapshot, [...commands, { do: 'keep', attempt }]);
  },
);

/** A bug must not lock the form. The journal shows whether an order may have been sent. */
const unlock = to(['resting'], (state: OrderState, { snapshot }: OrderEvent) => {
  const lost = snapshot.attempts.filter(isLost);
  return rest(
    state,
    lost.length === 0
      ? { status: 'failed', failure: { kind: 'bug', call: 'placeOrder' }, hasLost: false }
      : { status: 'unconfirmed', since: Math.max(...lost.map(({ sentAt }) => sentAt)) },
  );
});

/** After the work has ended, only a doubt that it left is said. The lock may still be held. */
const sayDoubt = to([], (state: OrderState<'resting'>, event: OrderEvent) =>
  event.snapshot.attempts.some(isLost) ? unlock.take(state, event) : [state, [{ do: 'finish' }]],
);

type Table = {
  readonly [E in OrderEventType]: readonly [
    resting: Transition<'resting', E>,
    gathering: Transition<'gathering', E>,
    checking: Transition<'checking', E>,
    asking: Transition<'asking', E>,
    sending: Transition<'sending', E>,
    searching: Transition<'searching', E>,
    waiting: Transition<'waiting', E>,
  ];
};

// prettier-ignore
export const TRANSITIONS: Table = {
  //                  resting      gathering   checking    asking     sending      searching   waiting
  opened:           [ resume,      ignore,     ignore,     ignore,    ignore,      ignore,     ignore    ],
  pressed:          [ press,       ignore,     ignore,     ignore,    ignore,      pressNow,   ignore    ],
  gathered:         [ ignore,      check,      ignore,     ignore,    ignore,      ignore,     ignore    ],
  left:             [ ignore,      leaveEarly, ignore,     decline,   ignore,      ignore,     ignore    ],
  lockGranted:      [ ignore,      ignore,     readFacts,  ignore,    ignore,      search,     followTab ],
  lockTaken:        [ ignore,      ignore,     yieldToTab, ignore,    ignore,      stopSearch, ignore    ],
  factsRead:        [ ignore,      ignore,     decide,     ignore,    ignore,      ignore,     ignore    ],
  confirmed:        [ ignore,      ignore,     ignore,     confirm,   ignore,      ignore,     ignore    ],
  declined:         [ ignore,      ignore,     ignore,     decline,   ignore,      ignore,     ignore    ],
  recorded:         [ ignore,      ignore,     ignore,     ignore,    send,        ignore,     ignore    ],
  answered:         [ ignore,      ignore,     ignore,     ignore,    takeAnswer,  ignore,     ignore    ],
  failed:           [ ignore,      ignore,     ignore,     ignore,    takeFailure, ignore,     ignore    ],
  booksRead:        [ ignore,      ignore,     ignore,     ignore,    ignore,      takeList,   ignore    ],
  waited:           [ ignore,      ignore,     ignore,     ignore,    ignore,      readAgain,  ignore    ],
  noteRead:         [ ignore,      ignore,     ignore,     ignore,    ignore,      takeNote,   ignore    ],
  lookAgainPressed: [ lookAgain,   ignore,     ignore,     ignore,    ignore,      lookNow,    ignore    ],
  recognized:       [ acceptFound, ignore,     ignore,     ignore,    ignore,      acceptNow,  ignore    ],
  newsHeard:        [ waitNow,     waitLater,  waitLater,  waitLater, waitLater,   waitLater,  ignore    ],
  rowsListed:       [ follow,      note,       note,       note,      note,        note,       note      ],
  settledHeard:     [ settled,     ignore,     ignore,     ignore,    ignore,      ignore,     ignore    ],
  reminded:         [ lookLater,   rearm,      rearm,      rearm,     rearm,       rearm,      rearm     ],
  crashed:          [ sayDoubt,    unlock,     unlock,     unlock,    unlock,      unlock,     unlock    ],
};

/** What an event does in a phase, for the diagram of the protocol's document, too. */
export const transitionFor = (phase: Phase, type: OrderEventType) =>
  TRANSITIONS[type][PHASES.indexOf(phase)] as Transition<Phase, OrderEventType>;

/** The user replaces the form: errors of the one before are no longer true. Other words stay. */
export const afterNewForm = (state: OrderState): OrderState =>
  ['invalid', 'failed'].includes(state.shown.status) ? { ...state, shown: EDITING } : state;

/** The calls of an order in flight end with the session. */
export const afterSignOut = (): OrderState => atRest(EDITING);
