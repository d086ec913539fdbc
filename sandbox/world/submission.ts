import type { Borrower } from './borrowers';
import type { Facts } from './facts';
import type { Verification } from './verification';

/** The input that one service judges. */
export interface Submission {
  system: 'DU' | 'LPA';
  facts: Facts;
  borrowers: readonly Borrower[];
  verifications: readonly Verification[];
  isAppraisalKnown: boolean;
  isInspectionOffered: boolean;
  isSoft: boolean;
  /** 1 for the first submission of the loan to this system. */
  number: number;
  at: number;
}
