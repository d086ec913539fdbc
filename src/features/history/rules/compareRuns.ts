import * as laterTexts from '@/config/texts/laterTexts';
import { decimalSum, MISSING, shortDate, twoDecimals } from '@/lib/format';
import { fiveDecimals, money } from '@/lib/amounts';
import { groupBy } from '@/lib/byKey';
import { personKey } from '@/features/loan/rules/people';
import type { AusDataSet, DuFinding, HistoryItem } from '@/features/runs/api/contract/history';
import { dataSetRows, type DataSetRow, rowOf } from './historyDataSet';
import * as comparisonTexts from '@/features/history/comparisonTexts';
import * as detailTexts from '@/features/history/detailTexts';
import { creditPullLabel, runTitle } from '@/features/runs/rules/historyItem';

export type ComparedRow = ReturnType<typeof compareRow>;

/** What a service answered; undefined: not loaded. */
export interface AnsweredRow extends Omit<ComparedRow, 'earlier' | 'later'> {
  earlier: string | null | undefined;
  later: string | null | undefined;
}

interface ComparedFinding extends DuFinding {
  isInEarlier: boolean;
  isInLater: boolean;
}

/** Compares the submitted data and the results of two runs. It does not explain the differences. @spec OWN-2 */
export function compareRuns(earlier: HistoryItem, later: HistoryItem) {
  const rows = compareDataSets(earlier.ausDataSet, later.ausDataSet);
  return {
    outcome: compareRow(outcomeOf(earlier), outcomeOf(later)),
    dti: rows.filter(({ id }) => id === 'dti'),
    pull: [earlier, later].some(({ isGseSoftCreditPull }) => isGseSoftCreditPull === true)
      ? [compareRow(pullOf(earlier), pullOf(later))]
      : [],
    others: rows.filter(({ id }) => id !== 'dti'),
    findings: compareFindings(earlier.ausDataSet?.duFindings ?? [], later.ausDataSet?.duFindings ?? []),
  };
}

export function compareDataSets(earlier: AusDataSet | null, later: AusDataSet | null): ComparedRow[] {
  const after = dataSetRows(later);
  return dataSetRows(earlier).map((row, index) => compareRow(row, after[index] ?? row));
}

/** Of runs of which one has soft credit. */
const pullOf = (item: HistoryItem): DataSetRow => rowOf('pull', detailTexts.creditPull, creditPullLabel(item));

const outcomeOf = ({ status }: HistoryItem): DataSetRow =>
  rowOf('outcome', laterTexts.outcome, status === '' ? null : status);

/** `change` is from the earlier run to the later one; null for texts and missing numbers. */
export const compareRow = (earlier: DataSetRow, later: DataSetRow) => ({
  id: later.id,
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
    ...finding,
    isInEarlier: before.has(identity),
    isInLater: after.has(identity),
  }));
}

const byIdentity = (findings: readonly DuFinding[]): Map<string, DuFinding> =>
  new Map(
    findings.map((finding) => [JSON.stringify([finding.type, finding.name, personKey(finding.borrowerName)]), finding]),
  );

/** '▲ 1.50 percentage points', '▼ $1,000.00'. @empty null for a value that is the same or no number */
export const describeChange = ({ change, unit, isChanged }: Pick<ComparedRow, 'change' | 'unit' | 'isChanged'>) =>
  isChanged && change !== null ? `${change > 0 ? '▲' : '▼'} ${describeAmount(Math.abs(change), unit)}` : null;

export function describeAmount(amount: number, unit: ComparedRow['unit']): string {
  if (unit === 'dollars') return money(amount);
  if (unit === 'count') return String(amount);
  if (unit === 'months') return comparisonTexts.months(amount);
  return comparisonTexts.percentagePoints(unit === 'ratio' ? twoDecimals(amount) : fiveDecimals(amount));
}

/** 'New in #12'. */
export function whereIn({ isInEarlier, isInLater }: ComparedFinding, earlier: HistoryItem, later: HistoryItem): string {
  if (isInEarlier && isInLater) return comparisonTexts.inBoth;
  return isInLater ? comparisonTexts.newIn + later.requestId : comparisonTexts.onlyIn + earlier.requestId;
}

