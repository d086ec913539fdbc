import { useSelector } from 'react-redux';
import { paths } from '@/config/paths';
import { isInSoftPullPhase } from '@/domain/request/recentRequest';
import { selectRecentRequest } from '@/features/creditReport/creditReportSlice';
import { AwaitedNotice } from '@/features/history/components/AwaitedNotice';
import { HistoryNotices } from '@/features/history/components/HistoryNotices';
import { HistorySection } from '@/features/history/components/HistorySection';
import { HistoryStatus } from '@/features/history/components/HistoryStatus';
import { NothingDelivered } from '@/features/history/components/NothingDelivered';
import { selectHistory, selectRequestGroups } from '@/features/history/historySlice';
import type { RootPart } from '@/features/history/rootPart';
import { selectLoanId } from '@/features/loan/loanSlice';
import { counted } from '@/lib/format';
import { isPending } from '@/lib/remote';
import { PageHeading } from '@/ui/PageHeading';
import { Spinner } from '@/ui/Spinner';
import { StatusBadge } from '@/ui/StatusBadge';
import { SoftPullNotice } from './SoftPullNotice';

/** Past requests of the loan (specification §2, "History screen"). */
export function HistoryPage() {
  const loanId = useSelector(selectLoanId);
  const isWaiting = useSelector((state: RootPart) => isPending(selectHistory(state)));
  const hasArrived = useSelector((state: RootPart) => selectHistory(state).value !== undefined);
  const hasSoftPull = isInSoftPullPhase(useSelector(selectRecentRequest));
  return (
    <>
      <PageHeading badge={<RequestCount />} actions={<HistoryStatus />}>
        History
      </PageHeading>
      <HistoryNotices />
      <AwaitedNotice />
      {hasArrived && <SoftPullNotice />}
      {isWaiting && <Spinner message="Loading past requests…" />}
      <NothingDelivered />
      {hasArrived && loanId !== null && (
        <HistorySection hasSoftPull={hasSoftPull} requestHref={paths.request.href(loanId)} />
      )}
    </>
  );
}

function RequestCount() {
  const count = useSelector((state: RootPart) => selectRequestGroups(state).length);
  if (count === 0) return null;
  return <StatusBadge tone="neutral">{counted(count, 'request')}</StatusBadge>;
}
