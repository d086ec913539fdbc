import * as planTexts from '@/config/texts/planTexts';
import type { Borrower } from './borrower';

/** What an order does about the credit report of a borrower. */
export interface ReportPlan {
  kind: 'reuses' | 'pullsNew' | 'pullsInstead';
  text: string;
}

/**
 * Returns what the order does for a borrower, from the fields that decide it:
 *
 * | selected | report  | reference | changed since the last report      | plan         |
 * | -------- | ------- | --------- | ---------------------------------- | ------------ |
 * | no       | any     | any       | any                                | none         |
 * | yes      | none    | any       | any                                | none         |
 * | yes      | new     | any       | any                                | pullsNew     |
 * | yes      | reissue | missing   | any                                | none         |
 * | yes      | reissue | given     | no                                 | reuses       |
 * | yes      | reissue | given     | yes, or the other of a joint report | pullsInstead |
 *
 * @empty undefined if the order has no report for the borrower, or no number yet
 */
export function reportPlan(borrower: Borrower, borrowers: readonly Borrower[]): ReportPlan | undefined {
  const { isSelected, type, currentReference, pull } = borrower;
  if (!isSelected || type === 'NONE') return undefined;
  const other = partnerOf(borrower, borrowers);
  if (type === 'REQUEST_NEW') {
    const kind = pull === 'soft' ? planTexts.soft : planTexts.hard;
    return {
      kind: 'pullsNew',
      text: other === undefined ? planTexts.pullsNew(kind) : planTexts.pullsJoint(kind, other.name),
    };
  }
  if (currentReference === '') return undefined;
  if (borrower.hasDiscrepancy) return { kind: 'pullsInstead', text: planTexts.pullsInstead };
  return other?.hasDiscrepancy === true
    ? { kind: 'pullsInstead', text: planTexts.pullsInsteadFor(other.name) }
    : { kind: 'reuses', text: planTexts.reuses(currentReference) };
}

/** @empty undefined unless the report is joint */
const partnerOf = (borrower: Borrower, borrowers: readonly Borrower[]): Borrower | undefined =>
  borrower.currentIsJoint
    ? borrowers.find(
        ({ key, applicationId, currentIsJoint }) =>
          key !== borrower.key && applicationId === borrower.applicationId && currentIsJoint,
      )
    : undefined;
