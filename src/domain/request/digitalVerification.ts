import { momentOf } from '@/lib/format';

/** A vendor's report of a borrower's assets, income or employment. */
export interface DigitalVerification {
  borrowerId: string;
  borrowerName: string | null;
  system: string;
  /** Assets, Income or Employment. */
  type: string;
  reportId: string;
  status: string | null;
  asOfDate: string | null;
  expiresOn: string | null;
  /** Whether the system takes the report into account. */
  isEligibleForDu: boolean;
  isEligibleForLpa: boolean;
}

/** What lies behind one vendor's reports of a borrower. */
export interface VerificationDetail {
  vendorStatus: string | null;
  accounts: {
    institution: string | null;
    type: string | null;
    last4: string | null;
    balance: number | null;
    asOfDate: string | null;
  }[];
  employments: { employer: string | null; status: string | null; asOfDate: string | null }[];
  messages: string[];
}

/** Which borrower's report of which vendor. */
export interface VerificationRef {
  borrowerId: string;
  system: string;
}

/**
 * By this a draft keeps whether a report goes along. The report's number is no part of it, because drafts are written into storage;
 * a report that is made anew is chosen anew, and reports that are alike in all of this are chosen together.
 */
export const verificationKey = ({ borrowerId, system, type, asOfDate }: DigitalVerification): string =>
  [borrowerId, system, type, asOfDate ?? ''].join(' ');

/** One report on one thing; a vendor may answer several questions under one number. */
export const verificationId = ({ borrowerId, reportId, type }: DigitalVerification): string =>
  [borrowerId, reportId, type].join(' ');

export const isExpired = ({ expiresOn }: DigitalVerification, now: number): boolean =>
  (momentOf(expiresOn) ?? Number.POSITIVE_INFINITY) <= now;

/** A report goes along with an order when it is complete and has not expired; others only by choice of nobody. */
export const isUsable = (verification: DigitalVerification, now: number): boolean =>
  verification.status === 'Complete' && !isExpired(verification, now);

/**
 * Which systems take a report into account, where not both do.
 *
 * @empty both do, or nothing is said: null
 */
export function limitOf({ isEligibleForDu, isEligibleForLpa }: DigitalVerification): string | null {
  if (isEligibleForDu) return isEligibleForLpa ? null : 'DU only';
  return isEligibleForLpa ? 'LPA only' : 'Neither DU nor LPA';
}
