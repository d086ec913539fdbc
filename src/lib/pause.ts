/** Waits; without a time for the next task, so that the browser can handle input before the caller goes on. */
export const pause = (durationMs = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));
