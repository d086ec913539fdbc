import type * as v from 'valibot';
import type { requestBorrower } from '@/api/contract/requestSetup';
import { nameOf, type Borrower } from '@sandbox/world/borrowers';
import type { Loan } from '@sandbox/world/model';
import { hasPulled, reportOnFile } from '@sandbox/world/onFile';
import { documentId } from '@sandbox/documents/documentId';

const REPOSITORIES = ['Equifax', 'Experian', 'TransUnion'];

/** Returns the borrowers, each with what was last ordered. */
export const requestBorrowersOf = (loan: Loan, now: number) =>
  loan.borrowers.map((borrower) => requestBorrowerOf(loan, borrower, now));

function requestBorrowerOf(loan: Loan, borrower: Borrower, now: number): v.InferOutput<typeof requestBorrower> {
  const onFile = reportOnFile(loan, borrower.borrowerId, now);
  const reference = onFile?.line.referenceNumber ?? null;
  return {
    requestBorrowerId: borrower.requestBorrowerId,
    borrowerId: borrower.borrowerId,
    applicationId: borrower.applicationId,
    firstname: borrower.firstName,
    lastname: borrower.lastName,
    isPrimary: borrower.isPrimary,
    creditReportDocumentId: reference === null ? null : documentId(loan.loanId, 'credit', reference),
    creditReportDocument: reference === null ? null : `Credit report ${reference}`,
    borrowerName: nameOf(borrower),
    previousReportReferenceNumber: reference,
    previousReportWasJoint: onFile?.line.isJoint ?? false,
    previousFormFreeReportNumber: onFile?.line.formFreeReportNumber ?? null,
    previousAutoCopyLiabilities: onFile?.line.copyLiabilities ?? false,
    disableIsJoint: borrower.isAlwaysSeparate,
    isDiscrepancyInBorrowerData: borrower.hasDiscrepancy,
    isGseSoftCreditPull: onFile?.run.isSoft ?? false,
    isGseSoftCreditPullCompleted: hasPulled(loan, borrower.borrowerId, true, now),
    isHardCreditPullCompleted: hasPulled(loan, borrower.borrowerId, false, now),
  };
}

/** Returns the borrowers that have a report. */
export const recentCreditBorrowersOf = (loan: Loan, now: number) =>
  loan.borrowers.flatMap(({ borrowerId }) => {
    const line = reportOnFile(loan, borrowerId, now)?.line;
    if (!line?.referenceNumber) return [];
    return [
      {
        borrowerId,
        referenceNumber: line.referenceNumber,
        isJoint: line.isJoint,
        encryptedCreditReportDocumentId: documentId(loan.loanId, 'credit', line.referenceNumber),
        repositories: [...REPOSITORIES],
      },
    ];
  });
