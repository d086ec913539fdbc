import * as selectionTexts from '@/features/selection/texts';
import { compareDates } from '@/features/runs/rules/historyRows';
import type { Employment } from '@/features/loan/rules/privileges';
import { canBeOfPress, isOwnName, type SavePress } from '@/features/loan/rules/press';
import { momentOf } from '@/lib/moment';
import { own } from '@/lib/own';
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
  run: Pick<SelectionRun, 'runId' | 'requestId'>;
  chosen: SelectionResult;
  /** The result was in effect before: then only the log shows the save. */
  wasInEffect: boolean;
  reason: OverrideReason | undefined;
  comment: string;
  press: SavePress;
  /** The entries of the log before the press; null if the log was never loaded. */
  knownIds: string[] | null;
}

/** The entries of this result that are newer than the press, as far as is known. */
const newEntries = (
  sent: SentSelection,
  logs: readonly OverrideLogEntry[],
  results: readonly SelectionResult[],
): OverrideLogEntry[] =>
  logs.filter(
    (entry) =>
      sent.knownIds?.includes(entry.overrideLogId) !== true &&
      canBeOfPress(entry.overriddenOn, sent.press, sent.knownIds !== null) &&
      selects(entry, sent, results),
  );

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
  const entries = newEntries(sent, logs, results).filter((entry) => likeness(entry, sent) !== 'other');
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

/** How the log shows what was sent. @empty undefined if it has no new entry of this result */
export function loggedAs(
  sent: SentSelection,
  logs: readonly OverrideLogEntry[],
  results: readonly SelectionResult[],
): Likeness | undefined {
  const seen = newEntries(sent, logs, results).map((entry) => likeness(entry, sent));
  return (['same', 'shortened', 'escaped', 'other'] as const).find((each) => seen.includes(each));
}

type Likeness = 'same' | 'shortened' | 'escaped' | 'other';

/** A shorter beginning of a comment may be another comment. */
const SHORTENED_FROM = 100;

/** Services shorten texts to the length of a column, and escape them for a page. */
function likeness({ overrideReason, comment }: OverrideLogEntry, sent: SentSelection): Likeness {
  // Without a reason, the service may log its own words.
  const [loggedReason, reason] = sent.reason === undefined ? ['', ''] : [overrideReason, sent.reason.overrideReason];
  if (plain(loggedReason) === plain(reason) && plain(comment) === plain(sent.comment)) return 'same';
  if (unescaped(loggedReason) !== unescaped(reason)) return 'other';
  const [logged, whole] = [unescaped(comment), unescaped(sent.comment)];
  if (logged === whole) return 'escaped';
  // The end may be a mark of what is missing, or half of an escaped character.
  const start = logged.replace(/(?:\s*(?:…|\.{3})|&[#\w]*)$/, '');
  return start.length >= SHORTENED_FROM && whole.startsWith(start) ? 'shortened' : 'other';
}

const plain = (text: string | null): string => (text ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim();

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const unescaped = (text: string | null): string =>
  plain(
    (text ?? '').replaceAll(
      /&(?:#(?<decimal>\d{1,6})|#[xX](?<hex>[\da-fA-F]{1,5})|(?<name>\w+));/g,
      (whole, ...rest) => {
        const { decimal, hex, name } = rest.at(-1) as Record<string, string | undefined>;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return name === undefined ? String.fromCodePoint(code) : (own(ENTITIES, name) ?? whole);
      },
    ),
  );

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

/** Why somebody chose, in the entry's words. @empty '' without reason and comment */
export const whyChosen = ({ overrideReason, comment }: OverrideLogEntry): string =>
  [overrideReason, comment].filter((part) => part !== null && part !== '').join(' · ');
