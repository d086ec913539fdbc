import type { Page } from '@playwright/test';

/** What React did from the start of a page until History has its first row. */
export interface StartRecord {
  /** Whether the app's code runs. React reports it when it does. */
  isAppRunning: boolean;
  /** How often React changed the page, up to and including the change that brought the first row. */
  commits: number;
  hasRows: boolean;
}

declare global {
  interface Window {
    startRecord?: StartRecord;
  }
}

/** Records the start of the pages that the tab opens from now on. React reports to its developer tools in production, too. */
export const recordStart = (tab: Page): Promise<unknown> =>
  tab.addInitScript(() => {
    const record: StartRecord = { isAppRunning: false, commits: 0, hasRows: false };
    const tools = {
      supportsFiber: true,
      inject: (): number => {
        record.isAppRunning = true;
        return 1;
      },
      onCommitFiberRoot: (): void => {
        if (record.hasRows) return;
        record.commits += 1;
        record.hasRows = document.querySelector('tbody[data-group] > tr') !== null;
      },
      onCommitFiberUnmount: (): void => undefined,
      checkDCE: (): void => undefined,
    };
    Object.assign(window, { startRecord: record, __REACT_DEVTOOLS_GLOBAL_HOOK__: tools });
  });

export const startOf = (tab: Page): Promise<StartRecord | undefined> => tab.evaluate(() => window.startRecord);
