import * as orderTexts from '@/features/request/orderTexts';
import { isService, type ServiceOption } from '@/features/loan/rules/services';
import { runKeyOf } from '@/features/runs/rules/historyItem';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { findLost } from './lostOrders';
import { isLost, type OrderAttempt } from './orderAttempt';
import { missingServices } from './orderOutcome';
import { requestsText } from './orderWords';
import { twinsOf } from './recognizeOrder';
import { changes, clearDraft, hasOnly } from './orderRecords';
import type { OrderState, Snapshot } from './orderState';
import type { Command } from './orderSteps';

/** What History shows of placed orders: it updates the journal, and what the screen says of them. */
export function followListed(state: OrderState, now: Snapshot): { shown: OrderState['shown']; commands: Command[] } {
  const { history = [], attempts } = now;
  const listed = new Set(history.map(({ requestId }) => requestId));
  const keys = new Set(history.map(({ clientRequestKey }) => clientRequestKey));
  let { shown } = state;
  const after: OrderAttempt[] = [];
  const commands: Command[] = [];
  for (const attempt of attempts) {
    if (isLost(attempt)) {
      after.push(attempt);
      continue;
    }
    const strays = straysOf(attempt, history).filter((id) => now.awaited.ids.includes(id));
    if (strays.length > 0) commands.push({ do: 'giveUp', requestIds: strays });
    const { missing = [], ...whole } = completed(attempt, history);
    const isComplete = attempt.missing !== undefined && missing.length === 0;
    const requestIds = [...new Set([...whole.requestIds, ...twinsOf(attempt, history, attempts)])];
    const isTwice = requestIds.length > whole.requestIds.length;
    const isOwn = now.sentHere?.key === attempt.key;
    if (isTwice && isOwn) {
      const text = orderTexts.placedTwice(requestsText(requestIds));
      commands.push({ do: 'notify', words: { tone: 'warning', text } });
    }
    if (isComplete && isOwn) commands.push(...clearDraft(now, attempt, []));
    const isAbout = shown.status === 'partial' && shown.requestIds.some((id) => requestIds.includes(id));
    if (isAbout && isComplete) shown = { status: 'found', requestIds, isCertain: true };
    if (isTwice && state.phase === 'resting') shown = { status: 'found', requestIds, isCertain: true, isTwice: true };
    const changed = { ...whole, ...(missing.length > 0 && { missing }), requestIds };
    const kept = isTwice || isComplete ? changed : attempt;
    if (!keys.has(attempt.key) && !hasOnly(attempt, listed)) after.push(kept);
    else if (attempt.isListed !== true) {
      commands.push({ do: 'remind' });
      after.push({ ...changed, isListed: true });
    } else if (now.isRecent(attempt)) after.push(kept);
  }
  commands.push(...changes(attempts, after));
  return { shown: state.phase === 'resting' ? shown : state.shown, commands };
}

/** The key may list the whole order under other ids than were answered: these will never be listed. */
function straysOf({ key, services, requestIds }: OrderAttempt, history: readonly HistoryItem[]): string[] {
  const own = history.filter(({ clientRequestKey }) => clientRequestKey === key);
  const systems = own.map(({ system }) => system);
  if (own.length === 0 || missingServices(services, systems)?.length !== 0) return [];
  return requestIds.filter((id) => own.every(({ requestId }) => requestId !== id));
}

/** Services that were not listed with the order may be now: with its key, or in its multi request. */
function completed(attempt: OrderAttempt, history: readonly HistoryItem[]): OrderAttempt {
  if (attempt.missing === undefined) return attempt;
  const runs = new Set(history.filter(({ requestId }) => attempt.requestIds.includes(requestId)).map(runKeyOf));
  const own = history.filter((row) => row.clientRequestKey === attempt.key || runs.has(runKeyOf(row)));
  const isListed = (option: ServiceOption): boolean => own.some(({ system }) => isService(system) && system === option);
  return {
    ...attempt,
    requestIds: [...new Set([...attempt.requestIds, ...own.map(({ requestId }) => requestId)])],
    missing: attempt.missing.filter((option) => !isListed(option)),
  };
}

/** True if a read shows a lost order that the screen doesn't say of: then the books are read to be certain. */
export function isSighted({ attempts, history = [], gone }: Snapshot): boolean {
  const found = findLost(attempts, { rows: [...history, ...gone], unread: 0, isComplete: false });
  return [...found].some(
    // What only looks like the order is looked at once.
    ([attempt, { isCertain }]) => isCertain || attempt.requestIds.length === 0,
  );
}

/** True if a read shows an order that the journal no longer has, under its own key. */
export const isListed = (
  { key }: OrderAttempt,
  { attempts, history = [], gone }: Snapshot,
  books: readonly HistoryItem[] = [],
): boolean =>
  !attempts.some((attempt) => attempt.key === key) &&
  [...books, ...history, ...gone].some(({ clientRequestKey }) => clientRequestKey === key);
