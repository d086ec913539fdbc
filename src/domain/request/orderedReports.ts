import type { Borrower } from './borrower';
import { reportPlan } from './reportPlan';

/** Returns the borrowers for whom the order pulls a new report: as chosen, or instead of the reissue. */
export const orderedNew = (borrowers: readonly Borrower[]): Borrower[] =>
  borrowers.filter(
    (borrower) =>
      (borrower.isSelected && borrower.type === 'REQUEST_NEW') ||
      reportPlan(borrower, borrowers)?.kind === 'pullsInstead',
  );

/** Returns the borrowers whose report the order reissues. Without a number, the plan is unknown. */
export const reissued = (borrowers: readonly Borrower[]): Borrower[] =>
  borrowers.filter(
    (borrower) =>
      borrower.isSelected && borrower.type === 'RE_ISSUE' && reportPlan(borrower, borrowers)?.kind !== 'pullsInstead',
  );

/** Returns the borrowers with a new report that the order could reissue instead. */
export function reissuable(borrowers: readonly Borrower[]): Borrower[] {
  const fresh = borrowers.filter(({ isSelected, type }) => isSelected && type === 'REQUEST_NEW');
  const instead = borrowers.map((one) => (fresh.includes(one) ? { ...one, type: 'RE_ISSUE' as const } : one));
  const keys = new Set(reissued(instead).map(({ key }) => key));
  return fresh.filter(({ key, currentReference }) => currentReference !== '' && keys.has(key));
}
