import { executePlan } from './executePlan';
import { LOAN_SEEDERS } from './loans/catalog';
import { GOOD_HABITS, type OrderHabits } from './habits';
import type { Loan } from './model';
import type { LoanSeed } from './seed';

/** The lender's data: everything that changes while the sandbox runs. */
export interface World {
  loans: readonly Loan[];
  /** Returns the loan with an id. The first call for a loan also places its `onFirstOpen` order. */
  open: (loanId: string, now: number) => Loan | undefined;
  /** Account numbers that users chose to have remembered, by user and agency. */
  rememberedAccounts: Map<string, string>;
  /** Responses to orders, by the client's request key. */
  answeredOrders: Map<string, unknown>;
  habits: OrderHabits;
}

export function createWorld(now: number, timeScale: number, seed: number): World {
  const seeds = LOAN_SEEDERS.map((seeder) => seeder(now, seed)).toSorted(byLoanId);
  const loans = seeds.map(loanOf);
  const awaited = new Map(seeds.map(({ profile, onFirstOpen }) => [profile.loanId, onFirstOpen]));
  return {
    loans,
    open: (loanId, at) => {
      const loan = loans.find((candidate) => candidate.loanId === loanId);
      const order = awaited.get(loanId);
      awaited.delete(loanId);
      if (loan && order) loan.runs.push(executePlan(loan, { ...order, orderedAt: at }, timeScale));
      return loan;
    },
    rememberedAccounts: new Map(),
    answeredOrders: new Map(),
    habits: GOOD_HABITS,
  };
}

const byLoanId = (a: LoanSeed, b: LoanSeed): number => Number(a.profile.loanId) - Number(b.profile.loanId);

const PAST_SCALE = 1;

function loanOf({ profile, past, overrides, acknowledgement }: LoanSeed): Loan {
  const loan: Loan = { ...profile, runs: [], overrides: [...overrides], acknowledgement };
  for (const plan of past) loan.runs.push(executePlan(loan, plan, PAST_SCALE));
  return loan;
}
