import { createSelector } from '@reduxjs/toolkit';
import { filePage } from '@/features/file/rules/filePage';
import { reliefKey } from '@/features/selection/rules/reliefKey';
import type { SelectionRun } from '@/features/selection/rules/selectionRun';
import {
  selectHistory,
  selectHistoryItems,
  selectRequestGroups,
  selectSelectedServiceKey,
} from '@/features/runs/historySlice';
import { canReadFindings } from '@/features/runs/rules/canReadFindings';
import { selectEmployment, selectPrivileges } from '@/features/session/sessionSlice';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { selectVisibleLog, selectCurrentRun, selectRuns } from '@/features/selection/state/selectionSelectors';
import { selectAcknowledgementData } from '@/features/request/state/acknowledgementSlice';
import { selectRecentCredit } from '@/features/request/state/creditReportSlice';
import {
  selectLogRead,
  selectRecommendations,
  selectRelief,
  selectResultsOf,
} from '@/features/selection/state/selectionSlice';
import { idle, isPending } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { sharing } from '@/lib/shareStructure';
import { selectRead } from '@/reads/readState';

/** The run whose result is in use, else the current run. @empty undefined without runs */
export const selectFiledRun = createSelector(
  [selectRuns, selectCurrentRun, selectSelectedServiceKey],
  (runs, current, inUse): SelectionRun | undefined =>
    runs.find(({ items }) => items.some(({ key }) => key === inUse)) ?? current,
);

export const selectFiledResults = (state: RootState) => {
  const run = selectFiledRun(state);
  return run === undefined ? idle : selectResultsOf(state, run.runId);
};

/**
 * The run whose messages can be a page of the file.
 * @empty undefined without a result in use, or the right to read it
 */
export const selectCollectedRun = (state: RootState): HistoryItem | undefined => {
  const inUse = selectSelectedServiceKey(state);
  const item = selectHistoryItems(state).find(({ key }) => key === inUse);
  return item !== undefined && canReadFindings(item, selectPrivileges(state)) ? item : undefined;
};

export const selectIsCollecting = (state: RootState): boolean => {
  const item = selectCollectedRun(state);
  return item !== undefined && isPending(selectRead(state, 'findings', item.key));
};

export const selectFilePage = sharing((state: RootState) =>
  filePage({
    history: selectHistory(state),
    groups: selectRequestGroups(state),
    run: selectFiledRun(state),
    inUse: selectSelectedServiceKey(state),
    orderOf: (requestId) => selectRead(state, 'pastOrders', requestId),
    results: selectFiledResults(state),
    reliefOf: (responseId, typeId) => selectRelief(state, reliefKey({ responseId, typeId })),
    recommendations: selectRecommendations(state),
    log: selectVisibleLog(state),
    areAuthorsKnown: selectEmployment(state) !== 'unknown',
    logCall: selectLogRead(state),
    credit: selectRecentCredit(state),
    acknowledgement: selectAcknowledgementData(state),
  }),
);
