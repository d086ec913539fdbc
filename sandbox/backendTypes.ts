import type { RequestHandler } from 'msw';
import type { FaultBoard } from './faults';
import type { PersonaId } from './personas';

/** What the shell gives the lender. */
export interface LenderOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Multiplies every simulated duration: 0.1 runs ten times as fast. */
  timeScale: number;
  seed: number;
  /** Who a bearer token belongs to; undefined means the call is answered with 401. */
  identify: (bearer: string) => Promise<PersonaId | undefined> | PersonaId | undefined;
}

/** The imitated lender: its loans, its API and the faults planted in it. */
export interface Lender {
  /** Patterns that begin with a star before `/api`, so that any origin matches. */
  handlers: RequestHandler[];
  /** Back to the state at start. Planted faults stay: the board is cleared by its owner. */
  reset: () => void;
  loans: () => readonly LoanSummary[];
  faults: FaultBoard;
}

export interface LoanSummary {
  loanId: string;
  loanNumber: string;
  borrower: string;
  channel: string;
  stage: string;
  product: string;
  /** One line: what this loan shows. */
  story: string;
}

export type LenderFactory = (options: LenderOptions) => Lender;
