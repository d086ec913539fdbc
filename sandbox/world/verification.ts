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
