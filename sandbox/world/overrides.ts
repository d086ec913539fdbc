import type { Loan, Override, Run } from './model';
import { presetService, recommendedOf } from './runs';

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

/** Returns every choice so far, newest first, including those made before a run. */
export const overrideLogOf = (loan: Loan, now: number): Override[] =>
  [...loan.runs.flatMap((run) => presetOverride(loan, run, now)), ...loan.overrides].sort((a, b) => b.at - a.at);

function presetOverride(loan: Loan, run: Run, now: number): Override[] {
  const service = presetService(run, now);
  if (!service || !run.preset) return [];
  return [
    {
      runId: run.runId,
      at: run.waterfallAt,
      by: run.submittedBy,
      fromAusId: recommendedOf(loan, run, now)?.ausId ?? null,
      toAusId: service.ausId,
      reason: reasonText(run.preset.reasonId) ?? 'Decided before the run',
      comment: run.preset.comment,
      requestId: service.requestId,
    },
  ];
}
