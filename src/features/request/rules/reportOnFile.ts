import { REQUEST_TYPE_ID } from '@/features/loan/rules/aus';
import type { RecentRequest } from '@/features/loan/api/contract/recentRequests';
import type { RecentCredit } from '@/features/request/api/contract/requestSetup';

/** Returns the reference numbers of the report on file: the one of a joint report once. */
export const reportNumbers = ({ borrowers }: Pick<RecentCredit, 'borrowers'>): string[] => [
  ...new Set(borrowers.flatMap(({ referenceNumber }) => (referenceNumber ? [referenceNumber] : []))),
];

/**
 * True when the borrowers' reports are not yet attached to an underwriting casefile, so that their document ids don't
 * count.
 * @spec REQ-16
 * @empty false for an unknown recent request
 */
export function clearsReportDocuments(recent: RecentRequest | undefined): boolean {
  if (recent === undefined) return false;
  const [first, ...others] = recent.getAusRequestItems;
  return first === undefined || (others.length === 0 && first.requestTypeID === REQUEST_TYPE_ID.credit);
}
