import type { RequestBorrower } from '@/features/request/api/contract/requestSetup';

type BorrowerIds = Pick<RequestBorrower, 'requestBorrowerId' | 'borrowerId' | 'applicationId'>;

/** The three ids in one. The API names a borrower by it when it rejects an order. @spec REQ-13 */
export const borrowerKey = ({ requestBorrowerId, borrowerId, applicationId }: BorrowerIds): string =>
  `${requestBorrowerId}-${borrowerId}-${applicationId}`;

export const REPORT_TYPES = ['REQUEST_NEW', 'RE_ISSUE', 'NONE'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export type PullType = 'soft' | 'full';

/** Never a new report by default: it costs money and may mark a person's credit. @spec REQ-14 */
export const defaultReportType = (
  previousReportReferenceNumber: string | null,
  isReissueWanted: boolean,
): ReportType => (previousReportReferenceNumber !== null || isReissueWanted ? 'RE_ISSUE' : 'NONE');
