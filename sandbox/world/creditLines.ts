import { referenceNumberFor } from './identifiers';
import type { CreditLine, Loan } from './model';
import { reportOnFile } from './onFile';
import type { RunPlan } from './plan';

/**
 * Gives a new report a number; borrowers of a joint report share one. A reissue without a number uses the number on
 * file.
 */
export function withReference(loan: Loan, plan: RunPlan, requestId: string, line: CreditLine): CreditLine {
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
