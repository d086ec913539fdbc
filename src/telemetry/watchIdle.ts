const MINUTE_MS = 60_000;
/** Only an endless loop keeps a visible page busy for so long: each other task leaves idle moments. */
const BUSY_MS = 30_000;

/** Reports each minute in which the page was never idle. Such a loop throws nothing, and each render of it is short. */
export function watchIdle(report: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') return;
  setInterval(() => {
    if (document.hidden) return;
    const onIdle = ({ didTimeout }: IdleDeadline): void => {
      if (didTimeout && !document.hidden) report();
    };
    requestIdleCallback(onIdle, { timeout: BUSY_MS });
  }, MINUTE_MS);
}
