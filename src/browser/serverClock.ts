import { httpMoment } from '@/lib/moment';

/** The server's time, by the Date header of its latest response. It doesn't depend on this computer's clock. */
export function createServerClock(elapsed: () => number = () => performance.now()) {
  let startedAt: number | null = null;
  return {
    note: (header: unknown): void => {
      const time = httpMoment(header);
      if (time !== null) startedAt = time - elapsed();
    },
    /** Epoch milliseconds, to the second. @empty null until a response with a Date header was received */
    now: (): number | null => (startedAt === null ? null : startedAt + elapsed()),
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
