import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { HISTORY_PAGE_SIZE } from '@/config/constants';
import { paths } from '@/config/paths';
import * as historyTexts from '@/features/history/texts';
import * as screenTexts from '@/features/runs/screenTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { dialogClosed, selectOpenDialog } from '@/features/runs/dialogSlice';
import { selectCompared } from '@/features/history/state/historyViewSlice';
import { selectAreRequestsUnread } from '@/features/loan/unreadItemsSlice';
import { selectLoanId } from '@/features/loan/loanSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { lazyComponent } from '@/ui/lazyComponent';
import { DtiArea } from './DtiArea';
import { HistoryResults } from './HistoryResults';
import { SubmissionNote } from './later';
import type { HistoryView } from './useHistoryResults';

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

export function HistorySection({ columns, clear, groups, matching, order, sort, sortBy, shown }: HistoryView) {
  const loanId = useSelector(selectLoanId);
  const areUnread = useSelector(selectAreRequestsUnread);
  const privileges = useSelector(selectPrivileges);

  if (groups.length === 0 && areUnread)
    return <EmptyState title={screenTexts.noneReadable}>{screenTexts.noneReadableHint}</EmptyState>;
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
