import type { RequestBorrower } from '@/features/request/api/contract/requestSetup';

export type BorrowerIds = Pick<RequestBorrower, 'requestBorrowerId' | 'borrowerId' | 'applicationId'>;

/** The three ids in one. The API names a borrower by it when it rejects an order. @spec REQ-13 */
export const borrowerKey = ({ requestBorrowerId, borrowerId, applicationId }: BorrowerIds): string =>
  `${requestBorrowerId}-${borrowerId}-${applicationId}`;

export const REPORT_TYPES = ['REQUEST_NEW', 'RE_ISSUE', 'NONE'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export type PullType = 'soft' | 'full';

export type BorrowerFact = 'isPrimary' | 'isJoint' | 'mayBeJoint' | 'copyLiabilities';

export interface Borrower extends RequestBorrower {
  key: string;
  isSelected: boolean;
  type: ReportType;
  /** The numbers of this borrower's reports that the service sent. */
  referencesOnFile: readonly string[];
  currentReportReferenceNumber: string;
  currentReportIsJoint: boolean;
  currentAutoCopyLiabilities: boolean;
  formFreeNumber: string;
  pull: PullType;
  /** The borrower follows the other borrower of a joint report, so the user can't change these fields. */
  tempDisabled: boolean;
  /** A joint report is possible: two selected borrowers, neither excluded, and the first one gets a report. */
  canBeJoint: boolean;
  /** The first borrower of a pair, who has the Joint checkbox. */
  leadsPair: boolean;
  /** The last report was joint, and this order requests separate ones. */
  splitsJointReport: boolean;
  /** What the order says of the borrower although neither the API nor the user has said it. */
  undelivered?: readonly BorrowerFact[] | undefined;
}

/** Never a new report by default: it costs money and may mark a person's credit. @spec REQ-14 */
export const defaultReportType = (
  previousReportReferenceNumber: string | null,
  isReissueWanted: boolean,
): ReportType => (previousReportReferenceNumber !== null || isReissueWanted ? 'RE_ISSUE' : 'NONE');
