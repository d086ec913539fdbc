import type { CallName } from '@/api/contract/calls';
import type { Borrower } from './borrowers';
import type { Facts } from './facts';
import type { ChannelId, Stage } from './stages';
import type { Outcome } from './outcome';

/** 2 DU, 3 LPA, 999 LPA through a servicer. */
export type AusId = 2 | 3 | 999;

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

export type ReportType = 'REPORT_TYPE_REQUEST_NEW' | 'REPORT_TYPE_RE_ISSUE' | 'REPORT_TYPE_NONE';

/** One borrower's line of a credit order. */
export interface CreditLine {
  borrowerId: string;
  isSelected: boolean;
  reportType: ReportType;
  /** The report used or made; null when there is none. */
  referenceNumber: string | null;
  isJoint: boolean;
  copyLiabilities: boolean;
  formFreeReportNumber: string | null;
}

/** One underwriting system's part in a run. */
export interface ServiceRun {
  requestId: string;
  /** The service's own id, which downloads of a multi request ask for. */
  uiOnlyRequestId: string;
  responseId: number;
  ausId: AusId;
  transactionType: 'request_new' | 'import_existing';
  /** DU's casefile or LPA's key. */
  identifier: string;
  lpaLoanIdentifier: string | null;
  finishesAt: number;
  outcome: Outcome;
}

/** A service wanted in place of the recommended one, decided before the run. */
export interface Preset {
  ausId: number;
  reasonId: number | null;
  comment: string;
}

/** One order: credit only (no services), single or multi. */
export interface Run {
  runId: number;
  /** For a credit order; a run with services shows theirs. */
  requestId: string;
  orderedAt: number;
  submittedBy: string;
  facts: Facts;
  isSoft: boolean;
  agencyId: number | null;
  credit: readonly CreditLine[];
  creditStartsAt: number;
  creditReadyAt: number;
  /** What the agency said when it refused. */
  creditError: string | null;
  services: readonly ServiceRun[];
  waterfallAt: number;
  preset: Preset | null;
  note: string | null;
  linkedRequestId: string | null;
}

/** A choice made on the Selection screen. */
export interface Override {
  runId: number;
  at: number;
  by: string;
  fromAusId: number | null;
  toAusId: number;
  reason: string;
  comment: string;
  requestId: string;
}

export interface Acknowledgement {
  isObtained: boolean;
  at: number | null;
  by: string | null;
}

/** How a loan makes one of its calls fail. */
export interface Ailment {
  call: CallName;
  kind: 'null' | 'expired' | 'status';
  status?: number;
}

export interface LoanProfile {
  loanId: string;
  loanNumber: string;
  story: string;
  channelId: ChannelId;
  stage: Stage;
  lockedAusId: number | null;
  facts: Facts;
  property: { street: string; city: string; state: string; zip: string };
  borrowers: readonly Borrower[];
  softPull: { phase2: boolean; phase3: boolean };
  isSmartSeriesWithInvestorAccess: boolean;
  verifications: readonly Verification[];
  /** Systems that know an earlier appraisal of the property, without which nothing is waived. */
  appraisalKnownTo: readonly ('DU' | 'LPA')[];
  /** What the user's profile holds of agencies on a wholesale loan. */
  agencyProfile: 'stored' | 'blank';
  servicerClosedUntil: number | null;
  /** Every submission ends with this text in place of findings. */
  alwaysFails: string | null;
  isReadOnly: boolean;
  hasNoPrivileges: boolean;
  hasBareHeader: boolean;
  ailments: readonly Ailment[];
}

/** A loan and what has happened to it since the world was made. */
export interface Loan extends LoanProfile {
  runs: Run[];
  overrides: Override[];
  acknowledgement: Acknowledgement;
}
