/** Milliseconds after which the wait stops: a busy browser may never be idle, and a hidden tab never renders. */
const MAX_WAIT_MS = 2_000;

export const browserIdle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    // The browser paints the frame after its callbacks. Safari has no idle callbacks.
    requestAnimationFrame(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
      else setTimeout(resolve, 200);
    });
  });
