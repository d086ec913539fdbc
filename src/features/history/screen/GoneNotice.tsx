import { useDispatch, useSelector } from 'react-redux';
import { listed } from '@/config/listed';
import * as uiTexts from '@/config/texts/uiTexts';
import * as historyTexts from '@/features/history/texts';
import { selectAreRequestsUnread } from '@/features/loan/unreadItemsSlice';
import { historyWanted, selectIsEmptied, selectRequestGroups, selectVanished } from '@/features/requests/historySlice';
import { rowName } from '@/features/requests/rules/historyItem';
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
          title={areUnread ? historyTexts.unreadTitle(requests) : historyTexts.goneTitle(requests)}
          retryLabel={uiTexts.lookAgain}
          onRetry={checkAgain}
        >
          {historyTexts.goneHint}
        </Notice>
      )}
      {vanished.length > 0 && (
        <Notice
          tone="warning"
          title={areUnread ? historyTexts.unreadVanishedTitle : historyTexts.vanishedTitle}
          retryLabel={uiTexts.lookAgain}
          onRetry={checkAgain}
        >
          {historyTexts.vanished(listed(vanished.map((item) => capitalized(rowName(item)))))}
        </Notice>
      )}
    </>
  );
}
