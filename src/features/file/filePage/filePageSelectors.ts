import { createSelector } from '@reduxjs/toolkit';
import { filePage, type FilePage } from '@/features/file/rules/filePage';
import type { SelectionRun } from '@/features/selection/rules/selectionRun';
import { selectHistory, selectRequestGroups, selectSelectedServiceKey } from '@/features/requests/historySlice';
import { selectPastOrder } from '@/features/history/state/pastOrdersSlice';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { selectParts } from '@/features/request/state/orderDataSlice';
import { selectVisibleLog } from '@/features/selection/state/overrideChoice';
import { selectReliefAt } from '@/features/selection/state/reliefSlice';
import { selectCurrentRun, selectRuns } from '@/features/selection/state/selectionRuns';
import {
  selectRecommendations,
  selectRecommendationsCall,
  selectResultsOf,
} from '@/features/selection/state/selectionSlice';
import { idle } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { sharing } from '@/lib/shareStructure';

/** The run whose result is in use, else the current run. @empty undefined without runs */
export const selectFiledRun = createSelector(
  [selectRuns, selectCurrentRun, selectSelectedServiceKey],
  (runs, current, inUse): SelectionRun | undefined =>
    runs.find(({ items }) => items.some(({ key }) => key === inUse)) ?? current,
);

/** The results of that run. */
export const selectFiledResults = (state: RootState) => {
  const run = selectFiledRun(state);
  return run === undefined ? idle : selectResultsOf(state, run.runId);
};

export const selectFilePage = sharing((state: RootState): FilePage =>
  filePage({
    history: selectHistory(state),
    groups: selectRequestGroups(state),
    hasModelWordsInAnyOrder: selectDeployment(state).hasModelWordsInAnyOrder,
    run: selectFiledRun(state),
    inUse: selectSelectedServiceKey(state),
    orderOf: (requestId) => selectPastOrder(state, requestId),
    results: selectFiledResults(state),
    reliefOf: (responseId, typeId) => selectReliefAt(state, { responseId, typeId }),
    recommendations: selectRecommendations(state),
    log: selectVisibleLog(state),
    logCall: selectRecommendationsCall(state),
    credit: selectParts(state).recentCredit,
    acknowledgement: selectParts(state).acknowledgement,
  }),
);
