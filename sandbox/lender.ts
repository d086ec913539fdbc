import { nameOf } from '@sandbox/world/borrowers';
import type { Loan } from '@sandbox/world/model';
import { CHANNELS } from '@sandbox/world/stages';
import { createWorld } from '@sandbox/world/world';
import { createHandlers } from './backend';
import type { Lender, LenderOptions, LoanSummary } from './backendTypes';
import { createFaultBoard } from './faults';

/** Creates the simulated lender. The sandbox server uses it, and screen tests use it in-process. */
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
    habits: () => world.habits,
    changeHabits: (changes) => {
      world.habits = { ...world.habits, ...changes };
    },
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
