import type { RequestBorrower } from './requestBorrower';

/** What is ordered for a borrower. */
export type ReportType = 'REQUEST_NEW' | 'RE_ISSUE' | 'NONE';

export type PullType = 'soft' | 'full';

/** A borrower as the order stands (specification §3, working model). */
export interface Borrower extends RequestBorrower {
  key: string;
  isSelected: boolean;
  type: ReportType;
  currentReference: string;
  currentIsJoint: boolean;
  currentCopyLiabilities: boolean;
  formFreeNumber: string;
  pull: PullType;
  /** Follows the other borrower of a joint report, so nothing can be changed here. */
  isTempDisabled: boolean;
  /** A joint report is possible: two borrowers in the application, both wanted, neither excluded. */
  canBeJoint: boolean;
  /** The joint box belongs to the first borrower of a pair. */
  leadsPair: boolean;
  /** The last report was joint and this order makes separate ones. */
  splitsJointReport: boolean;
}

/**
 * What is ordered before anybody chooses. A new report is never a default: it costs money and may mark a person's credit.
 *
 * @source Specification §4, "Borrower type"
 */
export const defaultReportType = (previousReference: string | null, isReissueWanted: boolean): ReportType =>
  previousReference !== null || isReissueWanted ? 'RE_ISSUE' : 'NONE';
