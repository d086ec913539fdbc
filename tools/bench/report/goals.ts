import type { Ledger } from '@tools/bench/statistics';
import { COMPANION, GRIDS, HOOK_FORM, REACT, STACK, type Target } from '@tools/bench/targets';

type Goal = Readonly<{ name: string; atMost: number; value: number; unit: '×' | ' kB' }>;

/** Returns every goal with its measured value. Ratios compare medians of one run. */
export function goalsOf({ of }: Pick<Ledger, 'of'>): Goal[] {
  const against = (figure: string, others: readonly Target[]): number =>
    of(COMPANION.name, figure) / Math.min(...others.map(({ name }) => of(name, figure)));
  const ratios: [name: string, atMost: number, figure: string, others: readonly Target[]][] = [
    ['Link to usable History, third visit, against the best of the peers', 0.7, 'warm', GRIDS],
    ['The same, cold', 0.75, 'cold', GRIDS],
    ['Link to usable History, third visit, against the stack floor', 1.3, 'warm', [STACK]],
    ['The same, cold', 1.4, 'cold', [STACK]],
    ['Expand all against React alone', 1.6, 'expandAll', [REACT]],
    ['Load More against React alone', 1.6, 'loadMore', [REACT]],
    ['Keystroke in Request against React Hook Form', 1.5, 'keystroke', [HOOK_FORM]],
    ['Refused press of Submit against React Hook Form', 1.8, 'validation', [HOOK_FORM]],
  ];
  return [
    ...ratios.map(([name, atMost, figure, others]) => ({
      ...{ name, atMost, value: against(figure, others), unit: '×' as const },
    })),
    { name: 'Own code before the rows, gzip', atMost: 42, value: of(COMPANION.name, 'own') / 1000, unit: ' kB' },
  ];
}

/** By how much a goal is missed, in percent; 0 or less when it is met. */
export const missedBy = ({ value, atMost }: Goal): number => (value / atMost - 1) * 100;

/** Names each goal that is missed, and by how much; the worst first. */
export function missedLine(ledger: Ledger): string {
  const goals = goalsOf(ledger).filter(({ value }) => Number.isFinite(value));
  const missed = goals.filter((goal) => missedBy(goal) > 0).sort((a, b) => missedBy(b) - missedBy(a));
  if (missed.length === 0) return `All ${goals.length} measured goals are met.`;
  const names = missed.map((goal) => `${goal.name} (by ${missedBy(goal).toFixed(0)} %)`);
  return `${missed.length} of ${goals.length} measured goals are missed: ${names.join('; ')}.`;
}
