import type { KeyboardEvent } from 'react';

/** A key that is held down presses once. */
export const ignoreRepeats = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};
