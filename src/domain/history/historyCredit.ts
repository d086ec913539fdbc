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
  const repeated = items.flatMap(({ creditDetails }) => creditDetails);
  const reported = new Set(repeated.filter(hasReport).map(borrowerOf));
  // A service that failed early names the borrower without the report that another one has.
  const kept = repeated.filter((detail) => hasReport(detail) || !reported.has(borrowerOf(detail)));
  const details = uniqueBy(kept, identityOf);
  const joint = applicationsWhere(details, ({ previousReportWasJoint }) => previousReportWasJoint);
  const led = applicationsWhere(details, ({ isPrimary }) => isPrimary);
  return details.filter(
    ({ isPrimary, applicationId }) => isPrimary || !joint.has(applicationId) || !led.has(applicationId),
  );
}

const applicationsWhere = (details: readonly CreditDetail[], holds: (detail: CreditDetail) => boolean) =>
  new Set(details.filter(holds).map(({ applicationId }) => applicationId));

const hasReport = ({ encryptedCreditReportDocumentId }: CreditDetail): boolean =>
  encryptedCreditReportDocumentId !== null;

/** Who it is: a father and a son may share application and name. */
const borrowerOf = ({ applicationId, borrowerName, isPrimary }: CreditDetail): string =>
  JSON.stringify([applicationId, borrowerName, isPrimary]);

const identityOf = (detail: CreditDetail): string =>
  JSON.stringify([borrowerOf(detail), detail.encryptedCreditReportDocumentId]);
