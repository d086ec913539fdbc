export type RiskClass = 'approve' | 'refer' | 'out of scope' | 'invalid';

export interface Judgement {
  riskClass: RiskClass;
  isEligible: boolean;
  /** As the service words it, such as `Approve/Eligible` or `Accept / Eligible`. */
  recommendation: string;
  /** Why, in plain words; the deciding one first. */
  reasons: readonly string[];
}
