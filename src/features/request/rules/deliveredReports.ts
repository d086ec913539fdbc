import { hasReport } from '@/features/requests/rules/historyItem';
import type { RequestGroup } from '@/features/requests/rules/historyRows';

/**
 * Counts the credit reports that a loan's requests delivered. A report that several borrowers, services or later requests
 * share counts once, for the request that had it first.
 * @spec OWN-4
 * @shape requests, newest first; `last` is ISO 8601 as received
 * @empty `last` is null without a report, or if its request has no date
 */
export function deliveredReports(groups: readonly RequestGroup[]): { count: number; last: string | null } {
  const seen = new Set<string | null>();
  let last: string | null = null;
  for (const { items, latestDate } of groups.toReversed()) {
    const before = seen.size;
    for (const detail of items.flatMap(({ creditDetail }) => creditDetail.filter(hasReport)))
      seen.add(detail.encryptedCreditReportDocumentId);
    if (seen.size > before) last = latestDate;
  }
  return { count: seen.size, last };
}
