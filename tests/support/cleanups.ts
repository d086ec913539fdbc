const callbacks: (() => void)[] = [];

/** Runs a callback after the current test. */
export const afterTest = (callback: () => void): void => void callbacks.push(callback);

export function runCleanups(): void {
  for (const callback of callbacks.splice(0).reverse()) callback();
}
