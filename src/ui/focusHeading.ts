/** Focuses the screen's heading, for example when the focused element disappears. */
export const focusHeading = (): void => document.querySelector('h1')?.focus();
