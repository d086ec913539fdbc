import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format } from 'prettier';
import type { Ledger } from '@tools/bench/statistics';
import { FORM_ACTIONS } from '@tools/bench/measure/forms';
import { TABLE_ACTIONS } from '@tools/bench/measure/tables';
import type { Chapter } from '@tools/bench/settings';
import { FORMS, LOADS, TABLES, type Target } from '@tools/bench/targets';
import { goalsOf, missedBy } from './goals';

const PAGE = 'docs/performance.md';
const [BEGIN, END] = ['<!-- bench: begin -->', '<!-- bench: end -->'];

/** Writes the results between the markers of docs/performance.md. */
export async function writeReport(results: string): Promise<void> {
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.split(BEGIN)[0] ?? '', page.split(END)[1] ?? ''];
  const text = `${before}${BEGIN}\n\n${results}\n\n${END}${after}`;
  writeFileSync(PAGE, await format(text, { parser: 'markdown', printWidth: 120, singleQuote: true }));
}

export function resultsOf(ledger: Ledger, chapters: readonly Chapter[], runs: number, browserVersion: string): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Chromium ${browserVersion}`;
  const tables: Record<Chapter, string> = {
    load: figuresTable(ledger, LOADS, 'link to first row', [
      ...[whole('cold', 'cold, ms'), whole('coldWork', 'main thread, ms')],
      ...[whole('warm', 'third visit, ms'), whole('warmWork', 'main thread, ms')],
      ...[whole('requests', 'requests'), { ...whole('gzip', 'scripts, kB of gzip'), per: 1000 }],
    ]),
    history: figuresTable(ledger, TABLES, 'main-thread ms, 12 requests', TABLE_ACTIONS.map(tenths)),
    request: figuresTable(ledger, FORMS, 'main-thread ms, 40 borrowers', FORM_ACTIONS.map(tenths)),
  };
  return [
    `Medians of ${runs}, taken in one shuffled run on ${machine}.`,
    goalsTable(ledger),
    ...chapters.map((chapter) => tables[chapter]),
  ].join('\n\n');
}

const goalsTable = (ledger: Ledger): string =>
  markdown(
    ['', 'goal', 'measured', ''],
    goalsOf(ledger).map((goal) => {
      const { name, atMost, value, unit } = goal;
      const verdict = missedBy(goal) <= 0 ? 'met' : `missed by ${missedBy(goal).toFixed(0)} %`;
      return [name, `≤ ${atMost}${unit}`, `${shown(value, 2)}${unit}`, Number.isNaN(value) ? 'not measured' : verdict];
    }),
  );

type Column = Readonly<{ figure: string; heading: string; digits: number; per?: number }>;
const whole = (figure: string, heading: string): Column => ({ figure, heading, digits: 0 });
const NAMES: Readonly<Record<string, string>> = {
  ...{ expandAll: 'Expand all', loadMore: 'Load More', validation: 'refused press' },
};
const tenths = (figure: string): Column => ({ figure, heading: NAMES[figure] ?? figure, digits: 1 });

const figuresTable = ({ of }: Ledger, targets: readonly Target[], corner: string, columns: readonly Column[]): string =>
  markdown(
    [corner, ...columns.map(({ heading }) => heading)],
    targets.map(({ name }) => [
      name,
      ...columns.map(({ figure, digits, per = 1 }) => shown(of(name, figure) / per, digits)),
    ]),
  );

const shown = (value: number, digits: number): string => (Number.isNaN(value) ? '–' : value.toFixed(digits));

export const markdown = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
