import type { Page } from '@playwright/test';

/** What the app did from the start of a page until History has its first row. */
interface StartRecord {
  /** How often the app changed the page, up to and including the change that brought the first row. */
  changes: number;
  hasRows: boolean;
}

declare global {
  interface Window {
    startRecord?: StartRecord;
  }
}

/** Records the start of the pages that the tab opens from now on. */
export const recordStart = (tab: Page) =>
  tab.addInitScript(() => {
    const record = { changes: 0, hasRows: false };
    Object.assign(window, { startRecord: record });
    new MutationObserver((seen) => {
      const root = document.querySelector('#root:has(> :not(#waiting))');
      if (record.hasRows || root === null || !seen.some(({ target }) => root.contains(target))) return;
      record.changes += 1;
      record.hasRows = root.querySelector('tbody[data-group] > tr') !== null;
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

export const startOf = (tab: Page): Promise<StartRecord | undefined> => tab.evaluate(() => window.startRecord);
