import { useDispatch, useSelector } from 'react-redux';
import { isLasting } from '@/domain/history/pollDelay';
import { historyWanted, selectArePollsPaused, selectCheckedAt, selectHistory } from '@/features/history/historySlice';
import type { RootPart } from '@/features/history/rootPart';
import { describeFailure } from '@/lib/failure';
import { clockTime } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** A history that could not be read, or that has not been for a while; what was read before stays below. */
export function HistoryNotices() {
  const dispatch = useDispatch();
  const failure = useSelector((state: RootPart) => selectHistory(state).failure);
  const hasArrived = useSelector((state: RootPart) => selectHistory(state).value !== undefined);
  const arePaused = useSelector(selectArePollsPaused);
  const tryNow = () => dispatch(historyWanted());
  if (failure === undefined) return null;
  if (!hasArrived) {
    return (
      <Notice tone="error" onRetry={tryNow}>
        {describeFailure(failure, "the loan's history")}
      </Notice>
    );
  }
  if (!arePaused && !isLasting(failure)) return null;
  return (
    <Notice tone="warning" title="Updates paused">
      {describeFailure(failure, "the loan's history")} <Since />
      <Button kind="quiet" onClick={tryNow}>
        Try now
      </Button>
    </Notice>
  );
}

/** A component of its own, because the time changes with every read. */
function Since() {
  const checkedAt = useSelector(selectCheckedAt);
  return checkedAt === null ? null : `What you see is from ${clockTime(checkedAt)}. `;
}
