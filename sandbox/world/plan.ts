import type { Facts } from './facts';
import type { AusId, CreditLine, Preset, ServiceRun, Verification } from './model';
import type { Outcome } from './outcome';

export interface ServicePlan {
  ausId: AusId;
  transactionType: ServiceRun['transactionType'];
  /** Casefile or key; absent: the one on file for an import, a fresh one for new findings. */
  identifier?: string;
  lpaLoanIdentifier?: string;
  /** Absent: judged. */
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
  /** Absent: the loan as it stands. */
  facts?: Facts;
  hasWrongPassword: boolean;
  /** Reports the services may use; absent: every one of the loan. */
  verifications?: readonly Verification[];
  preset: Preset | null;
  note: string | null;
}
