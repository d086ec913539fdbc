import type { Facts } from './facts';
import type { CreditLine, Preset, ServiceRun } from './model';
import type { AusId } from './services';
import type { Outcome } from './outcome';
import type { Verification } from './verification';

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
  preset: Preset | null;
  note: string | null;
  /** Absent: not ordered by a client. */
  requestKey?: string;
}
