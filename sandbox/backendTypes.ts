import type { RequestHandler } from 'msw';
import type { FaultBoard } from './faults';
import type { PersonaId } from './personas';
import type { OrderHabits } from './world/habits';

/** What the server, or a test, passes to the lender. */
export interface LenderOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Multiplies every simulated duration: 0.1 makes it ten times as fast. */
  timeScale: number;
  seed: number;
  /** Returns the user of a bearer token; undefined makes the call respond with 401. */
  identify: (bearer: string) => Promise<PersonaId | undefined> | PersonaId | undefined;
}

/** The simulated lender: its loans, its API and its planted faults. */
export interface Lender {
  /** Their patterns start with a star before `/api`, so that any origin matches. */
  handlers: RequestHandler[];
  /** Restores the initial loans. Planted faults stay; the owner of the board clears it. */
  reset: () => void;
  loans: () => readonly LoanSummary[];
  faults: FaultBoard;
  habits: () => OrderHabits;
  /** Until the next reset. */
  changeHabits: (changes: Partial<OrderHabits>) => void;
}

export interface LoanSummary {
  loanId: string;
  loanNumber: string;
  borrower: string;
  channel: string;
  stage: string;
  product: string;
  /** One line about what this loan demonstrates. */
  story: string;
}

export type LenderFactory = (options: LenderOptions) => Lender;
