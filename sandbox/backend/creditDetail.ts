import { nameOf } from '@sandbox/world/borrowers';
import type { Loan, Run } from '@sandbox/world/model';
import { hasReport } from '@sandbox/world/onFile';
import { documentId } from '@sandbox/documents/documentId';

/** Returns the credit lines of a run for History, each with its report if there is one. */
export const creditDetailOf = (loan: Loan, run: Run, now: number) =>
  run.credit.flatMap((line) => {
    const borrower = loan.borrowers.find(({ borrowerId }) => borrowerId === line.borrowerId);
    if (!borrower || !line.isSelected) return [];
    const reference = hasReport(run, now) ? line.referenceNumber : null;
    return [
      {
        applicationId: borrower.applicationId,
        borrowerName: nameOf(borrower),
        previousReportWasJoint: line.isJoint,
        previousAutoCopyLiabilities: line.copyLiabilities,
        isPrimary: borrower.isPrimary,
        encryptedCreditReportDocumentId: reference === null ? null : documentId(loan.loanId, 'credit', reference),
        ...(line.scoreModel === undefined ? {} : { scoreModel: line.scoreModel }),
      },
    ];
  });
