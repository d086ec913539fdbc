import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';
import { expect, holdTime, openAs, test } from '@tests/e2e/fixtures';
import type { CDPSession, Page } from '@playwright/test';

const SHIFT_MS = 8 * 3_600_000;
const POLLS = SHIFT_MS / HISTORY_POLL_INTERVAL_MS;
/** Polls after which all one-time allocations are done. */
const WARM_UP = 200;
const HEAP_MB = 2;

/** A loan whose run is in progress when it is first opened. */
const ADDRESS = '/7100112/history';

test(`a window polls for a shift, ${POLLS} times, and memory does not grow`, async ({ page, sandbox }) => {
  await holdTime(sandbox);
  const { pollUntil } = await paced(page);
  await openAs(page, ADDRESS);
  await expect(page.getByRole('row').filter({ hasText: 'Processing' }).first()).toBeVisible();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');

  const rows: { polls: number; measured: Measured }[] = [];
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const polls = share * POLLS;
    // Polling ends after ten minutes of Processing unless the user wants more.
    await page.getByRole('button', { name: 'Refresh' }).click();
    await pollUntil(WARM_UP + polls);
    rows.push({ polls, measured: await measure(tools) });
    console.log(`${share * 100} % of the shift`);
  }
  console.log(table(rows));

  const gained = (of: keyof Measured): number => (rows.at(-1)?.measured[of] ?? NaN) - (rows[0]?.measured[of] ?? NaN);
  expect(gained('nodes')).toBeLessThanOrEqual(0);
  expect(gained('listeners')).toBeLessThanOrEqual(0);
  expect(gained('heapMb')).toBeLessThanOrEqual(HEAP_MB);
});

interface Measured {
  heapMb: number;
  nodes: number;
  listeners: number;
}

const BYTES_PER_MB = 1_048_576;

/** Measures what the page retains after garbage collection. */
async function measure(tools: CDPSession): Promise<Measured> {
  for (let turn = 0; turn < 3; turn += 1) await tools.send('HeapProfiler.collectGarbage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapMb: of('JSHeapUsedSize') / BYTES_PER_MB, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Formats one line per measurement: the number of polls, and the growth since the first measurement. */
function table(rows: readonly { polls: number; measured: Measured }[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const head = ['polls', 'heap MB', 'nodes', 'listeners', 'heap gained'];
  const lines = rows.map(({ polls, measured: { heapMb, nodes, listeners } }) => [
    polls.toLocaleString('en-US'),
    heapMb.toFixed(2),
    String(nodes),
    String(listeners),
    (heapMb - first.measured.heapMb).toFixed(2),
  ]);
  return [head, ...lines].map((cells) => cells.map((cell) => cell.padStart(12)).join('')).join('\n');
}

interface Pace {
  polls: number;
  allowed: number;
  /** Starts the poll that waits for permission. */
  goOn: () => void;
}

type PacedWindow = Window & { pace: Pace };

/** Removes the pauses between polls from the page, and holds the next poll when the allowed number has started. */
async function paced(page: Page) {
  await page.addInitScript(compress, HISTORY_POLL_INTERVAL_MS);
  return {
    /** Resolves when the page has polled this often since it was opened, and waits for the next poll. */
    pollUntil: async (count: number): Promise<void> => {
      await page.evaluate((allowed) => {
        const { pace } = window as unknown as PacedWindow;
        pace.allowed = allowed;
        pace.goOn();
      }, count);
      await page.waitForFunction(
        (wanted) => {
          const { polls, goOn } = (window as unknown as PacedWindow).pace;
          return polls === wanted && goOn.name === 'waiting';
        },
        count,
        { timeout: 0, polling: 250 },
      );
    },
  };
}

function compress(pollInterval: number): void {
  const later = window.setTimeout.bind(window);
  const pace: Pace = { polls: 0, allowed: 0, goOn: () => undefined };
  Object.assign(window, { pace });
  const turn = (begin: () => void): number => {
    const waiting = (): void => {
      if (pace.polls >= pace.allowed) return;
      pace.polls += 1;
      pace.goOn = () => undefined;
      begin();
    };
    pace.goOn = waiting;
    return later(waiting, 0);
  };
  const compressed = (begin: TimerHandler, ms?: number, ...rest: unknown[]): number =>
    ms === pollInterval && typeof begin === 'function' ? turn(begin as () => void) : later(begin, ms, ...rest);
  window.setTimeout = compressed as typeof window.setTimeout;
}
