import * as appTexts from '@/config/texts/appTexts';
import { decimalSum } from '@/lib/format';
import type { AusDataSet, DuFinding, HistoryItem } from '@/features/requests/api/contract/history';
import { DTI, dataSetRows, type DataSetRow, words } from './historyDataSet';

export interface ComparedRow {
  label: string;
  earlier: string | null;
  later: string | null;
  isChanged: boolean;
  /** How much a number changed from the earlier run to the later one; null for texts and missing numbers. */
  change: number | null;
  unit: DataSetRow['unit'];
}

/** A DU finding code that one or both runs returned. */
export interface ComparedFinding {
  finding: DuFinding;
  isInEarlier: boolean;
  isInLater: boolean;
}

export interface RunComparison {
  outcome: ComparedRow;
  dti: ComparedRow | undefined;
  rows: ComparedRow[];
  findings: ComparedFinding[];
}

/** Compares the submitted data and the results of two runs. It does not explain the differences. @spec OWN-2 */
export function compareRuns(earlier: HistoryItem, later: HistoryItem): RunComparison {
  const rows = compareDataSets(earlier.ausDataSet, later.ausDataSet);
  return {
    outcome: compareRow(outcomeOf(earlier), outcomeOf(later)),
    dti: rows.find(({ label }) => label === DTI),
    rows,
    findings: compareFindings(earlier.ausDataSet?.duFindings ?? [], later.ausDataSet?.duFindings ?? []),
  };
}

/** Compares the submitted data of two runs, in display order. */
export function compareDataSets(earlier: AusDataSet | null, later: AusDataSet | null): ComparedRow[] {
  const after = dataSetRows(later);
  return dataSetRows(earlier).map((row, index) => compareRow(row, after[index] ?? row));
}

const outcomeOf = ({ status }: HistoryItem): DataSetRow => words(appTexts.outcome, status === '' ? null : status);

const compareRow = (earlier: DataSetRow, later: DataSetRow): ComparedRow => ({
  label: later.label,
  earlier: earlier.value,
  later: later.value,
  isChanged: earlier.value !== later.value,
  change: earlier.amount === null || later.amount === null ? null : decimalSum(later.amount, -earlier.amount),
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
