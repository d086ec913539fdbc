import type { Loan, Override } from './model';

export const OVERRIDE_REASONS = [
  { overrideReasonId: 1, overrideReason: 'Investor or locked program requires it', isCommentRequired: false },
  { overrideReasonId: 2, overrideReason: 'Better pricing', isCommentRequired: false },
  { overrideReasonId: 3, overrideReason: 'Appraisal waiver preferred', isCommentRequired: false },
  { overrideReasonId: 4, overrideReason: 'Fewer documentation conditions', isCommentRequired: false },
  { overrideReasonId: 5, overrideReason: 'Representation and warranty relief', isCommentRequired: false },
  { overrideReasonId: 6, overrideReason: 'Underwriter direction', isCommentRequired: false },
  { overrideReasonId: 7, overrideReason: 'Borrower request', isCommentRequired: false },
  { overrideReasonId: 8, overrideReason: 'Other', isCommentRequired: true },
] as const;

export const reasonText = (reasonId: string | number | null): string | undefined =>
  OVERRIDE_REASONS.find(({ overrideReasonId }) => overrideReasonId === reasonId)?.overrideReason;

/** Returns every choice so far, newest first. */
export const overrideLogOf = (loan: Loan): Override[] => loan.overrides.toSorted((a, b) => b.at - a.at);
