/** Milliseconds after which a browser that never rests, or never draws because its tab is hidden, is waited for no longer. */
const PATIENCE_MS = 2_000;

/** Settled when the browser has drawn what it has been given and has nothing to do. */
export async function browserRest(): Promise<void> {
  await nextFrame();
  await idle();
}

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    // The frame itself comes after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Safari has no idle callbacks. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve, 200);
  });
