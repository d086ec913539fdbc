import { withoutNoise } from '@/lib/format';
import { dataSetRows, type DataSetRow } from './historyDataSet';
import type { AusDataSet, DuFinding, HistoryItem } from './historyItem';

/** One field of two runs, side by side. */
export interface ComparedRow {
  label: string;
  earlier: string | null;
  later: string | null;
  isChanged: boolean;
  /** How far a number moved from the earlier run to the later; null for texts and missing numbers. */
  change: number | null;
  unit: DataSetRow['unit'];
}

/** One DU finding code of either run. */
export interface ComparedFinding {
  finding: DuFinding;
  isInEarlier: boolean;
  isInLater: boolean;
}

export interface RunComparison {
  outcome: ComparedRow;
  rows: ComparedRow[];
  findings: ComparedFinding[];
}

/** What two runs were told and what they answered, side by side; nothing about why. */
export function compareRuns(earlier: HistoryItem, later: HistoryItem): RunComparison {
  return {
    outcome: compareRow(statusRow(earlier), statusRow(later)),
    rows: compareDataSets(earlier.ausDataSet, later.ausDataSet),
    findings: compareFindings(earlier.ausDataSet?.duFindings ?? [], later.ausDataSet?.duFindings ?? []),
  };
}

/** The values that two runs were told, in the order in which they are shown. */
export function compareDataSets(earlier: AusDataSet | null, later: AusDataSet | null): ComparedRow[] {
  const after = dataSetRows(later);
  return dataSetRows(earlier).map((row, index) => compareRow(row, after[index] ?? row));
}

const statusRow = ({ status }: HistoryItem): DataSetRow => ({
  label: 'Outcome',
  value: status === '' ? null : status,
  amount: null,
  unit: 'text',
});

const compareRow = (earlier: DataSetRow, later: DataSetRow): ComparedRow => ({
  label: later.label,
  earlier: earlier.value,
  later: later.value,
  isChanged: earlier.value !== later.value,
  change: earlier.amount === null || later.amount === null ? null : withoutNoise(later.amount - earlier.amount),
  unit: later.unit,
});

function compareFindings(earlier: readonly DuFinding[], later: readonly DuFinding[]): ComparedFinding[] {
  const [before, after] = [byIdentity(earlier), byIdentity(later)];
  return [...new Map([...before, ...after])].map(([identity, finding]) => ({
    finding,
    isInEarlier: before.has(identity),
    isInLater: after.has(identity),
  }));
}

const byIdentity = (findings: readonly DuFinding[]): Map<string, DuFinding> =>
  new Map(findings.map((finding) => [JSON.stringify([finding.type, finding.name, finding.borrowerName]), finding]));
