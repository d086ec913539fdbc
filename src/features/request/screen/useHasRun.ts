import { useState } from 'react';

/** True once something has run, until the screen is left: the form is filled in a moment after the run's end. */
export function useHasRun(isRunning: boolean): boolean {
  const [hasRun, setHasRun] = useState(isRunning);
  if (isRunning && !hasRun) setHasRun(true);
  return hasRun;
}
