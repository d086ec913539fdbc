import * as findingsTexts from '@/features/findings/texts';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { Findings } from './findings';
import { fullDateTime, orNull } from '@/lib/format';

export type FactRow = ReturnType<typeof factRows>[number];

export const factsSource = ({ format }: Pick<Findings, 'format'>): string =>
  format === 'service' ? findingsTexts.fromService : findingsTexts.fromFile;

/** Returns the facts that identify a run: from the file, else from History, which is their source then. @spec FND-14 */
export function factRows({ facts, engine, isTotal }: Findings, item: HistoryItem) {
  const row = (label: string, value: string | null, known: string | null = null) => ({
    label,
    value: value ?? known,
    source: value === null ? known && findingsTexts.fromHistory : null,
  });
  const outcome = [facts.recommendation, facts.eligibility].filter((word) => word !== null).join(' / ');
  const status = item.status === '' ? null : item.status;
  return [
    row(engine === 'LPA' ? findingsTexts.lpaKey : findingsTexts.identifier, facts.identifier, item.casefileId),
    row(findingsTexts.submission, facts.submission),
    row(findingsTexts.engineVersion, facts.engineVersion),
    row(findingsTexts.at, facts.at && engineDate(facts.at)),
    row(findingsTexts.outcome, outcome || null, status),
    ...(facts.status === null ? [] : [row(findingsTexts.status, facts.status)]),
    ...(isTotal === true ? [row(findingsTexts.scorecard, findingsTexts.total)] : []),
  ];
}

/** Both identifiers, if file and History contradict each other: it may be another loan's file. @spec FND-22 */
export function otherIdentifier({ facts }: Findings, { casefileId }: HistoryItem) {
  const { identifier } = facts;
  if (identifier === null || casefileId === null || plain(identifier) === plain(casefileId)) return undefined;
  return { inFile: identifier, inHistory: casefileId };
}

const plain = (identifier: string): string => identifier.trim().toLowerCase();

/** As LPA 4.8 ('11/03/2026 15:20:09') and DU ('11032026 091502') write it, on the clock of the engine. */
const UNZONED = /^(\d\d)(\/?)(\d\d)\2(\d{4})(?:\s+(\d\d)(:?)(\d\d)\6(\d\d))?$/;

/**
 * Returns a date of an engine as the app writes dates: one with a zone in the user's time, one without as the engine's
 * clock showed it. One that can't be read stays as delivered.
 * @spec FND-25
 * @empty null for a date that means "none"
 */
export function engineDate(at: string): string | null {
  if (/^\d{4}-\d\d-\d\dT/i.test(at)) return orNull(fullDateTime(at));
  const [, month, , day, year, hour = '00', , minute = '00', second = '00'] = UNZONED.exec(at) ?? [];
  return orNull(fullDateTime(`${year}-${month}-${day}T${hour}:${minute}:${second}`)) ?? at;
}
