import type { Page } from '@playwright/test';
import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';

interface Pace {
  polls: number;
  allowed: number;
  /** Starts the poll that waits for permission. */
  goOn: () => void;
}

type PacedWindow = Window & { pace: Pace };

/** Removes the pauses between polls from the page, and holds the next poll when the allowed number has started. */
export async function paced(page: Page) {
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
