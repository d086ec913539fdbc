import * as orderTexts from '@/features/request/orderTexts';
import { inSentence } from '@/lib/shortText';
import type { Borrower } from './workingBorrowers';
import { hasReport } from '@/features/runs/rules/historyItem';
import type { RequestGroup } from '@/features/runs/rules/historyRows';
import { cleanIdentifier } from './cleanInput';

/** What a reissue does. Only the agency knows whether a number that the service didn't send has a report. */
export interface ReportPlan {
  kind: 'reuses' | 'notKnown' | 'mayPull';
  /** The API did not say whether the borrower's data changed. */
  isUnknown?: true;
  text: string;
}

/**
 * Returns what a reissue does for a borrower, from the fields that decide it. A new report is what the user chose.
 *
 * | selected | report  | reference    | changed since the last report       | plan         |
 * | -------- | ------- | ------------ | ----------------------------------- | ------------ |
 * | no       | any     | any          | any                                 | none         |
 * | yes      | none    | any          | any                                 | none         |
 * | yes      | new     | any          | any                                 | none         |
 * | yes      | reissue | missing      | any                                 | none         |
 * | yes      | reissue | given        | yes, or the other of a joint report | mayPull      |
 * | yes      | reissue | given        | not delivered, of either            | mayPull      |
 * | yes      | reissue | on file      | no                                  | reuses       |
 * | yes      | reissue | another      | no                                  | notKnown     |
 *
 * @empty undefined unless the order reissues a report for the borrower, by its number
 */
export function reportPlan(borrower: Borrower, borrowers: readonly Borrower[]): ReportPlan | undefined {
  const { currentReportReferenceNumber } = borrower;
  if (!isReissueByNumber(borrower)) return undefined;
  const other = partnerOf(borrower, borrowers);
  if (borrower.isDiscrepancyInBorrowerData === true) return { kind: 'mayPull', text: orderTexts.mayPull };
  if (other?.isDiscrepancyInBorrowerData === true)
    return { kind: 'mayPull', text: orderTexts.mayPullWith(inSentence(other.borrowerName)) };
  if (borrower.isDiscrepancyInBorrowerData === null || other?.isDiscrepancyInBorrowerData === null)
    return { kind: 'mayPull', isUnknown: true, text: orderTexts.mayPullUnknown };
  const typed = cleanIdentifier(currentReportReferenceNumber);
  const isOnFile = [borrower, other].some((one) =>
    one?.referencesOnFile.some((reference) => cleanIdentifier(reference) === typed),
  );
  return isOnFile
    ? { kind: 'reuses', text: orderTexts.reuses(currentReportReferenceNumber) }
    : { kind: 'notKnown', text: orderTexts.reissuesUnknown };
}

export const isReissueByNumber = ({ isSelected, type, currentReportReferenceNumber }: Borrower): boolean =>
  isSelected && type === 'RE_ISSUE' && currentReportReferenceNumber !== '';

/** Returns whether the user has to give a number: the second borrower of a joint pair has that of the first. */
export const takesReference = ({ isSelected, type, tempDisabled }: Borrower): boolean =>
  isSelected && type === 'RE_ISSUE' && !tempDisabled;

/** @empty undefined unless the report is joint */
export const partnerOf = (borrower: Borrower, borrowers: readonly Borrower[]): Borrower | undefined =>
  borrower.currentReportIsJoint
    ? borrowers.find(
        ({ key, applicationId, currentReportIsJoint }) =>
          key !== borrower.key && applicationId === borrower.applicationId && currentReportIsJoint,
      )
    : undefined;

/** Returns the borrowers for whom the order pulls a new report, as chosen, or may pull one instead of the reissue. */
export const orderedNew = (borrowers: readonly Borrower[]): Borrower[] =>
  borrowers.filter(
    (borrower) =>
      (borrower.isSelected && borrower.type === 'REQUEST_NEW') || reportPlan(borrower, borrowers)?.kind === 'mayPull',
  );

/** Returns the borrowers whose reissue may pull a new report. The agency decides. */
export const mayPullInstead = (borrowers: readonly Borrower[]): Borrower[] =>
  orderedNew(borrowers).filter(({ type }) => type === 'RE_ISSUE');

/** Returns the borrowers whose report the order reissues. Without a number, the plan is unknown. */
export const reissued = (borrowers: readonly Borrower[]): Borrower[] =>
  borrowers.filter(
    (borrower) =>
      borrower.isSelected && borrower.type === 'RE_ISSUE' && reportPlan(borrower, borrowers)?.kind !== 'mayPull',
  );

/** Returns the borrowers with a new report that the order could reissue instead. */
export function reissuable(borrowers: readonly Borrower[]): Borrower[] {
  const fresh = borrowers.filter(({ isSelected, type }) => isSelected && type === 'REQUEST_NEW');
  const instead = borrowers.map((one) => (fresh.includes(one) ? { ...one, type: 'RE_ISSUE' as const } : one));
  const keys = new Set(reissued(instead).map(({ key }) => key));
  return fresh.filter(({ key, currentReportReferenceNumber }) => currentReportReferenceNumber !== '' && keys.has(key));
}

/**
 * Counts the credit reports that a loan's requests delivered. A report that several borrowers, services or later
 * requests share counts once, for the request that had it first.
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
