import { createSelector } from '@reduxjs/toolkit';
import { withSelection } from '@/domain/selection/selectionMarks';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import { currentRunOf, runStamp, runsOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { selectHistoryItems } from '@/features/history/historySlice';
import { selectAwaitedKey } from '@/features/selection/overrideSlice';
import { selectPickedRunId, selectResultsOf } from '@/features/selection/selectionSlice';
import { idle, type Remote } from '@/lib/remote';

const NO_RESULTS: SelectionResult[] = [];

/** Underwriting runs of the loan, newest first. */
export const selectRuns = createSelector([selectHistoryItems], runsOf);

/** The run in which results may be chosen; undefined without runs. */
export const selectCurrentRun = createSelector([selectRuns], currentRunOf);

/** The run on screen: the one picked, else the current one. */
export const selectRunInView = createSelector(
  [selectRuns, selectCurrentRun, selectPickedRunId],
  (runs, current, picked): SelectionRun | undefined => runs.find(({ runId }) => runId === picked) ?? current,
);

/** The results of the run on screen, as they arrived. */
export const selectResultsInView = (
  state: Parameters<typeof selectRunInView>[0] & Parameters<typeof selectResultsOf>[0],
): Remote<SelectionResult[]> => {
  const run = selectRunInView(state);
  return run === undefined ? idle : selectResultsOf(state, run.runId);
};

/** The results on screen with the tick where it will be once the answer is there. */
export const selectShownResults = createSelector(
  [selectResultsInView, selectAwaitedKey],
  ({ value = NO_RESULTS }, awaited) =>
    value.some(({ key }) => key === awaited) ? withSelection(value, awaited ?? '') : value,
);

const stampOf = (run: SelectionRun | undefined): string | undefined => run && runStamp(run);

/** Changes when the results of the run on screen may have. */
export const selectViewStamp = createSelector([selectRunInView], stampOf);

/** Changes when recommendations may have. */
export const selectCurrentStamp = createSelector([selectCurrentRun], stampOf);
