import { createSelector } from '@reduxjs/toolkit';
import { decodeError } from '@/features/history/rules/decodeError';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { problemText } from '@/features/selection/rules/selectionResult';
import { withSelection } from '@/features/selection/rules/selectionMarks';
import { currentRunOf, runsOf, type SelectionRun } from '@/features/selection/rules/selectionRun';
import { selectHistoryItems } from '@/features/requests/historySlice';
import { idle, type Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { selectRead } from '@/reads/readState';
import type { SelectionResult } from '@/features/selection/api/contract/selection';
import { selectSavingKey } from './overrideSlice';
import { selectPickedRunId } from './selectionSlice';

const NO_RESULTS: SelectionResult[] = [];

export const selectRuns = createSelector([selectHistoryItems], runsOf);

/** The run in which the user can change the selection. @empty undefined without runs */
export const selectCurrentRun = createSelector([selectRuns], currentRunOf);

export const selectRunInView = createSelector(
  [selectRuns, selectCurrentRun, selectPickedRunId],
  (runs, current, picked): SelectionRun | undefined => runs.find(({ runId }) => runId === picked) ?? current,
);

export const selectResultsInView = (state: RootState): Remote<SelectionResult[]> => {
  const run = selectRunInView(state);
  return run === undefined ? idle : selectRead(state, 'currentRunSelections', run.runId);
};

/** The results on screen. While a selection is being saved, it already shows as selected. */
export const selectShownResults = createSelector(
  [selectResultsInView, selectSavingKey],
  ({ value = NO_RESULTS }, saving) =>
    value.some(({ key }) => key === saving) ? withSelection(value, saving ?? '') : value,
);

/** What the configured guide says of the run on screen, if it names a field to fix. @empty undefined otherwise */
export const selectRunCure = createSelector([selectShownResults, selectDeployment], (results, { ERROR_GUIDE }) =>
  results
    .flatMap((result) => decodeError(problemText(result) ?? '', ERROR_GUIDE) ?? [])
    .find(({ FIELD }) => FIELD !== undefined),
);
