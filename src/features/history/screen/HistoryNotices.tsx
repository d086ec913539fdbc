import { useDispatch, useSelector } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import * as uiTexts from '@/config/texts/uiTexts';
import { isLasting } from '@/features/requests/rules/runProgress';
import {
  historyWanted,
  selectArePollsPaused,
  selectCheckedAt,
  selectHistory,
  selectIsEmptied,
  selectRequestGroups,
  selectVanished,
} from '@/features/requests/historySlice';
import { describeFailure } from '@/config/describeFailure';
import { listed } from '@/config/listed';
import { rowName } from '@/features/requests/rules/historyItem';
import { selectAreRequestsUnread } from '@/features/loan/unreadItemsSlice';
import { capitalized, clockTime } from '@/lib/format';
import { isLoadedEmpty } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';

/** A history that failed to load or is out of date; the previous data stays visible below. */
export function HistoryFailureNotice() {
  const dispatch = useDispatch();
  const failure = useSelector((state: RootState) => selectHistory(state).failure);
  const hasLoaded = useSelector((state: RootState) => selectHistory(state).value !== undefined);
  const arePaused = useSelector(selectArePollsPaused);
  const tryNow = () => dispatch(historyWanted());
  if (failure === undefined) return null;
  if (!hasLoaded) {
    return (
      <Notice tone="error" onRetry={tryNow}>
        {describeFailure(failure, historyTexts.loanHistory)}
      </Notice>
    );
  }
  if (!arePaused && !isLasting(failure) && failure.retryAt === undefined) return null;
  return (
    <Notice tone="warning" title={historyTexts.updatesPaused}>
      <span>{describeFailure(failure, historyTexts.loanHistory)}</span> <Since />
      <Button kind="quiet" onClick={tryNow}>
        {historyTexts.tryNow}
      </Button>
    </Notice>
  );
}

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

/** A separate component, because the time changes with every read. */
function Since() {
  const checkedAt = useSelector(selectCheckedAt);
  return checkedAt !== null && <span>{historyTexts.lastUpdated(clockTime(checkedAt))}</span>;
}

/** Reports a response without a history, which differs from a loan without requests. */
export function EmptyHistory() {
  const dispatch = useDispatch();
  const isShown = useSelector((state: RootState) => isLoadedEmpty(selectHistory(state)));
  if (!isShown) return null;
  return (
    <EmptyState
      title={historyTexts.historyEmpty}
      action={<Button onClick={() => dispatch(historyWanted())}>{uiTexts.tryAgain}</Button>}
    >
      {historyTexts.historyEmptyHint}
    </EmptyState>
  );
}
