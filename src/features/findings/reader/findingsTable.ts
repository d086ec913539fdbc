import * as findingsTexts from '@/features/findings/texts';
import type { CsvCell } from '@/lib/csv';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import type { FindingsComparison } from './compareFindings';
import type { Finding } from './findings';

export interface RunMessages {
  run: Pick<HistoryItem, 'requestId' | 'ausRequestType'>;
  findings: readonly Finding[];
}

const OF_MESSAGE = [
  [findingsTexts.part, 'group'],
  [findingsTexts.section, 'section'],
  [findingsTexts.messageId, 'messageId'],
  [findingsTexts.text, 'text'],
  [findingsTexts.severityHeading, 'severity'],
  [findingsTexts.borrower, 'borrowerName'],
] as const;

const HEADINGS = [findingsTexts.request, findingsTexts.system, ...OF_MESSAGE.map(([heading]) => heading)];

const cellsOf = ({ requestId, ausRequestType: service }: RunMessages['run'], finding: Finding): CsvCell[] => [
  requestId,
  service,
  ...OF_MESSAGE.map(([, field]) => finding[field]),
];

/** The messages of one run, or of several one after another, as a table with headings. Every text as in the file. */
export const findingsTable = (runs: readonly RunMessages[]): CsvCell[][] => [
  HEADINGS,
  ...runs.flatMap(({ run, findings }) => findings.map((finding) => cellsOf(run, finding))),
];

interface ComparedRuns {
  older: RunMessages['run'];
  newer: RunMessages['run'];
  comparison: FindingsComparison;
}

/** A comparison as a table: new, gone, changed and same messages, each with the run that has it. */
export function comparisonTable({ older, newer, comparison }: ComparedRuns): CsvCell[][] {
  const { added, gone, changed, same } = comparison;
  const row = (change: string, run: RunMessages['run'], finding: Finding, formerText = ''): CsvCell[] => [
    change,
    ...cellsOf(run, finding),
    formerText,
  ];
  return [
    [findingsTexts.change, ...HEADINGS, findingsTexts.formerText],
    ...added.map((finding) => row(findingsTexts.changes.added, newer, finding)),
    ...gone.map((finding) => row(findingsTexts.changes.gone, older, finding)),
    ...changed.map((pair) => row(findingsTexts.changes.changed, newer, pair.newer, pair.older.text)),
    ...same.map((pair) => row(findingsTexts.changes.same, newer, pair.newer)),
  ];
}
