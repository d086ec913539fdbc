import type { OrderAttempt } from './orderAttempt';
import { isSameSender } from './orderChecks';
import { outcomeOfAnswer, outcomeOfFailure, UNKNOWN } from './orderOutcome';
import { accept, changes, giveUpUnlisted, withSent } from './orderRecords';
import { showPlaced } from './orderResults';
import type { OrderEvent, OrderState, SentOrder, Snapshot } from './orderState';
import { type Command, type Ended, rest, type Step, to } from './orderSteps';
import { refusedWith, startSearch, withoutUnsent } from './settleOrders';

/** Only an answer that names all services as new requests is believed; any other is looked up. */
export const takeAnswer = to(
  ['resting', 'searching'],
  (state: OrderState<'sending'>, { answer, snapshot }: OrderEvent<'answered'>) => {
    const { attempt, repeated, sender, knownIds, unreadable } = state.sent;
    // The service may have answered for the order that came first, and only the books say which one it has.
    const isOther = repeated !== undefined && !isSameSender(repeated, sender);
    const outcome = isOther
      ? UNKNOWN
      : outcomeOfAnswer({ services: attempt.services, knownIds: knownIds && new Set(knownIds) }, answer);
    const commands = answeredCommands(state.sent, outcome.kind);
    if (outcome.kind !== 'placed') return searchFor(state, state.sent, snapshot, commands);
    const given = giveUpUnlisted(snapshot, withSent(snapshot.attempts, state.sent), attempt);
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

/** The passwords are not kept longer than the order needs them. */
const answeredCommands = ({ attempt }: SentOrder, outcome: string): Command[] => [
  { do: 'renewVault' },
  { do: 'log', name: 'order-answered', attempt, outcome },
];

const searchFor = (
  state: OrderState,
  sent: SentOrder,
  now: Snapshot,
  commands: Command[],
): Step<'searching' | Ended> => {
  const [searching, more] = startSearch(state, { why: 'asked', sent }, now);
  return [searching, [...commands, ...more]];
};

/**
 * A refusal (a 4xx, but not 408, 409, 425 and 429) proves nothing by itself, because gateways and services also refuse
 * after the work: the journal keeps it as a doubt, and the books are read once. After any other failure but a call that
 * was never sent, they are searched for two minutes.
 */
export const takeFailure = to(
  ['resting', 'searching'],
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
      // If the loan's list is out of reach too, the screen says so, and offers the sign-in of a gateway.
      if (failure.kind === 'network') commands.push({ do: 'readHistory' });
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
