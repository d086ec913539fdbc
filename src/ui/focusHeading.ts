/** Where the focus goes when what had it is gone: the screen's own heading. */
export const focusHeading = (): void => document.querySelector('h1')?.focus();
