import type { CDPSession, Page } from '@playwright/test';

/** What the app did from the start of a page until History has its first row. */
interface StartRecord {
  /** Whether the app's code has run, as the browser's profiler says. */
  isAppRunning: boolean;
  /** How often the app changed the page, up to and including the change that brought the first row. */
  changes: number;
  hasRows: boolean;
}

declare global {
  interface Window {
    startRecord?: Omit<StartRecord, 'isAppRunning'>;
  }
}

const profiled = new WeakMap<Page, { profiler: CDPSession; isAppRunning: boolean }>();

/** Records the start of the pages that the tab opens from now on. */
export async function recordStart(tab: Page): Promise<void> {
  const profiler = await tab.context().newCDPSession(tab);
  await profiler.send('Profiler.enable');
  await profiler.send('Profiler.startPreciseCoverage', { callCount: true });
  profiled.set(tab, { profiler, isAppRunning: false });
  await tab.addInitScript(() => {
    const record = { changes: 0, hasRows: false };
    Object.assign(window, { startRecord: record });
    new MutationObserver((seen) => {
      const root = document.querySelector('#root:has(> :not(#waiting))');
      if (record.hasRows || root === null || !seen.some(({ target }) => root.contains(target))) return;
      record.changes += 1;
      record.hasRows = root.querySelector('tbody[data-group] > tr') !== null;
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

export async function startOf(tab: Page): Promise<StartRecord | undefined> {
  const own = profiled.get(tab);
  const { result = [] } = (await own?.profiler.send('Profiler.takePreciseCoverage')) ?? {};
  const hasRun = result.some(
    ({ url, functions }) =>
      url.includes('/assets/app-') && functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
  );
  if (own && hasRun) own.isAppRunning = true;
  const record = await tab.evaluate(() => window.startRecord);
  return own && record && { isAppRunning: own.isAppRunning, ...record };
}
