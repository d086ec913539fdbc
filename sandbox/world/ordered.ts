import type { Loan, Run, ServiceRun } from './model';
import { statusOf, verdictOf } from './outcome';
import { isMulti } from './runs';
import type { Verdict } from './verdict';

/** What a request is about: a run of a loan, and one of its services unless only credit was ordered. */
export interface Ordered {
  loan: Loan;
  run: Run;
  service: ServiceRun | undefined;
}

export const orderedIn = (loan: Loan, runs: readonly Run[] = loan.runs): Ordered[] =>
  runs.flatMap((run): Ordered[] =>
    run.services.length === 0
      ? [{ loan, run, service: undefined }]
      : run.services.map((service) => ({ loan, run, service })),
  );

export const requestIdOf = ({ run, service }: Ordered): string => service?.requestId ?? run.requestId;

/** A service of a multi request has an id of its own. */
export const ownIdOf = ({ run, service }: Ordered): string | null =>
  service && isMulti(run) ? service.uiOnlyRequestId : null;

export const answeredAt = ({ run, service }: Ordered): number => service?.finishesAt ?? run.creditReadyAt;

/** The answer that has arrived by now. */
export interface Answered {
  isDone: boolean;
  /** Processing; of credit Complete or Error; else that of the service. */
  status: string;
  error: string | null;
  verdict: Verdict | undefined;
}

export function answerBy(now: number, ordered: Ordered): Answered {
  const { run, service } = ordered;
  if (answeredAt(ordered) > now) return { isDone: false, status: 'Processing', error: null, verdict: undefined };
  if (service === undefined)
    return {
      isDone: true,
      status: run.creditError === null ? 'Complete' : 'Error',
      error: run.creditError,
      verdict: undefined,
    };
  const { outcome } = service;
  return {
    isDone: true,
    status: statusOf(outcome),
    error: outcome.kind === 'verdict' ? null : outcome.text,
    verdict: verdictOf(outcome),
  };
}
