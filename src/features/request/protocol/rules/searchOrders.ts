import * as orderTexts from '@/features/request/orderTexts';
import { isDoubted, refusedIn } from './submission';
import { followListed, isListed, isSighted } from './listedOrders';
import { isLost, type OrderAttempt } from './orderAttempt';
import { requestsText } from './orderWords';
import { accept, changes } from './orderRecords';
import { describeRepetition, showPlaced } from './orderResults';
import type { OrderEvent, OrderState, Phase, Press, Snapshot } from './orderState';
import {
  type Command,
  EDITING,
  type Ended,
  joined,
  lookUp,
  notOrdered,
  rest,
  type Step,
  takeBack,
  to,
  waitForTab,
} from './orderSteps';
import { doubted, noneLost, settledText, startSearch, takeBooks } from './settleOrders';

/** The form is locked: what is sent later is what the user pressed for. */
export const gather = ({ shown, isNewsDue }: OrderState, { form }: Snapshot): Step<'gathering'> => [
  { phase: 'gathering', shown: { status: 'submitting' }, before: shown, form, isNewsDue },
  [{ do: 'gather' }],
];

export const search = to(['resting'], (state: OrderState<'searching'>, { snapshot }) =>
  state.search.why === 'recognized' ? recognize(state, snapshot) : startSearch(state, state.search, snapshot),
);

/** The user recognizes the requests on the screen as the order. If something else was found since, looks again. */
function recognize(state: OrderState<'searching'>, now: Snapshot): Step<'searching' | Ended> {
  const { shown } = state;
  const taken = new Set<string>();
  const found = now.attempts.filter((attempt) => {
    const { requestIds } = attempt;
    const isShown = shown.status === 'found' && requestIds.every((id) => shown.requestIds.includes(id));
    const isFree = !requestIds.some((id) => taken.has(id));
    if (!isLost(attempt) || requestIds.length === 0 || !isShown || !isFree) return false;
    requestIds.forEach((id) => taken.add(id));
    return true;
  });
  const last = found.at(-1);
  if (last === undefined) return startSearch(state, { why: 'asked' }, now);
  let attempts = now.attempts;
  const commands: Command[] = [];
  for (const attempt of found) {
    const accepted = accept(now, attempts, attempt, { requestIds: attempt.requestIds, missing: attempt.missing ?? [] });
    attempts = accepted.attempts;
    commands.push(...accepted.commands);
  }
  // No read shows what is missing: the words leave it out, the form and the journal keep it.
  const isTwice = shown.status === 'found' && shown.isTwice === true;
  const requestIds = found.flatMap((attempt) => attempt.requestIds);
  const placed = { requestIds, missing: [], ...(isTwice && { isTwice }) };
  const services = [...new Set(found.flatMap((attempt) => attempt.services))];
  const words = orderTexts.recognized(requestsText(requestIds));
  const all = [...commands, ...changes(now.attempts, attempts)];
  return showPlaced(state, now, { mode: last.mode, services }, placed, words, all);
}

export const stopSearch = to(['resting', 'waiting'], (state: OrderState<'searching'>) =>
  state.search.why === 'quiet' ? rest(state, state.shown) : waitForTab(state.shown, [{ do: 'releaseLock' }]),
);

export const takeList = to(['resting'], takeBooks);

export const readAgain = to([], (state: OrderState<'searching'>) => [state, [{ do: 'readBooks' }]]);

export const takeNote = to(
  ['resting'],
  (state: OrderState<'searching'>, { note, snapshot }: OrderEvent<'noteRead'>) => {
    const { noted } = state.search;
    if (noted === undefined) return rest(state, state.shown);
    const words = describeRepetition(noted, snapshot, note);
    return showPlaced(state, snapshot, noted.sent.attempt, noted.placed, words, []);
  },
);

/** Under the lock: what other tabs ordered is in the books or in the journal. What makes the order lawful is fresh. */
export function readOrderFacts(
  { shown, isNewsDue }: OrderState,
  press: Press,
  { isNewsOpen, isLawOld }: Snapshot,
): Step<'checking'> {
  const isLawRead = press.answered.length > 0 || !isNewsOpen || isLawOld;
  return [{ phase: 'checking', shown, press, isNewsDue }, [{ do: 'readFacts', form: press.form, isLawRead }]];
}

/** The other tab orders: a press that waits here is dropped when that tab has its answer. */
export const dropLater = to([], (state: OrderState<'waiting'>) => [
  { ...state, shown: { status: 'elsewhere' }, isNewsDue: true },
  [],
]);

/** Takes back a press that waits, unless it is to be dropped. */
export const leaveWaiting = to(['resting'], (state: OrderState<'waiting'>, { snapshot }) =>
  state.press === undefined || state.isNewsDue ? [state, []] : takeBack(state, state.before, snapshot),
);

/**
 * The other tab has its answer, or is closed. What it left unknown is looked up here. If it has only looked, a press
 * goes on.
 */
