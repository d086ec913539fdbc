/** The lender's time: the machine's, unless a tester holds it or lets some of it pass at once. */
export interface LenderClock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Nothing goes on until time is released, except what `pass` lets go on. */
  hold: () => void;
  /** Whatever was held up happens now. */
  release: () => void;
  pass: (ms: number) => void;
  /** The machine's time again. */
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
