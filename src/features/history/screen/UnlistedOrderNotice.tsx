import { useDispatch, useSelector } from 'react-redux';
import { enumerated } from '@/config/listed';
import * as historyTexts from '@/features/history/texts';
import * as uiTexts from '@/config/texts/uiTexts';
import { isLookedFor } from '@/features/requests/rules/historyRead';
import { historyWanted, selectAwaited } from '@/features/requests/historySlice';
import { Notice } from '@/ui/Notice';

/** Confirms an order that the service doesn't list yet, so that the user doesn't order again. */
export function UnlistedOrderNotice() {
  const dispatch = useDispatch();
  const awaited = useSelector(selectAwaited);
  // The first read is still in flight.
  if (awaited.reads === 0) return null;
  const ids = enumerated(awaited.ids);
  return isLookedFor(awaited) ? (
    <Notice title={historyTexts.orderPlaced}>{historyTexts.notListedYet(ids)}</Notice>
  ) : (
    <Notice
      tone="warning"
      title={historyTexts.orderNotFound}
      retryLabel={uiTexts.lookAgain}
      onRetry={() => dispatch(historyWanted())}
    >
      {historyTexts.stillNotListed(ids)}
    </Notice>
  );
}
