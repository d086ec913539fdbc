/** The lender's time: the machine's, unless a tester holds it or moves it forward. */
export interface LenderClock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Stops time until `release`; only `pass` moves it. */
  hold: () => void;
  /** Continues with the machine's time, so everything due in between happens now. */
  release: () => void;
  pass: (ms: number) => void;
  /** Returns to the machine's time. */
  reset: () => void;
}

export function createLenderClock(machine: () => number): LenderClock {
  let ahead = 0;
  let held: number | undefined;
  return {
    now: () => (held ?? machine()) + ahead,
    hold: () => {
      held ??= machine();
    },
    release: () => {
      held = undefined;
    },
    pass: (ms) => {
      ahead += ms;
    },
    reset: () => {
      held = undefined;
      ahead = 0;
    },
  };
}
