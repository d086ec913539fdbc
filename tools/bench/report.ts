import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format } from 'prettier';
import { OWN_CODE_GOAL, PLANS, type Chapter } from '@tools/bench/chapters';
import type { LoadProfile } from '@tools/bench/measure/profile';
import { intervalOf, ratiosOf, spreadOf, verdictOf, wordOf } from '@tools/bench/statistics';
import { COMPANION } from '@tools/bench/targets';
import type { Ledger } from '@tools/bench/turns';

const PAGE = 'docs/performance.md';
const [BEGIN, END] = ['<!-- bench: begin -->', '<!-- bench: end -->'];

/** The ratios that a page shows by their names, and when they were taken. */
export function ratiosIn(page: string): { date: string; ratios: ReadonlyMap<string, string> } {
  const rows = page.matchAll(/^\| (\S.*?) +\| ([\d.]+×) /gm);
  const [, date = 'unknown'] = /taken on (\d{4}-\d\d-\d\d)/.exec(page) ?? [];
  return { date, ratios: new Map([...rows].map(([, name = '', ratio = '']) => [name, ratio])) };
}

/** Writes the results between the markers of docs/performance.md. */
export async function writeReport(results: string): Promise<void> {
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.split(BEGIN)[0] ?? '', page.split(END)[1] ?? ''];
  const text = `${before}${BEGIN}\n\n${results}\n\n${END}${after}`;
  writeFileSync(PAGE, await format(text, { parser: 'markdown', printWidth: 120, singleQuote: true }));
}

/** Says how the companion did against the floor and its peers. */
export function standings({ of }: Ledger, chapters: readonly Chapter[], turns: number, browser: string): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${browser}`;
  const before = ratiosIn(readFileSync(PAGE, 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  const ratioOf = (what: string, figure: string, atMost: number, name: string): string[] => {
    const spread = spreadOf(ratiosOf(of(COMPANION.name, figure), of(name, figure)));
    const [low, ratio, high] = [spread.low, spread.median, spread.high].map((value) => value.toFixed(2));
    const met = goalMet(spread.median, atMost, '×');
    const row = `${name}, ${what}`;
    return [row, `${ratio}×`, `${low}–${high}`, wordOf(spread), met, before.ratios.get(row) ?? '–'];
  };
  const ratios = chapters.flatMap((chapter) =>
    PLANS[chapter].goals.flatMap(([figure, atMost, others]) => {
      const what = (PLANS[chapter].times[figure] ?? figure).replace(', ms', '');
      return others.map(({ name }) => ratioOf(what, figure, atMost, name));
    }),
  );
  const own = spreadOf(of(COMPANION.name, 'own')).median;
  const parts = [
    `Medians of ${turns} turns on ${machine}, taken on ${today}.`,
    markdown(['companion against', 'ratio', 'quartiles', '', 'goal', `ratio on ${before.date}`], ratios),
    Number.isNaN(own)
      ? ''
      : `Own code before the rows, kB of gzip: ${own.toFixed(0)}, goal ${goalMet(own, OWN_CODE_GOAL, '')}.`,
    ...chapters.map((chapter) => {
      const { targets, title, times, sizes = {} } = PLANS[chapter];
      const headings = Object.entries({ ...times, ...sizes });
      const medians = targets.map(({ name }) => [name, ...headings.map(([figure]) => shown(of(name, figure)))]);
      return markdown([title, ...headings.map(([, heading]) => heading)], medians);
    }),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Says what this tree gained since a commit. */
export function gains({ of }: Ledger, chapters: readonly Chapter[], commit: string): string {
  const rows = chapters.flatMap((chapter) =>
    Object.entries(PLANS[chapter].times).map(([figure, heading]) => {
      const [ours, theirs] = [of(COMPANION.name, figure), of(commit, figure)];
      const interval = intervalOf(ratiosOf(ours, theirs));
      const range = interval.low > 0 ? `${percent(interval.low)} to ${percent(interval.high)}` : 'needs six turns';
      return [heading, shown(theirs), shown(ours), percent(interval.median), range, verdictOf(interval)];
    }),
  );
  const headings = ['milliseconds', commit, 'this tree', 'paired difference', '95 % interval', ''];
  return markdown(headings, rows);
}

/** How many parts a list of a profile shows of each group. */
const LISTED = 25;
const GROUPS = ['the browser', 'evaluation', 'render', 'own time'] as const;

/** Lists what loads consist of, the largest parts first. */
export const composition = (profiles: readonly LoadProfile[]): string =>
  GROUPS.map((group) => {
    const rows = largest(profiles, group, LISTED).map(({ name, cold, warm }) => [
      name,
      cold.toFixed(1),
      warm.toFixed(1),
    ]);
    return markdown([`${group}, ms`, 'cold', 'third visit'], rows);
  }).join('\n\n');

/** The same in a line for each group, of its largest parts. */
export function compositionInShort(profiles: readonly LoadProfile[]): string {
  const lines = GROUPS.map((group) => {
    const parts = largest(profiles, group, 4);
    return `- ${group}: ${parts.map(({ name, cold, warm }) => `${name} ${shown([cold])}/${shown([warm])}`).join(', ')}`;
  });
  return [`What a load consists of (${profiles.length} profiles, milliseconds cold/third visit):\n`, ...lines].join(
    '\n',
  );
}

function largest(profiles: readonly LoadProfile[], group: string, most: number) {
  const names = new Set(profiles.flatMap(({ cold, warm }) => Object.keys({ ...cold, ...warm })));
  const median = (visit: 'cold' | 'warm', name: string): number =>
    spreadOf(profiles.map((of) => of[visit][name] ?? 0)).median;
  return [...names]
    .filter((name) => name.startsWith(`${group}: `))
    .map((name) => ({
      name: name.slice(group.length + 2),
      cold: median('cold', name),
      warm: median('warm', name),
    }))
    .toSorted((a, b) => b.cold + b.warm - a.cold - a.warm)
    .slice(0, most);
}

function goalMet(value: number, atMost: number, unit: string): string {
  const verdict = value <= atMost ? 'met' : `missed by ${((value / atMost - 1) * 100).toFixed(0)}%`;
  return `≤${atMost}${unit}: ${Number.isNaN(value) ? 'not measured' : verdict}`;
}

const percent = (ratio: number): string => `${ratio < 1 ? '−' : '+'}${Math.abs((ratio - 1) * 100).toFixed(1)} %`;

function shown(figures: readonly number[]): string {
  const { median } = spreadOf(figures);
  return Number.isNaN(median) ? '–' : median.toFixed(median < 100 ? 1 : 0);
}

const markdown = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
