import * as orderTexts from '@/features/request/orderTexts';
import type { ServiceOption } from '@/features/loan/rules/services';
import { isService } from '@/features/loan/rules/services';
import { runKeyOf } from '@/features/runs/rules/historyItem';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { findLost } from './lostOrders';
import { isLost, type OrderAttempt } from './orderAttempt';
import { twinsOf, requestsText } from './orderOutcome';
import { changes, clearDraft, hasOnly } from './orderRecords';
import type { Command, OrderState, Snapshot } from './orderState';

/** What History shows of placed orders: it updates the journal, and what the screen says of them. */
export function followListed(state: OrderState, now: Snapshot): { shown: OrderState['shown']; commands: Command[] } {
  const { history = [], attempts } = now;
  const listed = new Set(history.map(({ requestId }) => requestId));
  const keys = new Set(history.map(({ clientRequestKey }) => clientRequestKey));
  let shown = state.shown;
  const commands: Command[] = [];
  const after = attempts.flatMap((attempt): OrderAttempt[] => {
    if (isLost(attempt)) return [attempt];
    const { missing = [], ...whole } = completed(attempt, history);
    const next = { ...whole, ...(missing.length > 0 && { missing }) };
    const isComplete = attempt.missing !== undefined && missing.length === 0;
    const requestIds = [...new Set([...next.requestIds, ...twinsOf(attempt, history, attempts)])];
    const isTwice = requestIds.length > next.requestIds.length;
    if (isTwice && now.sentHere?.key === attempt.key)
      commands.push({
        do: 'notify',
        words: { tone: 'warning', text: orderTexts.placedTwice(requestsText(requestIds)) },
      });
    if (isComplete && now.sentHere?.key === attempt.key) commands.push(...clearDraft(now, attempt, []));
    const isAbout = shown.status === 'partial' && shown.requestIds.some((id) => requestIds.includes(id));
    if (isAbout && isComplete) shown = { status: 'found', requestIds, isCertain: true };
    if (isTwice && state.phase === 'resting') shown = { status: 'found', requestIds, isCertain: true, isTwice: true };
    if (!keys.has(attempt.key) && !hasOnly(attempt, listed))
      return [isTwice || isComplete ? { ...next, requestIds } : attempt];
    if (attempt.isListed === true && !now.isRecent(attempt)) return [];
    if (attempt.isListed !== true) commands.push({ do: 'remind' });
    return [attempt.isListed === true && !isTwice && !isComplete ? attempt : { ...next, requestIds, isListed: true }];
  });
  commands.push(...changes(attempts, after));
  return { shown: state.phase === 'resting' ? shown : state.shown, commands };
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
