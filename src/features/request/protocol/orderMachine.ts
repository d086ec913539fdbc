import { addAwaited } from '@/features/runs/rules/historyRead';
import * as orderTexts from '@/features/request/orderTexts';
import { type OrderConcern, refusedIn, type Submission } from './rules/submission';
import { takeAnswer, takeFailure } from './rules/orderAnswers';
import { unanswered, UNKEPT } from './rules/earlierOrders';
import { awaitedIdsOf, isLost } from './rules/orderAttempt';
import { isOtherOrder, openConcerns, orderToSend, reasonAgainst, withoutDisproved } from './rules/orderChecks';
import { isListed } from './rules/listedOrders';
import { changes } from './rules/orderRecords';
import {
  type OrderEvent,
  type OrderEventType,
  type OrderState,
  type Phase,
  PHASES,
  type Press,
  type Snapshot,
} from './rules/orderState';
import {
  type Command,
  EDITING,
  type Ended,
  lookUp,
  notOrdered,
  pressLater,
  rest,
  type Step,
  type Take,
  takeBack,
  to,
  type Transition,
} from './rules/orderSteps';
import {
  acceptFound,
  acceptNow,
  dropLater,
  follow,
  followQuietly,
  followTab,
  gather,
  leaveWaiting,
  lookAgain,
  lookLater,
  lookNow,
  lookUpRefused,
  pressNow,
  readAgain,
  readOrderFacts,
  rearm,
  search,
  settled,
  stopSearch,
  takeList,
  takeNote,
  waitLater,
  waitNow,
} from './rules/searchOrders';
import { requestsText } from './rules/orderWords';
import { withoutUnsent } from './rules/settleOrders';

/**
 * The whole of an order, from the press to the lender's books: what each event does in each phase. It only decides, by
 * its arguments: the event's snapshot has clocks and a new key, too. `orderSaga.ts` runs the commands and turns their
 * outcomes into events.
 *
 * What it takes as evidence, and what the user reads:
 * - `takeAnswer` believes an answer that names each service once, as a new request. From one that leaves a service out
 *   or names one twice it takes nothing, and says nothing: the order is looked up (`searching`).
 * - `takeFailure` believes that a call which never left this computer ordered nothing. A refusal is a doubt for five
 *   minutes, or until the books lack the order that a 400 refused as a whole. After all else (a 408, a lost answer) the
 *   order is looked up for two minutes.
 * - `takeList` reads the books (the loan's requests, read for this order alone), joined with all rows that any read
 *   of this tab has shown. A row with the order's key proves it, even if the books lack that row. That they lack an
 *   order or a service counts only if they hold every row that was ever shown: else they are an older copy, and the
 *   order stays a doubt, whose key an equal order repeats. Only what counts as missing is called missing, and can be
 *   ordered from the form. More requests with the key than services: the lender has the order twice (a proxy repeated
 *   the call), and all of them are named, with a warning.
 * - `follow` takes each poll of History, at any time later: it takes back a refusal, or a missing service, whose row
 *   comes late, and warns of an order that the lender has twice.
 * @source docs/order-protocol.md
 */
export const next = (state: OrderState, event: OrderEvent): Step => {
  const { take } = transitionFor(state.phase, event.type);
  return (take as Take)(state, event);
};

/** A new object for each refused press: whenever the screen gets one, it leads the user to the first issue. */
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
const press = to(['gathering'], (state: OrderState<'resting'>, { snapshot }: OrderEvent) => gather(state, snapshot));

/** Leaving takes a press back, even for a moment. */
const leave = to(['resting'], (state: OrderState<'gathering' | 'checking'>, { snapshot }: OrderEvent) =>
  takeBack(state, state.phase === 'gathering' ? state.before : EDITING, snapshot),
);

const check = to(['checking', 'resting'], (state: OrderState<'gathering'>, { snapshot }) => {
  if (snapshot.block !== null) return rest(state, state.before);
  if (snapshot.hasIssues) return rest(state, invalid());
  // The authorization may have been saved meanwhile: that is what the press waited for.
  if (isOtherOrder({ ...state.form, isAcknowledged: snapshot.form.isAcknowledged }, snapshot.form))
    return rest(state, EDITING, notOrdered(orderTexts.notOrdered(orderTexts.orderChanged), snapshot));
  return claimFor(
    state,
    { form: snapshot.form, person: snapshot.person, answered: [], refused: refusedIn(state.before) },
    snapshot,
  );
});

/** Also after an answer: the question may have been open for long. */
const claimFor = (state: OrderState, by: Press, { isSignInTooOld }: Snapshot): Step<'checking' | Ended> =>
  isSignInTooOld
    ? rest(state, { status: 'signInNeeded' })
    : [
        { phase: 'checking', shown: { status: 'submitting' }, press: by, isNewsDue: state.isNewsDue },
        [{ do: 'claimLock', how: 'now' }],
      ];

const readFacts = to([], (state: OrderState<'checking'>, { snapshot }: OrderEvent) =>
  readOrderFacts(state, state.press, snapshot),
);

/** Without news, it can't be known whether the other tab orders. */
const yieldToTab = to(['waiting'], ({ press, isNewsDue }: OrderState<'checking'>, { snapshot }: OrderEvent) =>
  pressLater(press, isNewsDue || !snapshot.isNewsOpen),
);

