import { useSelector } from 'react-redux';
import { paths } from '@/config/paths';
import { selectRecentRequest } from '@/features/creditReport/creditReportSlice';
import { HistoryNotices } from '@/features/history/components/HistoryNotices';
import { HistorySection } from '@/features/history/components/HistorySection';
import { HistoryStatus } from '@/features/history/components/HistoryStatus';
import { selectHistory, selectRequestGroups } from '@/features/history/historySlice';
import { selectLoanId } from '@/features/loan/loanSlice';
import { isPending } from '@/lib/remote';
import { PageHeading } from '@/ui/PageHeading';
import { Spinner } from '@/ui/Spinner';
import { StatusBadge } from '@/ui/StatusBadge';

/** Past requests of the loan (specification §2, "History screen"). */
export function HistoryPage() {
  const loanId = useSelector(selectLoanId);
  const history = useSelector(selectHistory);
  const recent = useSelector(selectRecentRequest);
  const hasSoftPull = recent !== undefined && (recent.isSoftPullPhase2 || recent.isSoftPullPhase3);
  const count = useSelector(selectRequestGroups).length;
  return (
    <>
      <PageHeading
        badge={
          count > 0 && (
            <StatusBadge tone="neutral">
              {count} {count === 1 ? 'request' : 'requests'}
            </StatusBadge>
          )
        }
        actions={<HistoryStatus />}
      >
        History
      </PageHeading>
      <HistoryNotices />
      {isPending(history) && <Spinner message="Loading past requests…" />}
      {history.value !== undefined && loanId !== null && (
        <HistorySection hasSoftPull={hasSoftPull} requestHref={paths.request.href(loanId)} />
      )}
    </>
  );
}
