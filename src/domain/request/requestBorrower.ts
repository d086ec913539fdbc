/** All three ids together identify a borrower. */
export interface BorrowerIds {
  requestBorrowerId: string;
  borrowerId: string;
  applicationId: string;
}

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

/** The three ids in one. The API names a borrower by it when it rejects an order. @spec DAT-13, REQ-13 */
export const borrowerKey = ({ requestBorrowerId, borrowerId, applicationId }: BorrowerIds): string =>
  `${requestBorrowerId}-${borrowerId}-${applicationId}`;
