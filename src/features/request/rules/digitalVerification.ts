import { type Day, daysUntil } from '@/lib/daysUntil';

/** A vendor's report of a borrower's assets, income or employment. */
export interface DigitalVerification {
  borrowerId: string;
  borrowerName: string | null;
  /** '': the API did not send it, so that details cannot be read. */
  verificationSystem: string;
  /** Assets, Income or Employment. */
  verificationType: string;
  reportId: string;
  status: string | null;
  asOfDate: Day | null;
  expiresOn: Day | null;
  /** The system takes the report into account. Null: the API did not say. */
  isEligibleForDu: boolean | null;
  isEligibleForLpa: boolean | null;
}

export interface VerificationDetail {
  vendorStatus: string | null;
  accounts: {
    institution: string | null;
    type: string | null;
    last4: string | null;
    balance: number | null;
    asOfDate: Day | null;
  }[];
  employments: { employer: string | null; status: string | null; asOfDate: Day | null }[];
  messages: string[];
}

/** Identifies one vendor's reports on a borrower. */
export interface VerificationRef {
  borrowerId: string;
  system: string;
}

/**
 * Returns the key under which a draft stores whether the order includes a report. Drafts go into session storage, so
 * the key leaves out the report number. Reports with equal keys share one choice, and a report with a new date needs a
 * new choice.
 */
export const verificationKey = ({
  borrowerId,
  verificationSystem: system,
  verificationType: type,
  asOfDate,
}: DigitalVerification): string => [borrowerId, system, type, asOfDate ?? ''].join(' ');

/** With the type, because a vendor may report on several types under one number. */
export const verificationId = ({ borrowerId, reportId, verificationType: type }: DigitalVerification): string =>
  [borrowerId, reportId, type].join(' ');

/** A report is valid on its last day. */
export const isExpired = ({ expiresOn }: DigitalVerification, now: number): boolean =>
  (daysUntil(expiresOn, now) ?? 0) < 0;

/** Complete and not expired: the order includes it by default. The user can include others. */
export const isUsable = (verification: DigitalVerification, now: number): boolean =>
  verification.status === 'Complete' && !isExpired(verification, now);
