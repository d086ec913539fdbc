/** All three ids together identify a borrower. */
export interface BorrowerIds {
  requestBorrowerId: string;
  borrowerId: string;
  applicationId: string;
}

/** A borrower of a request as the API sends it. */
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

/**
 * Joins the three ids into one key. The API uses the same key to name a borrower when it rejects an order.
 * @spec DAT-13, REQ-13
 */
export const borrowerKey = ({ requestBorrowerId, borrowerId, applicationId }: BorrowerIds): string =>
  `${requestBorrowerId}-${borrowerId}-${applicationId}`;
