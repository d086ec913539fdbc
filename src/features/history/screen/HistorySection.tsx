import { type ReactNode, useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { HISTORY_PAGE_SIZE } from '@/config/constants';
import { paths } from '@/config/paths';
import * as historyTexts from '@/features/history/texts';
import * as uiTexts from '@/config/texts/uiTexts';
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
import { dialogClosed, selectOpenDialog } from '@/features/history/state/dialogSlice';
import { selectAreAllOpen, selectCompared, selectShown } from '@/features/history/state/historyViewSlice';
import { selectAreRequestsUnread } from '@/features/loan/unreadItemsSlice';
import { selectLoanId, selectRecentRequest } from '@/features/loan/loanSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { lazyComponent } from '@/ui/lazyComponent';
import { columnsFor } from './historyColumns';
import { DtiArea } from './DtiArea';
import { HistoryResults } from './HistoryResults';
import { SubmissionNote } from './later';
import { focusSearch } from './searchField';
import { useHistoryFilter } from './useHistoryFilter';
import { useRequestLink } from './useRequestLink';

const OpenDialog = lazyComponent(async () => (await import('./onDemand')).OpenDialog);

function HistoryDialogs() {
  const dispatch = useDispatch();
  const dialog = useSelector(selectOpenDialog);
  return dialog === null || dialog.kind === 'filePage' ? null : (
    <OpenDialog dialog={dialog} onClose={() => dispatch(dialogClosed())} />
  );
}

const CompareTray = lazyComponent(async () => (await import('./onDemand')).CompareTray);

/** In the reading order the tray comes before the table, because users mostly pick the first requests. */
function CompareArea({ children }: { readonly children: ReactNode }) {
  const hasPicks = useSelector((state: RootState) => selectCompared(state).length > 0);
  return (
    <div className="history-results">
      {hasPicks && <CompareTray />}
      {children}
    </div>
  );
}

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

type HistoryView = ReturnType<typeof useHistoryResults>;

export function HistorySection({ columns, clear, groups, matching, order, sort, sortBy, shown }: HistoryView) {
  const loanId = useSelector(selectLoanId);
  const areUnread = useSelector(selectAreRequestsUnread);
  const privileges = useSelector(selectPrivileges);

  if (groups.length === 0 && areUnread)
    return <EmptyState title={historyTexts.noneReadable}>{historyTexts.noneReadableHint}</EmptyState>;
  if (groups.length === 0) {
    return (
      <EmptyState
        title={historyTexts.noRequests}
        action={loanId !== null && <Link to={paths.request.href(loanId)}>{uiTexts.goToRequest}</Link>}
      >
        {historyTexts.noRequestsHint}
      </EmptyState>
    );
  }
  return (
    <>
      <DtiArea />
      <ResultsNews
        matching={matching.length}
        shown={Math.min(shown, matching.length)}
        total={groups.length}
        order={order === undefined ? '' : `${order}. `}
      />
      <CompareArea>
        {matching.length === 0 ? (
          <EmptyState
            title={historyTexts.noMatch}
            action={<Button onClick={clear}>{historyTexts.clearFilters}</Button>}
          />
        ) : (
          <HistoryResults
            groups={matching}
            total={groups.length}
            caption={order ?? historyTexts.tableCaption}
            columns={columns}
            sort={sort}
            onSort={sortBy}
            canDownload={privileges?.hasAccessToViewRequestResponseXML ?? false}
          />
        )}
      </CompareArea>
      <SubmissionNote />
      <HistoryDialogs />
    </>
  );
}

/** Numbers of requests: those that match, the visible ones among them, and all. */
type ResultsNewsProps = Readonly<Record<'matching' | 'shown' | 'total', number>> & { readonly order: string };

/**
 * Announces the result of a search, of sorting and of 'Load More'. Always mounted: screen readers can miss text that is
 * mounted together with its region. `data-live-announcer` keeps open dialogs from hiding it.
 */
function ResultsNews({ matching, shown, total, order }: ResultsNewsProps) {
  const page = shown > HISTORY_PAGE_SIZE ? historyTexts.someShown(shown, total) : '';
  const found = matching < total ? historyTexts.someMatch(matching, total, shown) : page;
  return (
    <VisuallyHidden role="status" data-live-announcer>
      {matching === 0 ? historyTexts.noneMatch(total) : order + found}
    </VisuallyHidden>
  );
}
