import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format } from 'prettier';
import type { Ledger } from '@tests/bench/ledger';
import type { Chapter, Settings } from '@tests/bench/settings';
import { LOADS, TABLES } from '@tests/bench/targets';
import { barChart } from './chart';
import {
  bytesLine,
  formsTable,
  goalsTable,
  heapTable,
  historyTable,
  loadsTable,
  longTasksLine,
  profileTable,
} from './tables';

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

  const results = resultsOf(ledger, settings, browserVersion);
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
    load: [
      '### Opening a link',
      '![Link to usable History](images/performance-load.svg)',
      loadsTable(ledger),
      bytesLine(ledger),
    ],
    history: [
      '### History',
      'Milliseconds of work on the main thread for each action; in brackets against the floor.',
      '![Data to paint with 600 requests](images/performance-history.svg)',
      ...sizes.map((size) => historyTable(ledger, size)),
      longTasksLine(ledger, LONG_HISTORY),
    ],
    request: ['### Request', formsTable(ledger)],
    memory: [
      '### Memory',
      `After ${polls.toLocaleString('en-US')} polls, each of which found the newest of 60 requests changed.`,
      heapTable(ledger),
    ],
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
    ...chapters.flatMap((chapter) => results[chapter]),
  ].join('\n\n');
}
