import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useDispatch, useSelector } from 'react-redux';
import { HISTORY_PAGE_SIZE } from '@/config/constants';
import { listed } from '@/config/listed';
import * as uiTexts from '@/config/texts/uiTexts';
import * as historyTexts from '@/features/history/texts';
import {
  historyWanted,
  selectCheckedAt,
  selectHistory,
  selectIsHistoryPending,
  selectRequestGroups,
  selectRunningCount,
} from '@/features/runs/historySlice';
import { clockTime } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { IconButton } from '@/ui/IconButton';
import { LoadingTable } from '@/ui/Skeletons';
import { PageHeading } from '@/ui/PageHeading';
import { SpinningIcon } from '@/ui/SpinningIcon';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { DialogButton } from '@/features/runs/DialogLink';
import { EmptyHistory, HistoryFailureNotice } from '@/features/runs/HistoryNotices';
import { HistorySection } from './HistorySection';
import { ExpandAll, Finder } from './HistoryToolbar';
import { GoneNotice, ScoreModelNotice, SoftPullNotice, UnlistedOrderNotice } from './later';
import { MoreButton } from './MoreButton';
import { ResubmissionFlag } from '@/features/runs/ResubmissionFlag';
import { useHistoryResults } from './useHistoryResults';

function Freshness() {
  const running = useSelector(selectRunningCount);
  const checkedAt = useSelector(selectCheckedAt);
  const isReading = useSelector(selectIsReading);
  return (
    <span className="freshness" data-print="never">
      {isReading && checkedAt !== null && <SpinningIcon aria-hidden size={14} />}
      {running > 0 && <span className="processing">{historyTexts.processing(running)}</span>}
      {checkedAt !== null && (
        <>
          <VisuallyHidden>{historyTexts.checked}</VisuallyHidden> <span>{clockTime(checkedAt)}</span>
        </>
      )}
    </span>
  );
}

function RefreshButton() {
  const dispatch = useDispatch();
  return (
    <IconButton
      icon={RefreshCw}
      label={historyTexts.refresh}
      data-print="never"
      isBusy={useSelector(selectIsReading)}
      onClick={() => dispatch(historyWanted())}
    />
  );
}

function AusListButton() {
  return (
    <DialogButton data-print="never" dialog={{ kind: 'ausList' }}>
      {historyTexts.ausList}
    </DialogButton>
  );
}

const selectIsReading = (state: RootState): boolean => selectHistory(state).status === 'loading';

export function HistoryPage() {
  const isWaiting = useSelector(selectIsHistoryPending);
  const hasLoaded = useSelector((state: RootState) => selectHistory(state).value !== undefined);
  const view = useHistoryResults();
  const hasRequests = view.groups.length > 0;
  return (
    <div className="history">
      <PageHeading
        badge={
          <>
            <RequestCount />
            <Freshness />
            <RefreshButton />
          </>
        }
        actions={
          <>
            {hasRequests && <Finder filter={view.filter} onFilter={view.change} onClear={view.clear} />}
            {hasRequests && <ExpandAll areAllOpen={view.areAllOpen} />}
            {hasRequests && <AusListButton />}
            <DialogButton data-print="never" dialog={{ kind: 'filePage' }}>
              {historyTexts.filePage}
            </DialogButton>
            {hasRequests && <MoreButton columns={view.columns} />}
          </>
        }
      >
        {historyTexts.title}
      </PageHeading>
      <LatestOutcome />
      <ResubmissionFlag />
      <HistoryFailureNotice />
      <GoneNotice />
      <UnlistedOrderNotice />
      {hasLoaded && <SoftPullNotice />}
      <ScoreModelNotice />
      {isWaiting && <LoadingTable message={historyTexts.loading} rows={HISTORY_PAGE_SIZE + 1} columns={8} />}
      <EmptyHistory />
      {hasLoaded && <HistorySection {...view} />}
    </div>
  );
}

function RequestCount() {
  const count = useSelector((state: RootState) => selectRequestGroups(state).length);
  if (count === 0) return null;
  return <span className="request-count">{uiTexts.requests(count)}</span>;
}

/** In a narrow window, the table may be below the fold. */
function LatestOutcome() {
  const latest = useSelector((state: RootState) => selectRequestGroups(state)[0]);
  if (latest === undefined) return null;
  const outcomes = latest.items.map(({ ausRequestType, status }) => [ausRequestType, status].filter(Boolean).join(' '));
  return (
    <p className="latest-outcome" data-print="never">
      {historyTexts.latestOutcome(latest.requestId, listed(outcomes))}
    </p>
  );
}
