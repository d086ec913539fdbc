import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import { filterGroups, UNFILTERED } from '@/features/history/rules/historyFilter';
import {
  directionOf,
  type HistoryColumn,
  NEWEST_FIRST,
  nextSort,
  sortedColumn,
  sortFrom,
  sortGroups,
} from '@/features/history/rules/historySort';
import { isInSoftPullPhase } from '@/features/request/rules/recentRequest';
import { selectDtiChanges } from '@/features/history/state/historySelectors';
import { selectRequestGroups } from '@/features/runs/historySlice';
import { selectAreAllOpen, selectShown } from '@/features/history/state/historyViewSlice';
import { selectRecentRequest } from '@/features/loan/loanSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { columnsFor } from './historyColumns';
import { focusSearch } from './searchField';
import { useHistoryFilter } from './useHistoryFilter';
import { useRequestLink } from './useRequestLink';

/** What the table shows, and the controls above it: the search, the filters and the order. */
export function useHistoryResults() {
  const hasSoftPull = isInSoftPullPhase(useSelector(selectRecentRequest));
  const groups = useSelector(selectRequestGroups);
  const canViewReceivedDate = useSelector(selectPrivileges)?.canViewReceivedDate ?? false;
  const { filter, deferred, change } = useHistoryFilter();
  const columns = useMemo(() => columnsFor({ hasSoftPull, canViewReceivedDate }), [hasSoftPull, canViewReceivedDate]);
  const sort = sortFrom(deferred.sort, columns);
  const sorted = sort === NEWEST_FIRST ? undefined : sortedColumn(columns, sort);
  const order = sorted && historyTexts.tableSorted(sorted.heading, directionOf(sort, sorted) === 'descending');
  const changes = useSelector(selectDtiChanges);
  const matching = useMemo(
    () => sortGroups(filterGroups(groups, deferred, new Date()), columns, sort, changes),
    [groups, deferred, columns, sort, changes],
  );
  const showAll = useCallback(() => change(UNFILTERED), [change]);
  const clear = useCallback(() => {
    showAll();
    focusSearch();
  }, [showAll]);
  useRequestLink({ all: groups, matching, onClear: showAll });
  const sortBy = useCallback((column: HistoryColumn) => change({ sort: nextSort(sort, column) }), [change, sort]);
  const shown = useSelector(selectShown);
  const areAllOpen = useSelector((state: RootState) => selectAreAllOpen(state, matching.slice(0, shown)));
  return { columns, filter, change, clear, groups, matching, order, sort, sortBy, shown, areAllOpen };
}

export type HistoryView = ReturnType<typeof useHistoryResults>;