/** Sends nothing that is not what the user submitted, and nothing while a concern is unanswered. */
const decide = to(
  ['asking', 'sending', 'searching', 'resting'],
  (state: OrderState<'checking'>, { facts, snapshot }: OrderEvent<'factsRead'>) => {
    const { isLawRead, unknown } = facts;
    // It got too old while the books were read.
    if (snapshot.isLawOld && !isLawRead) return readOrderFacts(state, state.press, snapshot);
    const doubts: Command[] = unknown.includes('acknowledgement') ? [{ do: 'doubtAuthorization' }] : [];
    if (unknown.includes('acknowledgement') || unknown.includes('borrowers'))
      return rest(state, EDITING, [...doubts, ...notOrdered(orderTexts.notOrdered(orderTexts.lawUnknown), snapshot)]);
    const reason = reasonAgainst(state.press, snapshot);
    if (reason !== undefined)
      return rest(state, snapshot.hasIssues ? invalid() : EDITING, notOrdered(orderTexts.notOrdered(reason), snapshot));
    const { refused } = state.press;
    if (refused !== undefined && isListed(refused, snapshot, facts.books?.rows))
      return lookUpRefused(state, refused, snapshot);
    const attempts = withoutDisproved(snapshot, facts);
    const concerns = openConcerns(state.press, snapshot, facts, attempts);
    if (concerns.length > 0) return askUser(state, concerns);
    if (!facts.hasPassword) return rest(state, invalid(), [{ do: 'renewVault' }]);
    const sent = orderToSend(state.press, snapshot, facts, attempts);
    return [
      { phase: 'sending', shown: state.shown, press: state.press, sent, isNewsDue: state.isNewsDue },
      [...changes(snapshot.attempts, attempts), { do: 'record', attempt: sent.attempt }],
    ];
  },
);

/** Without the lock, so that another tab can order meanwhile. After a yes, everything is read again. */
const askUser = (
  { press: by, isNewsDue }: OrderState<'checking' | 'sending'>,
  concerns: OrderConcern[],
): Step<'asking'> => [
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
    const [asking, commands] = askUser(state, UNKEPT);
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

/** A bug must not lock the form. The journal shows whether an order may have been sent. */
function unlocked(state: OrderState, { attempts }: Snapshot): Step<Ended> {
  const lost = attempts.filter(isLost);
  return rest(
    state,
    lost.length === 0
      ? { status: 'failed', failure: { kind: 'bug', call: 'placeOrder' }, hasLost: false }
      : { status: 'unconfirmed', since: Math.max(...lost.map(({ sentAt }) => sentAt)) },
  );
}

const unlock = to(['resting'], (state: OrderState, { snapshot }: OrderEvent) => unlocked(state, snapshot));

/** After the work has ended, only a doubt that it left is said. The lock may still be held. */
const sayDoubt = to(['resting'], (state: OrderState<'resting'>, { snapshot }: OrderEvent) =>
  snapshot.attempts.some(isLost) ? unlocked(state, snapshot) : [state, [{ do: 'finish' }]],
);

/** Tells the user at once, not with the next poll. */
const hearPlaced = to([], (state: OrderState, { requestIds }: OrderEvent<'placedHeard'>) => [
  state,
  [
    { do: 'await', requestIds },
    { do: 'readHistory' },
    { do: 'notify', words: { text: orderTexts.placedElsewhere(requestsText(requestIds)) } },
  ],
]);

/** Errors of the form before are no longer true. Other words stay. */
const edit = to([], (state: OrderState) => [
  ['invalid', 'failed'].includes(state.shown.status) ? { ...state, shown: EDITING } : state,
  [],
]);

const doubtLaw = to([], (state: OrderState) => [state, [{ do: 'doubtAuthorization' }]]);

type Row<Phases extends readonly Phase[], E extends OrderEventType> = {
  readonly [At in keyof Phases]: Transition<Phases[At], E>;
};
type Table = { readonly [E in OrderEventType]: Row<typeof PHASES, E> };

// prettier-ignore
export const TRANSITIONS: Table = {
  //                  resting      gathering   checking    asking     sending      searching   waiting
  opened:           [ resume,      ignore,     ignore,     ignore,    ignore,      ignore,     ignore    ],
  pressed:          [ press,       ignore,     ignore,     ignore,    ignore,      pressNow,   ignore    ],
  gathered:         [ ignore,      check,      ignore,     ignore,    ignore,      ignore,     ignore    ],
  left:             [ ignore,      leave,      leave,      decline,   ignore,      ignore,     leaveWaiting ],
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
  newsHeard:        [ waitNow,     waitLater,  waitLater,  waitLater, waitLater,   waitLater,  dropLater ],
  rowsListed:       [ follow, followQuietly, followQuietly, followQuietly, followQuietly, followQuietly, followQuietly ],
  placedHeard:      [ hearPlaced, hearPlaced, hearPlaced, hearPlaced, hearPlaced, hearPlaced, hearPlaced ],
  settledHeard:     [ settled,     ignore,     ignore,     ignore,    ignore,      ignore,     ignore    ],
  authorizationHeard: [ doubtLaw,  doubtLaw,   doubtLaw,   doubtLaw,  doubtLaw,    doubtLaw,   doubtLaw  ],
  formReplaced:     [ edit,        edit,       edit,       edit,      edit,        edit,        edit      ],
  reminded:         [ lookLater,   rearm,      rearm,      rearm,     rearm,       rearm,      rearm     ],
  crashed:          [ sayDoubt,    unlock,     unlock,     unlock,    unlock,      unlock,     unlock    ],
};

/** What an event does in a phase, for the diagram of the protocol's document, too. */
export const transitionFor = (phase: Phase, type: OrderEventType) =>
  TRANSITIONS[type][PHASES.indexOf(phase)] as Transition<Phase, OrderEventType>;
