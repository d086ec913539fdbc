import type { Page } from '@playwright/test';
import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';

interface Pace {
  polls: number;
  allowed: number;
  /** Begins the poll that waits for being allowed. */
  goOn: () => void;
}

type PacedWindow = Window & { pace: Pace };

/** Takes the pauses between polls out of the page, and holds the next poll when as many as allowed have begun. */
export async function paced(page: Page) {
  await page.addInitScript(compress, HISTORY_POLL_INTERVAL_MS);
  return {
    /** Comes when the page has polled so often since it was opened, and rests. */
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
