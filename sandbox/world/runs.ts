import type { Borrower } from './borrowers';
import type { CreditLine, Loan, Run, ServiceRun } from './model';
import { verdictOf } from './outcome';
import { applyWaterfall, type Placing } from './waterfall';

/** Returns 1 for credit, 2 for single, 3 for multi. */
export const ausTypeOf = ({ services }: Run): 1 | 2 | 3 => {
  if (services.length === 0) return 1;
  return services.length === 1 ? 2 : 3;
};

export const isMulti = (run: Run): boolean => ausTypeOf(run) === 3;

/** Returns the id of a multi run. In the API, 0 means not multi. */
export const multiIdOf = (run: Run): number => (isMulti(run) ? run.runId : 0);

export const isWaterfallApplied = (run: Run, now: number): boolean =>
  isMulti(run) && run.creditError === null && run.waterfallAt <= now && run.services.some((s) => verdictOf(s.outcome));

/** Returns the ranked results of a run. @empty the waterfall is still to come, or no result can be ranked */
export function placingsOf(loan: Loan, run: Run, now: number): Placing[] {
  if (!isWaterfallApplied(run, now)) return [];
  const candidates = run.services.flatMap(({ requestId, ausId, outcome }) => {
    const verdict = verdictOf(outcome);
    return verdict ? [{ requestId, ausId, verdict }] : [];
  });
  return applyWaterfall(candidates, run.facts, loan.lockedAusId);
}

export const recommendedOf = (loan: Loan, run: Run, now: number): ServiceRun | undefined => {
  const best = placingsOf(loan, run, now).find(({ isRecommended }) => isRecommended);
  return run.services.find(({ requestId }) => requestId === best?.requestId);
};

/** @empty no service was chosen */
export const selectedRequestId = (loan: Loan, run: Run): string | undefined =>
  loan.overrides.findLast(({ runId }) => runId === run.runId)?.requestId;

export const isFinished = (service: ServiceRun, now: number): boolean => service.finishesAt <= now;

/** Returns the credit lines of a run, each with its borrower. */
export const creditOf = ({ borrowers }: Loan, { credit }: Run): { line: CreditLine; borrower: Borrower }[] =>
  credit.flatMap((line) =>
    borrowers.filter(({ borrowerId }) => borrowerId === line.borrowerId).map((borrower) => ({ line, borrower })),
  );

/** Returns the run with an id: its own, a request's or a service's. */
export const findRun = (loan: Loan, id: string): Run | undefined =>
  loan.runs.find(
    (run) =>
      run.requestId === id ||
      String(run.runId) === id ||
      run.services.some((service) => service.requestId === id || service.uiOnlyRequestId === id),
  );
