/** The server's time, by the Date header of its latest response. It doesn't depend on this computer's clock. */
export interface ServerClock {
  /** Takes a Date header; ignores anything else. */
  note: (header: unknown) => void;
  /** Epoch milliseconds, to the second. @empty null until a response with a Date header was received */
  now: () => number | null;
}

export function createServerClock(elapsed: () => number = () => performance.now()): ServerClock {
  let startedAt: number | null = null;
  return {
    note(header) {
      const time = typeof header === 'string' ? Date.parse(header) : Number.NaN;
      if (!Number.isNaN(time)) startedAt = time - elapsed();
    },
    now: () => (startedAt === null ? null : startedAt + elapsed()),
  };
}