export const followTab = to(['searching', 'checking', 'resting'], (state: OrderState<'waiting'>, { snapshot }) => {
  const { before, press } = state;
  const now = { ...state, isNewsDue: false };
  if (press !== undefined && !state.isNewsDue)
    return snapshot.isSignInTooOld ? rest(now, { status: 'signInNeeded' }) : readOrderFacts(now, press, snapshot);
  if (snapshot.attempts.some(isLost)) return startSearch(now, { why: 'asked', before }, snapshot);
  const isKept =
    ['invalid', 'failed', 'partial', 'signInNeeded'].includes(before.status) ||
    (before.status === 'found' && before.isCertain);
  const wasDoubted = before.status === 'unconfirmed' || before.status === 'found';
  const text =
    press !== undefined
      ? orderTexts.notOrdered(orderTexts.otherWindowFirst)
      : !isKept && wasDoubted
        ? settledText(before, snapshot)
        : null;
  return rest(now, isKept ? before : EDITING, text === null ? [] : [{ do: 'notify', words: { text } }]);
});

export const lookAgain = to(['searching', 'resting'], (state: OrderState<'resting'>, { snapshot }) =>
  snapshot.attempts.some(isLost) ? lookUp(state, 'asked') : noneLost(state, snapshot),
);

export const acceptFound = to(['searching'], (state: OrderState<'resting'>) => lookUp(state, 'recognized'));

const isQuiet = ({ search: { why } }: OrderState<'searching'>): boolean => why === 'quiet';

/** The user doesn't see a look in the background, so whatever the user presses comes first. */
const instead = <P extends Phase>(step: Step<P>): Step<P> => joined([{ do: 'releaseLock' }], step);

export const pressNow = to(['gathering'], (state: OrderState<'searching'>, { snapshot }: OrderEvent) =>
  isQuiet(state) ? instead(gather(state, snapshot)) : [state, []],
);
export const lookNow = to([], (state: OrderState<'searching'>) =>
  isQuiet(state) ? instead(lookUp(state, 'asked')) : [state, []],
);
export const acceptNow = to([], (state: OrderState<'searching'>) =>
  isQuiet(state) ? instead(lookUp(state, 'recognized')) : [state, []],
);

export const waitNow = to(['waiting'], (state: OrderState<'resting'>) => waitForTab(state.shown));

export const waitLater = to([], (state: OrderState) => [{ ...state, isNewsDue: true }, []]);

/** The books show the order that the screen called refused when the user pressed Submit: it comes first. */
export const lookUpRefused = (state: OrderState, refused: OrderAttempt, now: Snapshot): Step<'searching'> => {
  const words = notOrdered(orderTexts.notOrdered(orderTexts.refusedIsListed), now);
  return joined([{ do: 'keep', attempt: doubted(refused) }, ...words], instead(lookUp(state, 'asked')));
};

/** A read of History may show a lost order or a refused one, or settle what the screen says. */
function followRows(state: OrderState<'resting'>, snapshot: Snapshot): Step<'searching' | Ended> {
  const refused = refusedIn(state.shown);
  if (refused !== undefined && isListed(refused, snapshot))
    return joined([{ do: 'keep', attempt: doubted(refused) }], lookUp(state, 'quiet'));
  const { shown, commands } = followListed(state, snapshot);
  const now = { ...state, shown };
  if (isSighted(snapshot)) return joined(commands, lookUp(now, 'quiet'));
  const isSettled = snapshot.attempts.length > 0 && !snapshot.attempts.some(isLost);
  return isSettled && isDoubted(shown) ? joined(commands, noneLost(now, snapshot)) : [now, commands];
}

export const follow = to(['searching', 'resting'], (state: OrderState<'resting'>, { snapshot }: OrderEvent) =>
  followRows(state, snapshot),
);

/** Another tab has settled the order that this one says is in doubt. */
export const settled = to(['resting'], (state: OrderState<'resting'>, { snapshot }: OrderEvent) =>
  isDoubted(state.shown) && !snapshot.attempts.some(isLost) ? noneLost(state, snapshot) : [state, []],
);

/** Work goes on; only the journal follows. */
export const followQuietly = to([], (state: OrderState, { snapshot }: OrderEvent) => [
  state,
  followListed(state, snapshot).commands,
]);

/** A refused order that is still not listed after five minutes was not placed. */
export const lookLater = to(['searching', 'resting'], (state: OrderState<'resting'>, { snapshot }: OrderEvent) =>
  snapshot.attempts.some((attempt) => isLost(attempt) && snapshot.isRefusalPast(attempt))
    ? lookUp(state, 'quiet')
    : joined(again(snapshot), followRows(state, snapshot)),
);

/** What is not settled now is looked at later. */
export const rearm = to([], (state: OrderState, { snapshot }: OrderEvent) => [
  state,
  [...again(snapshot), ...followListed(state, snapshot).commands],
]);

const again = ({ attempts }: Snapshot): Command[] =>
  attempts.some((attempt) => isLost(attempt) && attempt.refusal !== undefined) ? [{ do: 'remind' }] : [];
