import { useDispatch, useSelector } from 'react-redux';
import { describeOrderFailure } from '@/domain/order/orderOutcome';
import { importStatusChanged, selectImportStatus } from '@/features/creditReport/creditReportSlice';
import { HistoryNotices } from '@/features/history/components/HistoryNotices';
import { orderCheckPressed, selectSubmission } from '@/features/orderDraft/orderDraftSlice';
import { clockTime } from '@/lib/format';
import { Notice } from '@/ui/Notice';

/** How the last order went, as long as that needs saying on this screen. */
export function SubmissionNotices() {
  const dispatch = useDispatch();
  const submission = useSelector(selectSubmission);
  switch (submission.status) {
    case 'checking':
      return (
        <Notice title="Checking whether the order went through…">
          The answer to your order was lost. Nothing is sent again while the loan's requests are being looked through.
        </Notice>
      );
    case 'unconfirmed':
      return (
        <Notice
          tone="warning"
          title="We could not confirm the order. Check History before ordering again."
          // Not 'Try again', which would sound like ordering again.
          retryLabel="Look again"
          onRetry={() => dispatch(orderCheckPressed())}
        >
          It was sent at {clockTime(submission.since)} and may have gone through.
        </Notice>
      );
    case 'found':
      return (
        <Notice tone="success" title="Your order went through.">
          Its answer had been lost, but it is among the loan's requests: request {submission.requestId}.
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title="Nothing was ordered.">
          {submission.reason === 'otherWindow'
            ? 'An order for this loan is being placed in another window.'
            : describeOrderFailure(submission.failure)}
        </Notice>
      );
    case 'editing':
    case 'invalid':
    case 'confirming':
    case 'submitting':
      return <ImportNotice />;
  }
}

/** What has become of credit that was imported alone; while it is under way, only what keeps that from being known. */
function ImportNotice() {
  const dispatch = useDispatch();
  const forget = () => dispatch(importStatusChanged('idle'));
  switch (useSelector(selectImportStatus)) {
    case 'idle':
      return null;
    case 'processing':
      return <HistoryNotices />;
    case 'complete':
      return (
        <Notice tone="success" onDismiss={forget}>
          The credit import is complete: its reports are reissued unless you choose otherwise.
        </Notice>
      );
    case 'error':
      return (
        <Notice tone="warning" onDismiss={forget}>
          The credit import failed. History says why.
        </Notice>
      );
  }
}
