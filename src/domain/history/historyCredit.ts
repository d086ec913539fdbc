import { groupBy } from '@/lib/groupBy';
import { type CreditDetail, hasReport, type HistoryItem } from './historyItem';

/**
 * Returns the credit details of a request without duplicates, because every service of a multi request repeats them. If
 * a previous report was joint, only the primary borrower of that application appears: both borrowers have the same
 * report.
 * @spec HIS-33
 * @empty without a primary borrower, a joint report hides no borrower
 */
export function creditDetailsOf(items: readonly HistoryItem[]): CreditDetail[] {
  const sent = items.flatMap(({ creditDetails }) => creditDetails);
  const reported = new Set(sent.filter(hasReport).map(borrowerOf));
  // A service that failed early sends the borrower without the report that another service sent.
  const kept = sent.filter((detail) => hasReport(detail) || !reported.has(borrowerOf(detail)));
  const details = [...groupBy(kept, identityOf).values()].map(withJoint);
  const joint = applicationsWhere(details, ({ previousReportWasJoint }) => previousReportWasJoint === true);
  const led = applicationsWhere(details, ({ isPrimary }) => isPrimary);
  return details.filter(
    ({ isPrimary, applicationId }) => isPrimary || !joint.has(applicationId) || !led.has(applicationId),
  );
}

/** One service may send what another leaves out. */
function withJoint(repeated: readonly [CreditDetail, ...CreditDetail[]]): CreditDetail {
  const flags = repeated.flatMap(({ previousReportWasJoint }) => previousReportWasJoint ?? []);
  return { ...repeated[0], previousReportWasJoint: flags.includes(true) || (flags[0] ?? null) };
}

const applicationsWhere = (details: readonly CreditDetail[], holds: (detail: CreditDetail) => boolean) =>
  new Set(details.filter(holds).map(({ applicationId }) => applicationId));

/** The key includes `isPrimary`, because a father and a son may share an application and a name. */
const borrowerOf = ({ applicationId, borrowerName, isPrimary }: CreditDetail): string =>
  JSON.stringify([applicationId, borrowerName, isPrimary]);

const identityOf = (detail: CreditDetail): string =>
  JSON.stringify([borrowerOf(detail), detail.encryptedCreditReportDocumentId]);
