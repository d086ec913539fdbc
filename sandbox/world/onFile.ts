import type { AusId, CreditLine, Loan, Run, ServiceRun } from './model';

interface Submitted {
  run: Run;
  service: ServiceRun;
}

/** Finished submissions to one system, oldest first; `now` absent counts those under way too. */
export const submissionsOf = (loan: Loan, ausId: AusId, now = Infinity): Submitted[] =>
  loan.runs.flatMap((run) =>
    run.services.filter((s) => s.ausId === ausId && s.finishesAt <= now).map((service) => ({ run, service })),
  );

/** The latest submission to a system that came back with findings: its casefile or key is the one to update. */
export const identifierOnFile = (loan: Loan, ausId: AusId, now = Infinity): ServiceRun | undefined =>
  submissionsOf(loan, ausId, now).findLast(({ service }) => service.outcome.kind === 'verdict')?.service;

/** A borrower's latest report. */
export interface ReportOnFile {
  run: Run;
  line: CreditLine;
}

export const hasReport = (run: Run, now: number): boolean => run.creditReadyAt <= now && run.creditError === null;

/** @empty no report has been made of this borrower */
export function reportOnFile(loan: Loan, borrowerId: string, now: number): ReportOnFile | undefined {
  const run = loan.runs.findLast(
    (candidate) => hasReport(candidate, now) && lineOf(candidate, borrowerId) !== undefined,
  );
  const line = run && lineOf(run, borrowerId);
  return line && { run, line };
}

/** The run that made or reissued a report last. */
export const latestCreditRun = (loan: Loan, now: number): Run | undefined =>
  loan.runs.findLast((run) => hasReport(run, now) && run.credit.some(isReport));

/** Whether a report of this kind has ever been made of the borrower. */
export const hasPulled = (loan: Loan, borrowerId: string, isSoft: boolean, now: number): boolean =>
  loan.runs.some((run) => run.isSoft === isSoft && hasReport(run, now) && lineOf(run, borrowerId) !== undefined);

const isReport = ({ isSelected, referenceNumber, reportType }: CreditLine): boolean =>
  isSelected && referenceNumber !== null && reportType !== 'REPORT_TYPE_NONE';

const lineOf = ({ credit }: Run, borrowerId: string): CreditLine | undefined =>
  credit.find((line) => line.borrowerId === borrowerId && isReport(line));
