import { useDispatch, useSelector } from 'react-redux';
import { enumerated, listed } from '@/config/listed';
import * as uiTexts from '@/config/texts/uiTexts';
import * as listedTexts from '@/features/runs/listedTexts';
import { selectAreRequestsUnread } from '@/features/loan/unreadItemsSlice';
import {
  historyWanted,
  selectAwaited,
  selectIsEmptied,
  selectRequestGroups,
  selectVanished,
} from '@/features/runs/historySlice';
import { rowName } from '@/features/runs/rules/historyItem';
import { isLookedFor } from '@/features/runs/rules/historyRead';
import { capitalized } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { Notice } from '@/ui/Notice';

/** Requests that were known, and that the latest read doesn't list. */
export function GoneNotice() {
  const dispatch = useDispatch();
  const isEmptied = useSelector(selectIsEmptied);
  const vanished = useSelector(selectVanished);
  const areUnread = useSelector(selectAreRequestsUnread);
  const count = useSelector((state: RootState) => selectRequestGroups(state).length);
  const checkAgain = () => dispatch(historyWanted());
  const requests = uiTexts.requests(count);
  return (
    <>
      {isEmptied && (
        <Notice
          tone="warning"
          title={areUnread ? listedTexts.unreadTitle(requests) : listedTexts.goneTitle(requests)}
          retryLabel={uiTexts.lookAgain}
          onRetry={checkAgain}
        >
          {listedTexts.goneHint}
        </Notice>
      )}
      {vanished.length > 0 && (
        <Notice
          tone="warning"
          title={areUnread ? listedTexts.unreadVanishedTitle : listedTexts.vanishedTitle}
          retryLabel={uiTexts.lookAgain}
          onRetry={checkAgain}
        >
          {listedTexts.vanished(listed(vanished.map((item) => capitalized(rowName(item)))))}
        </Notice>
      )}
    </>
  );
}

/** Confirms an order that the service doesn't list yet, so that the user doesn't order again. */
export function UnlistedOrderNotice() {
  const dispatch = useDispatch();
  const awaited = useSelector(selectAwaited);
  // The first read is still in flight.
  if (awaited.reads === null) return null;
  const ids = enumerated(awaited.ids);
  return isLookedFor(awaited) ? (
    <Notice title={listedTexts.orderPlaced}>{listedTexts.notListedYet(ids)}</Notice>
  ) : (
    <Notice
      tone="warning"
      title={listedTexts.orderNotFound}
      retryLabel={uiTexts.lookAgain}
      onRetry={() => dispatch(historyWanted())}
    >
      {listedTexts.stillNotListed(ids)}
    </Notice>
  );
}