/**
 * Lines with tabs: inputs, results, then new and removed codes. It claims no cause: only the underwriting system knows.
 */
export function comparisonText(earlier: HistoryItem, later: HistoryItem, answered: readonly AnsweredRow[]): string {
  const { dti, outcome, pull, others, findings } = compareRuns(earlier, later);
  const codes = findings.filter(({ isInEarlier, isInLater }) => isInEarlier !== isInLater);
  return [
    [comparisonTexts.heading(earlier.requestId, later.requestId)],
    [comparisonTexts.notWhy],
    [],
    [comparisonTexts.field, runTitle(earlier), runTitle(later), comparisonTexts.change],
    ...[...dti, ...pull, ...others, outcome, ...answered].map((row) => [
      row.label,
      inText(row.earlier),
      inText(row.later),
      describeChange(row) ?? '',
    ]),
    // In one cell behind words: engines' texts must neither be a formula nor stand below a run that lacks them.
    ...codes.map((code) => [
      `${comparisonTexts.findingCode} ${[code.name ?? MISSING, code.type, code.borrowerName].filter(Boolean).join(', ')}`,
      '',
      '',
      whereIn(code, earlier, later),
    ]),
  ]
    .map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t'))
    .join('\n');
}

const inText = (value: string | null | undefined): string =>
  value === undefined ? detailTexts.notLoaded : (value ?? MISSING);

/**
 * Returns the outcome and the submitted values that differ between a run and the previous one of its system. It puts
 * the values beside each other and names no cause: only the underwriting system knows.
 * @shape a title, one phrase a value, outcome and DTI first, and what to say if there is none
 * @empty undefined without a previous run; no moves if nothing changed
 */
export function runMoves(run: HistoryItem, previous: HistoryItem | undefined) {
  if (previous === undefined) return undefined;
  const { outcome, dti, others } = compareRuns(previous, run);
  const date = shortDate(previous.requestDate);
  return {
    title:
      run.ausRequestType === null
        ? detailTexts.movedAgainst(previous.requestId, date)
        : detailTexts.serviceMovedAgainst(run.ausRequestType, previous.requestId, date),
    moves: [outcome, ...dti, ...others].filter(({ isChanged }) => isChanged).map(inWords),
    none: run.ausDataSet === null && previous.ausDataSet === null ? detailTexts.noValues : detailTexts.nothingMoved,
  };
}

/**
 * Returns the submitted values in which the runs of a request differ from the previous ones of their systems: each
 * once, as the first of these systems has it.
 * @shape one phrase a value, DTI last
 * @empty undefined without a previous run
 */
export function whatChanged(
  runs: readonly HistoryItem[],
  previous: ReadonlyMap<string, HistoryItem>,
): string[] | undefined {
  const compared = runs.flatMap((run) => {
    const before = previous.get(run.key);
    return before === undefined ? [] : [compareRuns(before, run)];
  });
  if (compared.length === 0) return undefined;
  const changed = compared.flatMap(({ dti, others }) => [...others, ...dti].filter(({ isChanged }) => isChanged));
  const byField = groupBy(changed, ({ id }) => id);
  return changed.length === 0 ? [detailTexts.sameInput] : [...byField.values()].map(([first]) => inWords(first));
}

const inWords = ({ label, earlier, later }: ComparedRow): string =>
  detailTexts.moved(label, earlier ?? MISSING, later ?? MISSING);

type RunMoves = NonNullable<ReturnType<typeof runMoves>>;

/** What moved, or that nothing did. */
export const movesOf = ({ moves, none }: RunMoves): string => (moves.length === 0 ? none : moves.join(', '));

/** The moves of a run in one line: 'DU against request 11 (11/18/26): DTI-1003 43.50% → 42.90%'. */
export const movesLine = (moved: RunMoves): string => `${moved.title}: ${movesOf(moved)}`;
