import type { Borrower } from './borrowers';
import type { Facts } from './facts';

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

export const VERIFICATION_TYPES = ['Assets', 'Income', 'Employment'] as const;

/** A report of assets, income or employment that a vendor has made of one borrower. */
export interface Verification {
  borrowerId: string;
  vendor: string;
  type: (typeof VERIFICATION_TYPES)[number];
  reportId: string;
  status: string;
  orderedOn: number;
  expiresOn: number;
  isEligibleForDu: boolean;
  isEligibleForLpa: boolean;
}
