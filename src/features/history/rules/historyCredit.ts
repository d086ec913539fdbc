import { groupBy } from '@/lib/groupBy';
import { hasReport } from '@/features/requests/rules/historyItem';
import type { CreditDetail, HistoryItem } from '@/features/requests/api/contract/history';

/**
 * Returns the credit details of a request without duplicates, because every service of a multi request repeats them. If
 * any previous report was joint, only primary borrowers appear.
 * @spec HIS-33
 * @empty also if a report was joint and no borrower is primary
 */
export function creditDetailsOf(items: readonly HistoryItem[]): CreditDetail[] {
  const sent = items.flatMap(({ creditDetail }) => creditDetail);
  const reported = new Set(sent.filter(hasReport).map(borrowerOf));
  // A service that failed early sends the borrower without the report that another service sent.
  const kept = sent.filter((detail) => hasReport(detail) || !reported.has(borrowerOf(detail)));
  const details = [...groupBy(kept, identityOf).values()].map(withJoint);
  const isJoint = sent.some(({ previousReportWasJoint }) => previousReportWasJoint === true);
  return isJoint ? details.filter(({ isPrimary }) => isPrimary) : details;
}

/** One service may send what another leaves out. */
function withJoint(repeated: readonly [CreditDetail, ...CreditDetail[]]): CreditDetail {
  const flags = repeated.flatMap(({ previousReportWasJoint }) => previousReportWasJoint ?? []);
  return { ...repeated[0], previousReportWasJoint: flags.includes(true) || (flags[0] ?? null) };
}

/** The key includes `isPrimary`, because a father and a son may share an application and a name. */
const borrowerOf = ({ applicationId, borrowerName, isPrimary }: CreditDetail): string =>
  JSON.stringify([applicationId, borrowerName, isPrimary]);

const identityOf = (detail: CreditDetail): string =>
  JSON.stringify([borrowerOf(detail), detail.encryptedCreditReportDocumentId]);
