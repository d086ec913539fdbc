import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;

/** Returns the time in epoch milliseconds, updated at the given interval; null stops it. */
export function useNow(intervalMs: number | null = SECOND_MS): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (intervalMs === null) return undefined;
    const tick = (): void => setNow(Date.now());
    // It may have stood still until now.
    tick();
    const timer = setInterval(tick, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
}
