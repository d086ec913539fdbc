export type LenderClock = ReturnType<typeof createLenderClock>;

/**
 * Creates the lender's time: the machine's, unless a tester holds it or moves it forward. In milliseconds since 1970.
 */
export function createLenderClock(machine: () => number) {
  let ahead = 0;
  let held: number | undefined;
  return {
    now: () => (held ?? machine()) + ahead,
    /** Stops time until `release`; only `pass` moves it. */
    hold: () => {
      held ??= machine();
    },
    /** Continues with the machine's time, so everything due in between happens now. */
    release: () => {
      held = undefined;
    },
    pass: (ms: number) => {
      ahead += ms;
    },
    /** Returns to the machine's time. */
    reset: () => {
      held = undefined;
      ahead = 0;
    },
  };
}
