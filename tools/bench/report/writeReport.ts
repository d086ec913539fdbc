import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format } from 'prettier';
import type { Ledger } from '@tools/bench/ledger';
import type { Chapter, Settings } from '@tools/bench/settings';
import { LOADS, TABLES } from '@tools/bench/targets';
import { formsTable, goalsTable, historyTable, loadsTable, longTasksLine, profileTable } from './tables';

const PAGE = 'docs/performance.md';
/** Number of requests in the longest realistic history. */
const LONG_HISTORY = 600;
const IMAGES = 'docs/images';
const [BEGIN, END] = ['<!-- bench: begin -->', '<!-- bench: end -->'];

/** Writes the results between the markers of docs/performance.md, and draws the two charts. */
export async function writeReport(ledger: Ledger, settings: Settings, browserVersion: string): Promise<void> {
  const { of } = ledger;
  const charts = {
    'performance-load': barChart(
      'Link to usable History, cold, in milliseconds',
      'ms',
      LOADS.map(({ name, kind }) => ({ label: name, kind, value: of('loads', name, 'cold') })),
    ),
    'performance-history': barChart(
      'Data to paint, 600 requests: milliseconds on the main thread',
      'ms',
      TABLES.map(({ name, kind }) => ({ label: name, kind, value: of('tables', name, 'mount', 600) })),
    ),
  };
  mkdirSync(IMAGES, { recursive: true });
  for (const [name, chart] of Object.entries(charts)) writeFileSync(`${IMAGES}/${name}.svg`, chart);

  // Of a long history, the chart and the line of long tasks say enough.
  const results = resultsOf(ledger, { ...settings, sizes: settings.sizes.slice(0, 1) }, browserVersion);
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.split(BEGIN)[0] ?? '', page.split(END)[1] ?? ''];
  const text = `${before}${BEGIN}\n\n${results}\n\n${END}${after}`;
  writeFileSync(PAGE, await format(text, { parser: 'markdown', printWidth: 120, singleQuote: true }));
}

/** Prints the results of a partial run. */
export const printReport = (ledger: Ledger, settings: Settings, browserVersion: string): void =>
  console.log(resultsOf(ledger, settings, browserVersion));

function resultsOf(ledger: Ledger, { chapters, runs, sizes, polls }: Settings, browserVersion: string): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Chromium ${browserVersion}`;
  const results: Record<Chapter, string[]> = {
    load: ['### Opening a link', '![Link to usable History](images/performance-load.svg)', loadsTable(ledger)],
    history: [
      '### History',
      'Milliseconds of work on the main thread for each action.',
      '![Data to paint with 600 requests](images/performance-history.svg)',
      ...sizes.map((size) => historyTable(ledger, size)),
      longTasksLine(ledger, LONG_HISTORY),
    ],
    request: ['### Request', formsTable(ledger)],
    // The goals have all of it.
    memory: [],
    profile: [
      '### Where the time goes',
      "What the companion's main thread did, from samples every 0.1 ms. The loads are slowed down four times. Scripts " +
        'count for the file of the running function.',
      profileTable(ledger),
    ],
  };
  return [
    `Medians of ${runs}, taken in one shuffled run on ${machine}.`,
    '### Goals',
    goalsTable(ledger),
    `Data, nodes and listeners: of ${polls} polls, each of which found the newest of 60 requests changed.`,
    ...chapters.flatMap((chapter) => results[chapter]),
  ].join('\n\n');
}

export interface Bar {
  label: string;
  value: number;
  kind: 'product' | 'floor' | 'peer' | 'reference';
}

const [WIDTH, ROW, TOP, LEFT, RIGHT] = [760, 28, 44, 250, 90];

/** Draws horizontal bars as an SVG that follows the user's light or dark preference. */
export function barChart(title: string, unit: string, bars: readonly Bar[]): string {
  const drawn = bars.filter(({ value }) => Number.isFinite(value));
  const most = Math.max(...drawn.map(({ value }) => value));
  const rows = drawn.map(({ label, value, kind }, index) => {
    const y = TOP + index * ROW;
    const width = Math.max(1, Math.round((value / most) * (WIDTH - LEFT - RIGHT)));
    return (
      `<text x="${LEFT - 10}" y="${y + 15}" text-anchor="end">${escaped(label)}</text>` +
      `<rect class="${kind}" x="${LEFT}" y="${y + 2}" width="${width}" height="${ROW - 10}" rx="2"/>` +
      `<text x="${LEFT + width + 8}" y="${y + 15}">${value < 20 ? value.toFixed(1) : value.toFixed(0)} ${unit}</text>`
    );
  });
  const height = TOP + drawn.length * ROW + 8;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">` +
    `<style>${STYLE}</style><text class="title" x="0" y="22">${escaped(title)}</text>${rows.join('')}</svg>\n`
  );
}

const STYLE =
  'text{font:13px system-ui,sans-serif;fill:#1b2733}.title{font-weight:600;font-size:15px}.product{fill:#0b5cad}' +
  '.floor{fill:#2e7d4f}.peer{fill:#b4690e}.reference{fill:#8a96a5}' +
  '@media(prefers-color-scheme:dark){text{fill:#e7ecf2}.product{fill:#7db8f7}.floor{fill:#7fd0a0}.peer{fill:#f0b465}}';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
