/** Milliseconds after which the wait stops: a busy browser may never be idle, and a hidden tab never renders. */
const MAX_WAIT_MS = 2_000;

/** Waits for a frame, and then for what follows it. */
const afterFrame = (follow: (resolve: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    requestAnimationFrame(() => follow(resolve));
  });

/** Resolves when the browser has drawn the next frame, at once in a hidden tab, which draws none. */
export const framePainted = (): Promise<void> =>
  document.hidden ? Promise.resolve() : afterFrame((resolve) => setTimeout(resolve));

/** The browser paints the frame after its callbacks. Safari has no idle callbacks. */
export const browserIdle = (): Promise<void> =>
  afterFrame((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
