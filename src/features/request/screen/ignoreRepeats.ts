import type { KeyboardEvent } from 'react';

/** Counts a key that is held down as one press. */
export const ignoreRepeats = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};
