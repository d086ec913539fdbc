import { createSelector } from '@reduxjs/toolkit';
import {
  isChoosable,
  lockConflict,
  overrideBlock,
  overrideIssues,
  waiverLoss,
  type ChoosableResult,
  type OverrideIssue,
  type OverrideReason,
} from '@/domain/selection/override';
import { resultInEffect } from '@/domain/selection/selectionMarks';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import { runStateOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { selectLoanHeader } from '@/features/loan/loanSlice';
import { selectOverrideDraft, selectOverridePhase } from '@/features/selection/overrideSlice';
import { selectOverrideReasons } from '@/features/selection/selectionSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { selectCurrentRun, selectResultsInView, selectRunInView } from './selectionRuns';

/** A choice that differs from what is in effect, and all that is to say about it. */
export interface OverrideChoice {
  run: SelectionRun;
  chosen: ChoosableResult;
  recommended: SelectionResult | undefined;
  reason: OverrideReason | undefined;
  comment: string;
  issues: OverrideIssue[];
  warnings: string[];
}

/** Why nobody may choose in the run on screen; null when they may. */
export const selectOverrideBlock = createSelector(
  [selectLoanHeader, selectPrivileges, selectRunInView, selectCurrentRun],
  (header, privileges, run, current): string | null =>
    overrideBlock(header, privileges, run?.runId === current?.runId) ?? (run && stillRunning(run)) ?? null,
);

const stillRunning = (run: SelectionRun): string | null =>
  runStateOf(run) === 'processing' ? 'You can choose as soon as every service has answered.' : null;

/**
 * What the user has chosen instead of what is in effect.
 *
 * @empty undefined while that is nothing, or may not be chosen
 */
export const selectOverrideChoice = createSelector(
  [
    selectRunInView,
    selectResultsInView,
    selectOverrideDraft,
    selectOverrideReasons,
    selectOverrideBlock,
    selectLoanHeader,
  ],
  (run, { value: results = [] }, draft, reasons, block, header): OverrideChoice | undefined => {
    const chosen = results.find(({ key }) => key === draft.key);
    if (run === undefined || chosen === undefined || block !== null || !isChoosable(chosen)) return undefined;
    if (chosen.key === resultInEffect(results)?.key) return undefined;
    return {
      run,
      chosen,
      recommended: results.find(({ isRecommended }) => isRecommended),
      reason: reasons.find(({ id }) => id === draft.reasonId),
      comment: draft.comment.trim(),
      issues: overrideIssues(draft, chosen, reasons),
      warnings: [lockConflict(header?.lockedAusRequestTypeId, chosen), waiverLoss(results, chosen)].filter(
        (warning) => warning !== null,
      ),
    };
  },
);

/**
 * Whether the choice that was made up can no longer be saved: another run has become the current one, or its result is in effect by
 * now or can no longer be chosen. A look at an older run leaves it waiting.
 */
export const selectHasChoiceLapsed = createSelector(
  [selectRunInView, selectCurrentRun, selectOverrideDraft, selectOverridePhase, selectOverrideChoice],
  (run, current, { key }, phase, choice): boolean =>
    key !== null && phase === 'editing' && choice === undefined && run !== undefined && run === current,
);
