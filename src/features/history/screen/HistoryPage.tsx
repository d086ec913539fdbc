import { useSelector } from 'react-redux';
import { HISTORY_PAGE_SIZE } from '@/config/constants';
import { paths } from '@/config/paths';
import * as countTexts from '@/config/texts/countTexts';
import * as historyTexts from '@/config/texts/historyTexts';
import { isInSoftPullPhase } from '@/domain/request/recentRequest';
import { selectHistory, selectRequestGroups } from '@/features/history/state/historySlice';
import { selectLoanId, selectRecentRequest } from '@/features/loan/loanSlice';
import { isPending } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { deferredComponent } from '@/ui/lazyComponent';
import { LoadingTable } from '@/ui/LoadingTable';
import { PageHeading } from '@/ui/PageHeading';
import { StatusBadge } from '@/ui/StatusBadge';
import { HistoryNotices } from './HistoryNotices';
import { HistorySection } from './HistorySection';
import { HistoryStatus } from './HistoryStatus';
import { NothingDelivered } from './NothingDelivered';
import { ResubmissionFlag } from './ResubmissionFlag';

/** Rare, so their code loads after the first rows. */
const AwaitedNotice = deferredComponent(async () => (await import('./AwaitedNotice')).AwaitedNotice);
const SoftPullNotice = deferredComponent(async () => (await import('./SoftPullNotice')).SoftPullNotice);
const ScoreModelNotice = deferredComponent(async () => (await import('./ScoreModelNotice')).ScoreModelNotice);

/**
 * Past requests of the loan (specification §2, "History screen").
 *
 * @source Specification §2: "A table of past requests for the current loan"
 * @source Specification §2: "with a main spinner and a secondary spinner while loading"
 */
export function HistoryPage() {
  const loanId = useSelector(selectLoanId);
  const isWaiting = useSelector((state: RootState) => isPending(selectHistory(state)));
  const hasArrived = useSelector((state: RootState) => selectHistory(state).value !== undefined);
  const hasSoftPull = isInSoftPullPhase(useSelector(selectRecentRequest));
  return (
    <>
      <PageHeading
        badge={
          <>
            <RequestCount />
            <ResubmissionFlag />
          </>
        }
        actions={<HistoryStatus />}
      >
        {historyTexts.title}
      </PageHeading>
      <HistoryNotices />
      <AwaitedNotice />
      {hasArrived && <SoftPullNotice />}
      <ScoreModelNotice />
      {isWaiting && <LoadingTable message={historyTexts.loading} rows={HISTORY_PAGE_SIZE + 1} columns={8} />}
      <NothingDelivered />
      {hasArrived && loanId !== null && (
        <HistorySection hasSoftPull={hasSoftPull} requestHref={paths.request.href(loanId)} />
      )}
    </>
  );
}

function RequestCount() {
  const count = useSelector((state: RootState) => selectRequestGroups(state).length);
  if (count === 0) return null;
  return <StatusBadge tone="neutral">{countTexts.requests(count)}</StatusBadge>;
}
