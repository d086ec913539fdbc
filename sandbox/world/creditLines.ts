import type { CreditLine, Loan, RunPlan } from './model';
import { reportOnFile } from './onFile';
import { hash } from './random';

/**
 * Gives a new report a number; borrowers of a joint report share one. A reissue without a number uses the number on
 * file. The agency pulls a new report instead of a reissue if the name, number or address of a borrower on it changed.
 */
export function withReference(loan: Loan, plan: RunPlan, requestId: string, line: CreditLine): CreditLine {
  return numbered(loan, plan, requestId, isPulledInstead(loan, plan, line) ? asNew(line) : line);
}

const asNew = (line: CreditLine): CreditLine => ({
  ...line,
  reportType: 'REPORT_TYPE_REQUEST_NEW',
  referenceNumber: null,
});

function isPulledInstead({ borrowers }: Loan, { credit }: RunPlan, line: CreditLine): boolean {
  if (!line.isSelected || line.reportType !== 'REPORT_TYPE_RE_ISSUE') return false;
  const applicationOf = (id: string) => borrowers.find(({ borrowerId }) => borrowerId === id)?.applicationId;
  const onReport = credit.filter(
    (other) =>
      other === line ||
      (line.isJoint &&
        other.isJoint &&
        other.isSelected &&
        applicationOf(other.borrowerId) === applicationOf(line.borrowerId)),
  );
  return borrowers.some(
    ({ borrowerId, hasDiscrepancy }) => hasDiscrepancy && onReport.some((other) => other.borrowerId === borrowerId),
  );
}

function numbered(loan: Loan, plan: RunPlan, requestId: string, line: CreditLine): CreditLine {
  const { credit, orderedAt } = plan;
  if (line.reportType === 'REPORT_TYPE_RE_ISSUE' && line.referenceNumber === null) {
    const onFile = reportOnFile(loan, line.borrowerId, orderedAt)?.line;
    return { ...line, referenceNumber: onFile?.referenceNumber ?? null };
  }
  if (!line.isSelected || line.reportType !== 'REPORT_TYPE_REQUEST_NEW') return line;
  const owner = line.isJoint ? (jointPartner(loan, credit, line) ?? line.borrowerId) : line.borrowerId;
  return { ...line, referenceNumber: referenceNumberFor(loan.loanId, requestId, owner) };
}

function jointPartner(loan: Loan, credit: readonly CreditLine[], { borrowerId }: CreditLine): string | undefined {
  const application = loan.borrowers.find((b) => b.borrowerId === borrowerId)?.applicationId;
  return loan.borrowers.find(
    (b) => b.applicationId === application && credit.some((l) => l.borrowerId === b.borrowerId),
  )?.borrowerId;
}

/** Returns the credit order whose report is reissued. */
export function linkedRequest(loan: Loan, credit: readonly CreditLine[]): string | null {
  const reissued = credit.find(({ reportType }) => reportType === 'REPORT_TYPE_RE_ISSUE')?.referenceNumber;
  if (!reissued) return null;
  const origin = loan.runs.findLast(
    ({ services, credit: lines }) => services.length === 0 && lines.some((l) => l.referenceNumber === reissued),
  );
  return origin?.requestId ?? null;
}

const digits = (text: string, length: number): string => String(hash(text) % 10 ** length).padStart(length, '0');

/** Returns ten digits, like DU's casefile numbers. */
export const casefileFor = (loanId: string, requestId: string): string => `16${digits(`du ${loanId} ${requestId}`, 8)}`;

/** Returns a letter and seven digits. */
export const lpaKeyFor = (loanId: string, requestId: string): string =>
  `${'ABCDEFGH'.charAt(hash(`letter ${loanId}`) % 8)}${digits(`lpa ${loanId} ${requestId}`, 7)}`;

export const lpaLoanIdentifierFor = (loanId: string): string => `LPL-${digits(`lpl ${loanId}`, 7)}`;

/** The last digit is never 9, because a reference number that ends in 99 is refused. */
export const referenceNumberFor = (loanId: string, requestId: string, borrowerId: string): string =>
  `CR${digits(`${loanId} ${requestId} ${borrowerId}`, 7)}${hash(borrowerId + requestId) % 9}`;
