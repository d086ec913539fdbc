export type RiskClass = 'approve' | 'refer' | 'out of scope' | 'invalid';

export interface Judgment {
  riskClass: RiskClass;
  isEligible: boolean;
  /** The service's own wording, such as `Approve/Eligible` or `Accept / Eligible`. */
  recommendation: string;
  /** Readable reasons, the deciding one first. */
  reasons: readonly string[];
}
