import type { Loan, Run, ServiceRun } from '@sandbox/world/model';

/** The subject of a document: a run of a loan, and one of its services unless only credit was ordered. */
export interface Ordered {
  loan: Loan;
  run: Run;
  service: ServiceRun | undefined;
}

export const orderedIn = (loan: Loan): Ordered[] =>
  loan.runs.flatMap((run): Ordered[] =>
    run.services.length === 0
      ? [{ loan, run, service: undefined }]
      : run.services.map((service) => ({ loan, run, service })),
  );

export const requestIdOf = ({ run, service }: Ordered): string => service?.requestId ?? run.requestId;

export const answeredAt = ({ run, service }: Ordered): number => service?.finishesAt ?? run.creditReadyAt;
