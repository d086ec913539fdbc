import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';
import { expect, holdTime, openAs, test } from '@tests/e2e/fixtures';
import { measure, table, type Measured } from './measure';
import { paced } from './pace';

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
