import type { DataRouter } from 'react-router-dom';

/** Milliseconds to wait for the code of the first screen. Without it, React first renders that the screen is loading. */
const PATIENCE_MS = 100;

/**
 * Waits until the first screen can be rendered at once, together with the answers that have arrived by then. Otherwise
 * React would render the frame, then the screen, then each answer.
 */
export async function untilReady(router: DataRouter): Promise<void> {
  let stop = (): void => undefined;
  const initialized = new Promise<void>((resolve) => {
    const look = (): void => {
      if (router.state.initialized) resolve();
    };
    stop = router.subscribe(look);
    look();
  });
  await Promise.race([initialized, pause(PATIENCE_MS)]);
  stop();
  // The answers that are there reach the store before the next task.
  await pause(0);
}

const pause = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));
