import type { CreditLine, Loan, Run, ServiceRun } from './model';
import type { AusId } from './services';

/** A credit report is usable for this many days. */
export const REPORT_LIFE_DAYS = 120;

interface Submitted {
  run: Run;
  service: ServiceRun;
}

/** Returns the finished submissions to one system, oldest first. Without `now`, includes those in progress. */
export const submissionsOf = (loan: Loan, ausId: AusId, now = Infinity): Submitted[] =>
  loan.runs.flatMap((run) =>
    run.services.filter((s) => s.ausId === ausId && s.finishesAt <= now).map((service) => ({ run, service })),
  );

/** Returns the latest submission to a system that has findings: an update uses its casefile or key. */
export const identifierOnFile = (loan: Loan, ausId: AusId, now = Infinity): ServiceRun | undefined =>
  submissionsOf(loan, ausId, now).findLast(({ service }) => service.outcome.kind === 'verdict')?.service;

/** The latest report of a borrower. */
export interface ReportOnFile {
  run: Run;
  line: CreditLine;
}

export const hasReport = (run: Run, now: number): boolean => run.creditReadyAt <= now && run.creditError === null;

/** @empty the borrower has no report */
export function reportOnFile(loan: Loan, borrowerId: string, now: number): ReportOnFile | undefined {
  const run = loan.runs.findLast(
    (candidate) => hasReport(candidate, now) && lineOf(candidate, borrowerId) !== undefined,
  );
  const line = run && lineOf(run, borrowerId);
  return line && { run, line };
}

/** Returns the run that last made or reissued a report. */
export const latestCreditRun = (loan: Loan, now: number): Run | undefined =>
  loan.runs.findLast((run) => hasReport(run, now) && run.credit.some(isReport));

/** Returns whether the borrower has ever had a report of this kind. */
export const hasPulled = (loan: Loan, borrowerId: string, isSoft: boolean, now: number): boolean =>
  loan.runs.some((run) => run.isSoft === isSoft && hasReport(run, now) && lineOf(run, borrowerId) !== undefined);

const isReport = ({ isSelected, referenceNumber, reportType }: CreditLine): boolean =>
  isSelected && referenceNumber !== null && reportType !== 'REPORT_TYPE_NONE';

const lineOf = ({ credit }: Run, borrowerId: string): CreditLine | undefined =>
  credit.find((line) => line.borrowerId === borrowerId && isReport(line));
