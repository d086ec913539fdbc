import * as selectionTexts from '@/features/selection/texts';
import { compareDates } from '@/features/requests/rules/historyRows';
import type { Employment } from '@/features/loan/rules/privileges';
import { canBeOfPress, isOwnName, type Press } from '@/features/loan/rules/press';
import { momentOf } from '@/lib/moment';
import type { OverrideReason, SelectionResult, OverrideLogEntry } from '@/features/selection/api/contract/selection';
import { resultInEffect } from './selectionMarks';
import type { SelectionRun } from './selectionRun';

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

/** A selection that was sent, with what tells its entry of the log from those of others. */
export interface SentSelection {
  run: Pick<SelectionRun, 'runId'>;
  chosen: SelectionResult;
  reason: OverrideReason | undefined;
  comment: string;
  press: Press;
  /** The entries of the log before the press; null if the log was never loaded. */
  knownIds: readonly string[] | null;
}

/**
 * Returns whether the log has an entry of this selection with its reason and comment that is newer than the press.
 * `unclear`: it has one, but not certainly of this user and press.
 * @spec SEL-12
 */
export function entryOf(
  sent: SentSelection,
  logs: readonly OverrideLogEntry[],
  results: readonly SelectionResult[],
): 'own' | 'unclear' | 'none' {
  const entries = logs.filter(
    (entry) =>
      sent.knownIds?.includes(entry.overrideLogId) !== true &&
      canBeOfPress(entry.overriddenOn, sent.press) &&
      selects(entry, sent, results) &&
      // Without a reason, the service may log its own words.
      (sent.reason === undefined || plain(entry.overrideReason) === plain(sent.reason.overrideReason)) &&
      plain(entry.comment) === plain(sent.comment),
  );
  const isNewer = ({ overriddenOn }: OverrideLogEntry): boolean =>
    sent.knownIds !== null || (sent.press.at !== null && momentOf(overriddenOn) !== null);
  const isOwn = ({ overriddenBy }: OverrideLogEntry): boolean =>
    overriddenBy !== null && isOwnName(overriddenBy, sent.press);
  if (entries.some((entry) => isNewer(entry) && isOwn(entry))) return 'own';
  return entries.length > 0 ? 'unclear' : 'none';
}

/** The services of a run may share one request id: then the name decides. */
function selects(
  { requestId, toAusRequestType: to }: OverrideLogEntry,
  { chosen, run: { runId } }: SentSelection,
  results: readonly SelectionResult[],
): boolean {
  const isOfRun = requestId === null || requestId === runId || results.some((one) => one.requestId === requestId);
  if (!isOfRun) return false;
  if (to === null || results.every(({ ausRequestType }) => ausRequestType !== to))
    return requestId === chosen.requestId;
  return to === chosen.ausRequestType;
}

const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Returns the newest change. @empty undefined if it is not in effect in these results or was one of another run */
export function changeInEffect<Entry extends OverrideLogEntry>(
  logs: readonly Entry[],
  results: readonly SelectionResult[],
): Entry | undefined {
  const [newest] = logs
    // Saving what was in effect already is logged too.
    .filter(({ fromAusRequestType: from, toAusRequestType: to }) => from === null || from !== to)
    .toSorted((one, other) => compareDates(one.overriddenOn, other.overriddenOn));
  if (newest === undefined || newest.toAusRequestType !== resultInEffect(results)?.ausRequestType) return undefined;
  const { requestId: changed } = newest;
  return changed === null || results.some(({ requestId }) => requestId === changed) ? newest : undefined;
}
