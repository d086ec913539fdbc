import { createSelector } from '@reduxjs/toolkit';
import { decodeError } from '@/features/history/rules/decodeError';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { failedNewest } from '@/features/selection/rules/runFailure';
import { problemText } from '@/features/selection/rules/selectionResult';
import { choiceMoves, type Judged, resultMoves } from '@/features/selection/rules/resultMoves';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { withSelection, resultInEffect } from '@/features/selection/rules/selectionMarks';
import { currentRunOf, runsOf, type SelectionRun, runStateOf } from '@/features/selection/rules/selectionRun';
import { selectHistoryItems } from '@/features/runs/historySlice';
import { idle, type Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import type { SelectionResult } from '@/features/selection/api/contract/selection';
import { selectSavingKey, selectOverride } from './overrideSlice';
import { selectJudged } from './judged';
import { reliefAmong } from './reliefPlaces';
import {
  selectPickedRunId,
  selectOverrideLogs,
  selectOverrideReasons,
  selectReliefs,
  selectResultsOf,
} from './selectionSlice';
import * as selectionTexts from '@/features/selection/texts';
import {
  isChoosable,
  lockConflict,
  overrideBlock,
  overrideIssues,
  waiverLoss,
} from '@/features/selection/rules/override';
import { logAuthor } from '@/features/selection/rules/overrideLog';
import { unsettledWarning } from '@/features/selection/rules/overrideVerdict';
import { selectLoanHeader } from '@/features/loan/loanSlice';
import { selectEmployment, selectPreTransformedUserData, selectPrivileges } from '@/features/session/sessionSlice';

const NO_RESULTS: SelectionResult[] = [];

export const selectRuns = createSelector([selectHistoryItems], runsOf);

/** The run in which the user can change the selection. @empty undefined without runs */
export const selectCurrentRun = createSelector([selectRuns], currentRunOf);

export const selectRunInView = createSelector(
  [selectRuns, selectCurrentRun, selectPickedRunId],
  (runs, current, picked): SelectionRun | undefined => runs.find(({ runId }) => runId === picked) ?? current,
);

/** The newest run, if it has no result and is not on screen. @empty undefined otherwise */
export const selectFailedRun = createSelector([selectRuns, selectRunInView], (runs, inView) => {
  const failed = failedNewest(runs);
  return failed === inView ? undefined : failed;
});

export const selectResultsInView = (state: RootState): Remote<SelectionResult[]> => {
  const run = selectRunInView(state);
  return run === undefined ? idle : selectResultsOf(state, run.runId);
};

/** The results on screen. While a selection is being saved, it already shows as selected. */
export const selectShownResults = createSelector(
  [selectResultsInView, selectSavingKey],
  ({ value = NO_RESULTS }, saving) =>
    value.some(({ key }) => key === saving) ? withSelection(value, saving ?? '') : value,
);

/**
 * What the configured guide says of the run on screen, if it names a field to fix.
 * @empty undefined otherwise, and above an older run if the newest failed: its own error is the one to fix
 */
export const selectRunCure = createSelector(
  [selectShownResults, selectDeployment, selectFailedRun],
  (results, { ERROR_GUIDE }, failed) =>
    failed === undefined
      ? results
          .flatMap((result) => decodeError(problemText(result) ?? '', ERROR_GUIDE) ?? [])
          .find(({ FIELD }) => FIELD !== undefined)
      : undefined,
);

/** The reason that blocks a choice in the run on screen; null if none does. */
export const selectOverrideBlock = createSelector(
  [selectLoanHeader, selectPrivileges, selectRunInView, selectCurrentRun],
  (header, privileges, run, current): string | null =>
    overrideBlock(header, privileges, run?.runId === current?.runId) ??
    (run && runStateOf(run) === 'processing' ? selectionTexts.waitForAll : null),
);

/**
 * The user's choice instead of the result in effect, with all to show and save it; after a failed save, also the same
 * result, whose reason and comment are not saved.
 * @empty undefined without one, or if it is not allowed
 */
export const selectOverrideChoice = createSelector(
  [selectRunInView, selectResultsInView, selectOverride, selectOverrideReasons, selectOverrideBlock, selectLoanHeader],
  // The results as received: those on screen already show a choice that is being saved as selected.
  (run, { value: results = [] }, { draft, isUnsaved, phase, unsettled }, reasons, block, header) => {
    const chosen = results.find(({ key }) => key === draft.key);
    if (run === undefined || chosen === undefined || block !== null || !isChoosable(chosen)) return undefined;
    const isInEffect = chosen.key === resultInEffect(results)?.key;
    if (isInEffect && !isUnsaved) return undefined;
    return {
      run,
      chosen,
      isInEffect,
      recommended: results.find(({ isRecommended }) => isRecommended),
      reason: reasons.find(({ overrideReasonId }) => overrideReasonId === draft.reasonId),
      comment: draft.comment.trim(),
      issues: overrideIssues(draft, chosen, reasons),
      warnings: [
        lockConflict(header?.lockedAusRequestTypeId, chosen),
        waiverLoss(results, chosen),
        phase === 'editing' ? unsettledWarning(unsettled, chosen) : null,
      ].filter((warning) => warning !== null),
    };
  },
);

/** What the choice changes of waiver, relief, funds and conditions, each as from and to. @empty [] without a choice */
export const selectChoiceMoves = createSelector(
  [selectOverrideChoice, selectResultsInView, (state: RootState) => selectReliefs(state)],
  (choice, { value: results = [] }, reliefs): string[] => {
    const inEffect = resultInEffect(results);
    if (choice === undefined || inEffect === undefined) return [];
    const judged = (result: SelectionResult): Judged => ({
      result,
      reliefOf: (typeId) => reliefAmong(reliefs, result.responseId, typeId),
    });
    return choiceMoves(judged(inEffect), judged(choice.chosen));
  },
);

export type OverrideChoice = NonNullable<ReturnType<typeof selectOverrideChoice>>;

/** The current run doesn't contain the choice, has it in effect, or allows none now. Viewing another run keeps it. */
export const selectIsChoiceInvalid = createSelector(
  [selectRunInView, selectCurrentRun, selectOverride, selectOverrideChoice],
  (run, current, { draft, phase, unsettled }, choice): boolean =>
    draft.key !== null &&
    phase === 'editing' &&
    unsettled === null &&
    choice === undefined &&
    run !== undefined &&
    run === current,
);

export const selectVisibleLog = createSelector(
  [selectOverrideLogs, selectPreTransformedUserData, selectEmployment],
  (logs, user, employment) => {
    const reader = { names: user === null ? [] : [user.id, user.displayName], employment };
    return logs.map((entry) => ({ ...entry, overriddenBy: logAuthor(entry, reader) }));
  },
);

/** What a service answered otherwise than in its run before, of the results that are loaded anyway. */
export function selectResultMoves(state: RootState, item: HistoryItem, previous: HistoryItem | undefined): string[] {
  return previous === undefined ? [] : resultMoves(selectJudged(state, previous), selectJudged(state, item));
}
