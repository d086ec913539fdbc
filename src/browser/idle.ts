/** Milliseconds after which the wait stops: a busy browser may never be idle, and a hidden tab never renders. */
const MAX_WAIT_MS = 2_000;

/** Resolves when the browser has rendered and is idle. */
export async function browserIdle(): Promise<void> {
  await nextFrame();
  await idle();
}

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    // The browser paints the frame after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Safari has no idle callbacks. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, 200);
  });
