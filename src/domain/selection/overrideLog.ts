import * as historyTexts from '@/config/texts/historyTexts';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { compareDates } from '@/domain/history/historyOrder';
import type { Employment } from '@/domain/loan/privileges';
import { isChoosable, type OverrideDraft, type OverrideReason } from './override';
import { resultInEffect } from './selectionMarks';
import type { SelectionResult } from './selectionResult';

/** One change of the selection, away from the recommendation or back to it. Null: the API did not send the value. */
export interface OverrideLogEntry {
  id: string;
  /** ISO 8601 as received. */
  overriddenOn: string | null;
  overriddenBy: string | null;
  from: string | null;
  to: string | null;
  reason: string | null;
  comment: string | null;
  /** A request of the run whose selection changed. */
  requestId: string | null;
}

type LogColumn = readonly [
  heading: string,
  field: 'overriddenBy' | 'from' | 'to' | 'reason' | 'comment',
  /** Characters that are shown; undefined: as many as of a name. */
  most?: number,
];

/** The columns of the log after its date. On paper, a comment has no hint with the rest. */
export const LOG_COLUMNS: readonly LogColumn[] = [
  [selectionTexts.logWho, 'overriddenBy'],
  [selectionTexts.logFrom, 'from'],
  [selectionTexts.logTo, 'to'],
  [historyTexts.reason, 'reason'],
  [historyTexts.comment, 'comment', 500],
];

/**
 * Returns the author of a change, as far as the user may know it. Users outside the lender see only their own name, and
 * so do users whose status is not known yet. A deployment without an employee lookup doesn't tell its users apart.
 * @empty null when the API did not send a name
 */
export const logAuthor = (
  { overriddenBy }: OverrideLogEntry,
  reader: { names: readonly string[]; employment: Employment },
): string | null =>
  overriddenBy === null || ['internal', 'notAsked'].includes(reader.employment) || reader.names.includes(overriddenBy)
    ? overriddenBy
    : selectionTexts.lenderStaff;

export interface ChangeBack {
  entryId: string;
  service: string;
  draft: OverrideDraft;
}

/**
 * Returns how to undo the newest change: choose the result it left, with the reason that led there before.
 * @empty undefined if the change is not in effect in these results or was one of another run, or if its result can't be
 *   chosen
 */
export function changeBack(
  logs: readonly OverrideLogEntry[],
  results: readonly SelectionResult[],
  reasons: readonly OverrideReason[],
): ChangeBack | undefined {
  // Saving what was in effect already is logged too.
  const changes = logs.filter(({ from, to }) => from === null || from !== to);
  const newestFirst = changes.toSorted((one, other) => compareDates(one.overriddenOn, other.overriddenOn));
  const [newest] = newestFirst;
  if (newest === undefined || newest.to !== resultInEffect(results)?.service) return undefined;
  const { requestId: changed } = newest;
  if (changed !== null && results.every(({ requestId }) => requestId !== changed)) return undefined;
  const previous = results.find((result) => result.service === newest.from && isChoosable(result));
  if (previous === undefined) return undefined;
  const earlier = previous.isRecommended ? undefined : newestFirst.find(({ to }) => to === previous.service);
  const reason = reasons.find(({ label }) => label === earlier?.reason);
  return {
    entryId: newest.id,
    service: previous.service,
    draft: { key: previous.key, reasonId: reason?.id ?? null, comment: earlier?.comment ?? '' },
  };
}
