/** A borrower is identified by all three ids together (specification §3). */
export interface BorrowerIds {
  requestBorrowerId: string;
  borrowerId: string;
  applicationId: string;
}

/** A borrower of a request as the service delivers it. */
export interface RequestBorrower extends BorrowerIds {
  name: string;
  isPrimary: boolean;
  creditReportDocumentId: string | null;
  previousReference: string | null;
  previousReportWasJoint: boolean;
  previousFormFreeNumber: string | null;
  previousCopyLiabilities: boolean;
  isJointDisabled: boolean;
  hasDiscrepancy: boolean;
  isSoftPullCompleted: boolean;
  isHardPullCompleted: boolean;
}

/** One text for the three ids; also what the service names a borrower by in its refusals. */
export const borrowerKey = ({ requestBorrowerId, borrowerId, applicationId }: BorrowerIds): string =>
  `${requestBorrowerId}-${borrowerId}-${applicationId}`;
