import { useDispatch, useSelector } from 'react-redux';
import { isLasting } from '@/domain/history/pollDelay';
import { historyWanted, selectArePollsPaused, selectCheckedAt, selectHistory } from '@/features/history/historySlice';
import { describeFailure } from '@/lib/failure';
import { clockTime } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** A history that could not be read, or that has not been for a while; what was read before stays below. */
export function HistoryNotices() {
  const dispatch = useDispatch();
  const { failure, value } = useSelector(selectHistory);
  const arePaused = useSelector(selectArePollsPaused);
  const checkedAt = useSelector(selectCheckedAt);
  const tryNow = () => dispatch(historyWanted());
  if (failure === undefined) return null;
  if (value === undefined) {
    return (
      <Notice tone="error" onRetry={tryNow}>
        {describeFailure(failure, "the loan's history")}
      </Notice>
    );
  }
  if (!arePaused && !isLasting(failure)) return null;
  return (
    <Notice tone="warning" title="Updates paused">
      {describeFailure(failure, "the loan's history")}{' '}
      {checkedAt !== null && `What you see is from ${clockTime(checkedAt)}. `}
      <Button kind="quiet" onClick={tryNow}>
        Try now
      </Button>
    </Notice>
  );
}
