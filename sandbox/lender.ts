import { nameOf } from '@sandbox/world/borrowers';
import type { Loan } from '@sandbox/world/model';
import { CHANNELS } from '@sandbox/world/stages';
import { createWorld } from '@sandbox/world/world';
import { createHandlers } from './backend';
import type { Lender, LenderOptions, LoanSummary } from './backendTypes';
import { createFaultBoard } from './faults';

/** The imitated lender: behind the sandbox's server, and in-process for tests of the screens. */
export function createLender(options: LenderOptions): Lender {
  const faults = createFaultBoard();
  const start = () => createWorld(options.now(), options.timeScale, options.seed);
  let world = start();
  return {
    handlers: createHandlers({ ...options, faults, world: () => world }),
    reset: () => {
      world = start();
    },
    loans: () => world.loans.map(summaryOf),
    faults,
  };
}

const summaryOf = ({ loanId, loanNumber, borrowers, channelId, stage, facts, story }: Loan): LoanSummary => ({
  loanId,
  loanNumber,
  borrower: borrowers.map(nameOf).join(', '),
  channel: CHANNELS[channelId],
  stage,
  product: facts.productMoniker ?? 'None yet',
  story,
});
