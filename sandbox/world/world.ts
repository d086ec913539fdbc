import { carryOut } from './carryOut';
import { LOAN_SEEDERS } from './loans/catalogue';
import type { Loan } from './model';
import { NOT_OBTAINED, type LoanSeed } from './seed';

/** The lender's books: all that changes while the sandbox runs. */
export interface World {
  loans: readonly Loan[];
  /** The loan of an id, for the first time with whatever awaits its first reader. */
  open: (loanId: string, now: number) => Loan | undefined;
  /** Account numbers kept at their owner's wish, by person and agency. */
  rememberedAccounts: Map<string, string>;
  /** Answers to orders, by the key the client gave them. */
  answeredOrders: Map<string, unknown>;
}

export function createWorld(now: number, timeScale: number, seed: number): World {
  const seeds = LOAN_SEEDERS.map((seeder) => seeder(now, seed));
  const loans = seeds.map(loanOf);
  const awaited = new Map(seeds.map(({ profile, onFirstOpen }) => [profile.loanId, onFirstOpen]));
  return {
    loans,
    open: (loanId, at) => {
      const loan = loans.find((candidate) => candidate.loanId === loanId);
      const order = awaited.get(loanId);
      awaited.delete(loanId);
      if (loan && order) loan.runs.push(carryOut(loan, { ...order, orderedAt: at }, timeScale));
      return loan;
    },
    rememberedAccounts: new Map(),
    answeredOrders: new Map(),
  };
}

const PAST_SCALE = 1;

function loanOf({ profile, past = [], overrides = [], acknowledgement = NOT_OBTAINED }: LoanSeed): Loan {
  const loan: Loan = { ...profile, runs: [], overrides: [...overrides], acknowledgement };
  for (const plan of past) loan.runs.push(carryOut(loan, plan, PAST_SCALE));
  return loan;
}
