import * as comparisonTexts from '@/config/texts/comparisonTexts';
import { MISSING, money } from '@/lib/format';
import type { ComparedRow, RunComparison } from './compareRuns';
import type { HistoryItem } from './historyItem';
import { runTitle } from './historyLabels';

/**
 * Describes what changed between two runs. It never claims that one change caused another: only the underwriting system
 * knows.
 * @shape one sentence per change, the outcome first
 * @empty one sentence that says so when nothing changed
 */
export function describeComparison({ outcome, rows, findings }: RunComparison): string[] {
  const changed = rows.filter(({ isChanged }) => isChanged);
  const sentences = [
    ...(outcome.isChanged ? [describeRow(outcome)] : []),
    ...changed.map(describeRow),
    ...describeFindings(
      'new',
      findings.filter(({ isInEarlier }) => !isInEarlier).map(({ finding }) => finding.name),
    ),
    ...describeFindings(
      'gone',
      findings.filter(({ isInLater }) => !isInLater).map(({ finding }) => finding.name),
    ),
  ];
  return sentences.length === 0 ? [comparisonTexts.nothingChanged] : sentences;
}

function describeRow({ label, earlier, later, change, unit }: ComparedRow): string {
  if (earlier === null) return comparisonTexts.valueAdded(label, later ?? comparisonTexts.missing);
  if (later === null) return comparisonTexts.valueRemoved(label, earlier);
  if (change === null) return comparisonTexts.valueChanged(label, earlier, later);
  const describe = change > 0 ? comparisonTexts.valueRose : comparisonTexts.valueFell;
  return describe(label, describeAmount(Math.abs(change), unit), earlier, later);
}

/** '▲ 1.5 points', '▼ $1,000.00'. */
export const describeChange = (change: number, unit: ComparedRow['unit']): string =>
  `${change > 0 ? '▲' : '▼'} ${describeAmount(Math.abs(change), unit)}`;

/** Formats the size of a change in the field's unit. */
export function describeAmount(amount: number, unit: ComparedRow['unit']): string {
  if (unit === 'dollars') return money(amount);
  if (unit === 'points') return comparisonTexts.points(amount);
  return unit === 'months' ? comparisonTexts.months(amount) : String(amount);
}

const describeFindings = (kind: 'new' | 'gone', names: readonly (string | null)[]): string[] => {
  if (names.length === 0) return [];
  const list = names.map((name) => name ?? comparisonTexts.unnamed).join(', ');
  const codes = comparisonTexts.findingCodes(names.length);
  return [kind === 'new' ? comparisonTexts.newCodes(codes, list) : comparisonTexts.removedCodes(codes, list)];
};

interface ComparedRuns {
  earlier: HistoryItem;
  later: HistoryItem;
  comparison: RunComparison;
}

/** Returns a comparison as lines for an e-mail or a spreadsheet: the changes in words, then each field with tabs. */
export function comparisonText({ earlier, later, comparison }: ComparedRuns): string {
  const { dti, outcome, rows } = comparison;
  const fields = [...(dti === undefined ? [] : [dti]), outcome, ...rows.filter((row) => row !== dti)];
  return [
    comparisonTexts.heading(earlier.requestId, later.requestId),
    ...describeComparison(comparison),
    comparisonTexts.notWhy,
    '',
    [comparisonTexts.field, runTitle(earlier), runTitle(later), comparisonTexts.change].join('\t'),
    ...fields.map(({ label, earlier: before, later: after, change, unit, isChanged }) =>
      [
        label,
        before ?? MISSING,
        after ?? MISSING,
        isChanged && change !== null ? describeChange(change, unit) : '',
      ].join('\t'),
    ),
  ].join('\n');
}
