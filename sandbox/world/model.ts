import type { CallName } from '@/http/contract/call';
import type { Borrower } from './borrowers';
import type { Facts } from './facts';
import type { FileKind } from './fileKinds';
import type { ChannelId, Stage } from './stages';
import type { Outcome } from './outcome';
import type { AusId } from './services';
import type { Verification } from './submission';

export type ReportType = 'REPORT_TYPE_REQUEST_NEW' | 'REPORT_TYPE_RE_ISSUE' | 'REPORT_TYPE_NONE';

/** The line of one borrower in a credit order. */
export interface CreditLine {
  borrowerId: string;
  isSelected: boolean;
  reportType: ReportType;
  /** The report that was used or made; null when there is none. */
  referenceNumber: string | null;
  isJoint: boolean;
  copyLiabilities: boolean;
  formFreeReportNumber: string | null;
  /** The model of the report's scores. Absent: the agency doesn't deliver it. */
  scoreModel?: string;
}

/** The part of one underwriting system in a run. */
export interface ServiceRun {
  requestId: string;
  /** The service's own id; downloads from a multi request use it. */
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

/** One order: credit only (no services), single or multi. */
export interface Run {
  runId: number;
  /** Used for a credit order; in a run with services, each service has an id of its own. */
  requestId: string;
  orderedAt: number;
  submittedBy: string;
  facts: Facts;
  isSoft: boolean;
  agencyId: number | null;
  credit: readonly CreditLine[];
  creditStartsAt: number;
  creditReadyAt: number;
  /** The agency's error text when it refused. */
  creditError: string | null;
  services: readonly ServiceRun[];
  waterfallAt: number;
  note: string | null;
  /** The clientRequestKey of the order; null for the runs that the sandbox starts with. */
  requestKey: string | null;
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

/** A call of the loan that fails on purpose, and how it fails. */
export interface LoanFault {
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
  /** Systems that know an earlier appraisal of the property. The others never offer a waiver. */
  appraisalKnownTo: readonly ('DU' | 'LPA')[];
  /** Both systems also offer a waiver with an inspection, at a higher loan-to-value. */
  isInspectionOffered: boolean;
  /** Whether the user's profile stores agency accounts for a wholesale loan. */
  agencyProfile: 'stored' | 'blank';
  servicerClosedUntil: number | null;
  /** Every submission ends with this text instead of findings. */
  alwaysFails: string | null;
  isReadOnly: boolean;
  hasNoPrivileges: boolean;
  hasBareHeader: boolean;
  loanFaults: readonly LoanFault[];
  responseFiles: FileKind;
}

/** A loan and everything that has happened to it since the start. */
export interface Loan extends LoanProfile {
  runs: Run[];
  overrides: Override[];
  acknowledgement: Acknowledgement;
}

export interface ServicePlan {
  ausId: AusId;
  /** Absent: an update, if the system has findings on file. */
  transactionType?: ServiceRun['transactionType'];
  /** Casefile or key. Absent: for an import, the one on file; for new findings, a new one. */
  identifier?: string;
  lpaLoanIdentifier?: string;
  /** Absent: the sandbox's rules decide. */
  outcome?: Outcome;
}

/** An order, past or present, before it is carried out. */
export interface RunPlan {
  orderedAt: number;
  submittedBy: string;
  services: readonly ServicePlan[];
  credit: readonly CreditLine[];
  agencyId: number | null;
  isSoft: boolean;
  /** Absent: the current facts of the loan. */
  facts?: Facts;
  hasWrongPassword: boolean;
  /** The reports that the services may use. Absent: all reports of the loan. */
  verifications?: readonly Verification[];
  note: string | null;
  /** Absent: not ordered by a client. */
  requestKey?: string;
}
