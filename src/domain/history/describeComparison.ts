import { money } from '@/lib/format';
import type { ComparedRow, RunComparison } from './compareRuns';

/**
 * What moved between two runs, in plain words. It never says that one change caused another: only the underwriting system knows.
 *
 * @shape one sentence a change, the outcome first
 * @empty two runs that agree give one sentence that says so
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
  return sentences.length === 0 ? ['Nothing that History knows of changed between these two runs.'] : sentences;
}

function describeRow({ label, earlier, later, change, unit }: ComparedRow): string {
  if (earlier === null) return `${label} was not given before and is now ${later ?? 'missing'}.`;
  if (later === null) return `${label} was ${earlier} and is no longer given.`;
  if (change === null) return `${label} changed from ${earlier} to ${later}.`;
  const direction = change > 0 ? 'rose' : 'fell';
  return `${label} ${direction} by ${describeAmount(Math.abs(change), unit)}, from ${earlier} to ${later}.`;
}

/** '▲ 1.5 points', '▼ $1,000.00'. */
export const describeChange = (change: number, unit: ComparedRow['unit']): string =>
  `${change > 0 ? '▲' : '▼'} ${describeAmount(Math.abs(change), unit)}`;

/** The size of a change in the field's own unit. */
export function describeAmount(amount: number, unit: ComparedRow['unit']): string {
  if (unit === 'dollars') return money(amount);
  if (unit === 'points') return `${amount} points`;
  return unit === 'months' ? `${amount} months` : String(amount);
}

const describeFindings = (kind: 'new' | 'gone', names: readonly (string | null)[]): string[] => {
  if (names.length === 0) return [];
  const list = names.map((name) => name ?? 'unnamed').join(', ');
  const codes = `DU finding ${names.length === 1 ? 'code' : 'codes'}`;
  return [kind === 'new' ? `New ${codes}: ${list}.` : `${codes} no longer given: ${list}.`];
};
