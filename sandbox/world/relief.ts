import { nameOf } from './borrowers';
import { DAY } from './clock';
import type { Judgment } from './judgment';
import { type Submission, VERIFICATION_TYPES, type Verification } from './submission';
import type { Waiver } from './waiver';

/** Types of representation and warranty relief. The id is the position in the list, starting with 1. */
export const RELIEF_TYPES = [...VERIFICATION_TYPES, 'Collateral'] as const;

export type ReliefType = (typeof RELIEF_TYPES)[number];
export type ReliefStatus = 'Eligible' | 'Not Eligible' | 'Unable to Determine' | 'Not Requested';

export interface BorrowerRelief {
  borrowerId: string;
  borrowerName: string;
  status: ReliefStatus;
  vendorName: string | null;
  reportId: string | null;
}

export interface Relief {
  type: ReliefType;
  status: ReliefStatus;
  /** Employment relief is lost if the loan closes later. */
  closeBy: number | null;
  borrowers: readonly BorrowerRelief[];
}

const EMPLOYMENT_RELIEF_DAYS = 14;

/** Returns one relief for each type. The loan's status is that of its weakest borrower. */
export const reliefsOf = (submission: Submission, judgment: Judgment, waiver: Waiver): Relief[] => [
  ...VERIFICATION_TYPES.map((type) => verifiedRelief(submission, judgment, type)),
  { type: 'Collateral', status: collateralStatus(judgment, waiver), closeBy: null, borrowers: [] },
];

function verifiedRelief(submission: Submission, { riskClass }: Judgment, type: Verification['type']): Relief {
  const borrowers = submission.borrowers.map((borrower): BorrowerRelief => {
    const report = submission.verifications.find(
      (candidate) => candidate.borrowerId === borrower.borrowerId && candidate.type === type,
    );
    return {
      borrowerId: borrower.borrowerId,
      borrowerName: nameOf(borrower),
      status: riskClass === 'approve' ? reportStatus(report, submission) : 'Not Eligible',
      vendorName: report?.vendor ?? null,
      reportId: report?.reportId ?? null,
    };
  });
  const status = weakest(borrowers.map((borrower) => borrower.status));
  const dates = submission.verifications.filter((report) => report.type === type).map(({ orderedOn }) => orderedOn);
  const hasCloseBy = type === 'Employment' && status === 'Eligible' && dates.length > 0;
  return { type, status, closeBy: hasCloseBy ? Math.min(...dates) + EMPLOYMENT_RELIEF_DAYS * DAY : null, borrowers };
}

function reportStatus(report: Verification | undefined, { system, at }: Submission): ReliefStatus {
  if (!report) return 'Not Requested';
  if (report.status !== 'Complete' || report.expiresOn < at) return 'Unable to Determine';
  return (system === 'DU' ? report.isEligibleForDu : report.isEligibleForLpa) ? 'Eligible' : 'Not Eligible';
}

const FROM_WEAKEST: readonly ReliefStatus[] = ['Not Eligible', 'Unable to Determine', 'Not Requested', 'Eligible'];

const weakest = (statuses: readonly ReliefStatus[]): ReliefStatus =>
  FROM_WEAKEST.find((status) => statuses.includes(status)) ?? 'Not Requested';

const collateralStatus = ({ riskClass }: Judgment, { isOffered }: Waiver): ReliefStatus => {
  if (riskClass === 'invalid' || riskClass === 'out of scope') return 'Unable to Determine';
  return isOffered ? 'Eligible' : 'Not Eligible';
};
