import * as findingsTexts from '@/features/findings/texts';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import { engineDate } from './engineDate';
import type { Findings } from './findings';

export interface FactRow {
  label: string;
  /** @empty null is shown as missing */
  value: string | null;
  /** Where it comes from, if not from where most facts do. */
  source: string | null;
}

/** Where the facts of a run come from, unless one says otherwise. */
export const factsSource = ({ format }: Pick<Findings, 'format'>): string =>
  format === 'service' ? findingsTexts.fromService : findingsTexts.fromFile;

/** Returns the facts that identify a run: from the file, else from History. @spec FND-14 */
export function factRows({ facts, engine, isTotal }: Findings, item: HistoryItem): FactRow[] {
  const row = (label: string, value: string | null, known: string | null = null): FactRow => ({
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
