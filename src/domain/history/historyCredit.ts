import { uniqueBy } from '@/lib/uniqueBy';
import type { CreditDetail, HistoryItem } from './historyItem';

/**
 * The credit details of a request: each borrower once, though every service of a multi request repeats them. Where a previous
 * report was joint, only the primary borrower of that application shows: the report is the same.
 *
 * @source Specification §4, "Accordion"
 * @empty a joint report without any primary borrower hides nobody
 */
export function creditDetailsOf(items: readonly HistoryItem[]): CreditDetail[] {
  const details = uniqueBy(
    items.flatMap(({ creditDetails }) => creditDetails),
    identityOf,
  );
  const joint = applicationsWhere(details, ({ previousReportWasJoint }) => previousReportWasJoint);
  const led = applicationsWhere(details, ({ isPrimary }) => isPrimary);
  return details.filter(
    ({ isPrimary, applicationId }) => isPrimary || !joint.has(applicationId) || !led.has(applicationId),
  );
}

const applicationsWhere = (details: readonly CreditDetail[], holds: (detail: CreditDetail) => boolean) =>
  new Set(details.filter(holds).map(({ applicationId }) => applicationId));

const identityOf = ({ applicationId, borrowerName, encryptedCreditReportDocumentId }: CreditDetail): string =>
  JSON.stringify([applicationId, borrowerName, encryptedCreditReportDocumentId]);
