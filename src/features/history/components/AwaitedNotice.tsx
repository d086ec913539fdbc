import { useDispatch, useSelector } from 'react-redux';
import { isLookedFor } from '@/domain/history/awaitedRequests';
import { historyWanted, selectAwaited } from '@/features/history/historySlice';
import { Notice } from '@/ui/Notice';

/** Says of an order that the service does not list yet that it has been placed, lest it be placed again. */
export function AwaitedNotice() {
  const dispatch = useDispatch();
  const awaited = useSelector(selectAwaited);
  // The first read is on its way.
  if (awaited.reads === 0) return null;
  const ids = awaited.ids.join(', ');
  return isLookedFor(awaited) ? (
    <Notice title="The order has been placed.">
      The service does not list request {ids} yet. It is looked for every few seconds.
    </Notice>
  ) : (
    <Notice
      tone="warning"
      title="The order has been placed."
      retryLabel="Look again"
      onRetry={() => dispatch(historyWanted())}
    >
      The service still does not list request {ids}. There is no need to order again.
    </Notice>
  );
}
