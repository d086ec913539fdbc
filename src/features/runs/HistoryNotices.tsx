import { useDispatch, useSelector } from 'react-redux';
import * as screenTexts from '@/features/runs/screenTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { selectAreRequestsUnread } from '@/features/loan/unreadItemsSlice';
import { historyWanted, selectArePollsPaused, selectCheckedAt, selectHistory } from '@/features/runs/historySlice';
import { type Failure, isInconclusive } from '@/lib/failure';
import { clockTime } from '@/lib/format';
import { isLoadedEmpty } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { FocusAround } from '@/ui/FocusAround';
import { Notice } from '@/ui/Notice';
import { FailureWords, ReadFailure } from '@/ui/ReadFailure';

/** A history that failed to load or is out of date; the previous data stays visible below. */
export function HistoryFailureNotice() {
  const dispatch = useDispatch();
  const failure = useSelector((state: RootState) => selectHistory(state).failure);
  const hasLoaded = useSelector((state: RootState) => selectHistory(state).value !== undefined);
  const arePaused = useSelector(selectArePollsPaused);
  const checkedAt = useSelector(selectCheckedAt);
  const tryNow = () => dispatch(historyWanted());
  if (failure === undefined) return null;
  if (!hasLoaded) return <ReadFailure failure={failure} what={screenTexts.loanHistory} retry={tryNow} />;
  if (!arePaused && mayPass(failure)) return null;
  return (
    <Notice tone="warning" title={screenTexts.updatesPaused}>
      <FailureWords failure={failure} what={screenTexts.loanHistory} />{' '}
      {checkedAt !== null && <span>{screenTexts.lastUpdated(clockTime(checkedAt))}</span>}
      <Button kind="quiet" onClick={tryNow}>
        {screenTexts.tryNow}
      </Button>
    </Notice>
  );
}

/** True for a failure that the next read may repair, so that it isn't worth a notice. */
const mayPass = (failure: Failure): boolean =>
  failure.retryAt === undefined && (failure.kind === 'http' ? isInconclusive(failure) : failure.kind !== 'bug');

/** Reports a response without a history that can be read, which differs from a loan without requests. */
export function EmptyHistory() {
  const dispatch = useDispatch();
  const isShown = useSelector((state: RootState) => isLoadedEmpty(selectHistory(state)));
  const areUnread = useSelector(selectAreRequestsUnread);
  if (!isShown) return null;
  return (
    <EmptyState
      title={areUnread ? screenTexts.noneReadable : screenTexts.historyEmpty}
      action={
        <FocusAround>
          <Button onClick={() => dispatch(historyWanted())}>{uiTexts.tryAgain}</Button>
        </FocusAround>
      }
    >
      {areUnread ? undefined : screenTexts.historyEmptyHint}
    </EmptyState>
  );
}
