import type { FirstRender } from '@tools/bench/measure/firstRender';
import type { Load } from '@tools/bench/measure/loads';
import { median, pairedDifference, verdictOf } from '@tools/bench/statistics';

/** The milliseconds by which a load is judged. */
export const FIGURES: readonly { name: string; of: (loads: { cold: Load; warm: Load }) => number }[] = [
  { name: 'Cold, main thread', of: ({ cold }) => cold.workMs },
  { name: 'Cold, elapsed', of: ({ cold }) => cold.readyMs },
  { name: 'Third visit, main thread', of: ({ warm }) => warm.workMs },
  { name: 'Third visit, elapsed', of: ({ warm }) => warm.readyMs },
];

/** For each figure the pairs of its values. */
export type Pairs = [ours: number, theirs: number][][];

export const COUNTS: Readonly<Record<keyof FirstRender, string>> = {
  suspensions: 'Suspensions in the first render',
  commits: 'Commits before the rows',
  styleRules: 'Style rules inserted before the rows',
  gzip: 'Scripts before the rows, bytes of gzip',
  own: 'Own code in it, bytes of gzip',
};

export function comparisonOf(commit: string, pairs: Pairs, counts: [ours: FirstRender, theirs: FirstRender]): string {
  const times = FIGURES.map(({ name }, index) => {
    const taken = pairs[index] ?? [];
    const difference = pairedDifference(taken);
    const [ours, theirs] = [0, 1].map((side) => median(taken.map((pair) => pair[side] ?? NaN)).toFixed(0));
    const { median: middle, low, high } = difference;
    const interval = Number.isFinite(low) ? `${signed(low)} to ${signed(high)}` : 'needs six pairs';
    return [`${name}, ms`, theirs, ours, signed(middle), interval, verdictOf(difference)];
  });
  const [ours, theirs] = counts;
  const whole = (Object.keys(COUNTS) as (keyof FirstRender)[]).map((count) => {
    const change = ours[count] - theirs[count];
    return [
      COUNTS[count],
      theirs[count].toFixed(0),
      ours[count].toFixed(0),
      change === 0 ? '0' : signed(change, ''),
      '',
      '',
    ];
  });
  return [
    `This tree against ${commit}, medians of ${pairs[0]?.length ?? 0} pairs:`,
    markdown(['', commit, 'this tree', 'paired difference', '95 % interval', ''], [...times, ...whole]),
  ].join('\n\n');
}

const signed = (value: number, unit = ' %'): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(unit === '' ? 0 : 1)}${unit}`;

export const markdown = (headings: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
