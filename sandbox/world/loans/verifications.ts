import type { Borrower } from '@sandbox/world/borrowers';
import { DAY, workingDaysBefore } from '@sandbox/world/clock';
import type { Verification } from '@sandbox/world/verification';

const REPORT_LIFE_DAYS = 60;

type Given = Partial<Verification>;

const report = (borrower: Borrower, now: number, given: Given & Pick<Verification, 'type' | 'vendor' | 'reportId'>) => {
  const orderedOn = given.orderedOn ?? workingDaysBefore(now, 4, 10, 20);
  return {
    borrowerId: borrower.borrowerId,
    status: 'Complete',
    orderedOn,
    expiresOn: orderedOn + REPORT_LIFE_DAYS * DAY,
    isEligibleForDu: true,
    isEligibleForLpa: true,
    ...given,
  } satisfies Verification;
};

/** Vendor names are fictional; report ids are derived from the borrower. */
export const assetsOf = (borrower: Borrower, now: number, given: Given = {}): Verification =>
  report(borrower, now, { type: 'Assets', vendor: 'BalanceTrail', reportId: `BT-${borrower.borrowerId}A`, ...given });

export const incomeOf = (borrower: Borrower, now: number, given: Given = {}): Verification =>
  report(borrower, now, { type: 'Income', vendor: 'PayLedger', reportId: `PL-${borrower.borrowerId}I`, ...given });

export const employmentOf = (borrower: Borrower, now: number, given: Given = {}): Verification =>
  report(borrower, now, { type: 'Employment', vendor: 'WorkProof', reportId: `WP-${borrower.borrowerId}E`, ...given });
