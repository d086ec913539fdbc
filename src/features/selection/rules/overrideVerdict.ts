import * as selectionTexts from '@/features/selection/texts';
import type { OverrideLogEntry, SelectionResult } from '@/features/selection/api/contract/selection';
import type { Failure } from '@/lib/failure';
import { clockTime } from '@/lib/format';
import { isRefusal } from '@/lib/refusal';
import { refusalText, responseText } from './override';
import { entryOf, loggedAs, type SentSelection } from './overrideLog';
import { resultInEffect } from './selectionMarks';

/** A selection that was sent, and what is known of it until results and log show what became of it. */
export interface Unsettled {
  sent: SentSelection;
  /** Null: the response doesn't show the selection; or it is not here yet. */
  failure: Failure | null;
  /** Five minutes after the response: what the service lists then is all that it saved. */
  isOld: boolean;
  /** What any read since the press has shown. Results or a log without it are older. */
  seen: {
    logIds: string[];
    isSelected: boolean;
    /** When both were last read, only to be shown: epoch milliseconds of this computer's clock, if known. */
    at: { results: number | null; log: number | null };
  };
}

/** Results and log of the service, as one read has them. Undefined: not known. */
export interface ReadBack {
  results: SelectionResult[] | undefined;
  logs: OverrideLogEntry[] | undefined;
  /** Some of it can't be read, so that what it lacks is not known. */
  isPartial: boolean;
  at: number;
}

interface Verdict {
  is: 'saved' | 'notSaved' | 'doubtful';
  text: string;
}

/** The same choice again: an entry of the first press is as good as one of the second. */
export function unsettledBy(sent: SentSelection, earlier: Unsettled | null): Unsettled {
  const isAgain = earlier !== null && isSameChoice(earlier.sent, sent);
  const { press, knownIds } = isAgain ? earlier.sent : sent;
  const logIds = [...(earlier?.seen.logIds ?? []), ...(sent.knownIds ?? [])];
  const seen = { logIds, isSelected: false, at: { results: null, log: null } };
  return { sent: { ...sent, press, knownIds }, failure: null, isOld: false, seen };
}

const isSameChoice = (one: SentSelection, other: SentSelection): boolean =>
  one.run.runId === other.run.runId &&
  one.chosen.key === other.chosen.key &&
  one.reason?.overrideReasonId === other.reason?.overrideReasonId &&
  one.comment === other.comment;

/**
 * The text for a response to the press that shows the save: the choice in effect or, where it was in effect before, a
 * new entry of it in the log, in whatever words.
 * @empty undefined for others
 */
export function savedBy(
  sent: SentSelection,
  { results, logs }: Pick<ReadBack, 'results' | 'logs'>,
): string | undefined {
  if (results === undefined || !isInEffect(sent, results)) return undefined;
  if (sent.wasInEffect && loggedAs(sent, logs ?? [], results) === undefined) return undefined;
  return savedText(sent, logs ?? [], results);
}

/**
 * Decides what results and log show of a selection whose response doesn't. What they lack proves something only in a
 * read that started five minutes later, or after a refusal that names fields.
 * @spec SEL-7, SEL-12
 * @empty undefined if they are not known in full
 */
export function verdictOf(
  unsettled: Unsettled,
  books: ReadBack,
  { isOwnRead }: { isOwnRead: boolean },
): Verdict | undefined {
  const { results, logs } = books;
  if (results === undefined || logs === undefined) return undefined;
  const { sent, failure } = unsettled;
  const isSelected = isInEffect(sent, results);
  const entry = entryOf(sent, logs, results);
  const time = clockTime(books.at);
  if (isSelected && entry === 'own') return { is: 'saved', text: savedText(sent, logs, results) };
  const isFinal = isOwnRead && areComplete(unsettled, books);
  if (entry !== 'none')
    return { is: isFinal && unsettled.isOld ? 'notSaved' : 'doubtful', text: selectionTexts.saveUnclear(time) };
  if (books.isPartial) return undefined;
  const isRefuted = failure !== null && refusesSelection(failure) && (!isSelected || sent.wasInEffect);
  if (isFinal && isRefuted) return { is: 'notSaved', text: refusalText(failure) };
  const isProven = isFinal && unsettled.isOld;
  return {
    is: isProven ? 'notSaved' : 'doubtful',
    text: lackingText({ sent, failure }, { isSelected, isProven, time }),
  };
}

/** The fields of a selection. Gateways name codes and ids of their own. */
const FIELD = /overrideReason|comment|(?:selected|recommended)\w*Id|multiAusRequestId|loanId/i;

const refusesSelection = (failure: Failure): boolean =>
  isRefusal(failure) &&
  (failure.status !== 400 || (failure.reasons ?? []).some(({ key, field }) => FIELD.test(`${key} ${field}`)));

function lackingText(
  { sent: { chosen }, failure }: Pick<Unsettled, 'sent' | 'failure'>,
  { isSelected, isProven, time }: { isSelected: boolean; isProven: boolean; time: string },
): string {
  if (isSelected)
    return (isProven ? selectionTexts.selectedByAnother : selectionTexts.entryNotShownYet)(chosen.ausRequestType, time);
  return `${responseText(failure)} ${(isProven ? selectionTexts.notSaved : selectionTexts.notShownYet)(time)}`;
}

/** Warns of saving while an earlier selection is unsettled. @empty null without one */
export function unsettledWarning(unsettled: Unsettled | null, chosen: SelectionResult): string | null {
  if (unsettled === null) return null;
  const earlier = unsettled.sent.chosen;
  return (earlier.key === chosen.key ? selectionTexts.savingAgain : selectionTexts.savingAnother)(
    earlier.ausRequestType,
  );
}

const areComplete = ({ sent, seen }: Unsettled, { results = [], logs = [] }: ReadBack): boolean =>
  results.some(({ key }) => key === sent.chosen.key) &&
  (!seen.isSelected || isInEffect(sent, results)) &&
  seen.logIds.every((id) => logs.some(({ overrideLogId }) => overrideLogId === id));

/** By itself: the services of a run that are selected together contradict each other. */
export const isInEffect = ({ chosen }: SentSelection, results: readonly SelectionResult[]): boolean =>
  results.every(({ isSelected, key }) => !isSelected || key === chosen.key) &&
  resultInEffect(results)?.key === chosen.key;

function savedText(
  sent: SentSelection,
  logs: readonly OverrideLogEntry[],
  results: readonly SelectionResult[],
): string {
  const text = selectionTexts.nowSelected(sent.chosen.ausRequestType);
  switch (loggedAs(sent, logs, results)) {
    case undefined:
    case 'same':
      return text;
    case 'shortened':
      return `${text} ${selectionTexts.loggedShorter}`;
    default:
      return `${text} ${selectionTexts.loggedDifferently}`;
  }
}
