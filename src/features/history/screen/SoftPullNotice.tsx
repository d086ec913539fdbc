import { useDispatch, useSelector } from 'react-redux';
import * as historyTexts from '@/config/texts/historyTexts';
import * as runsTexts from '@/config/texts/runsTexts';
import { recentRequestWanted, selectRecentRequestCall } from '@/features/loan/loanSlice';
import { describeFailure } from '@/config/describeFailure';
import { Notice } from '@/ui/Notice';

/** Explains a missing column: the soft-pull phase is unknown, which is not the same as no phase. */
export function SoftPullNotice() {
  const dispatch = useDispatch();
  const { value, failure } = useSelector(selectRecentRequestCall);
  if (value !== undefined || failure === undefined) return null;
  return (
    <Notice tone="warning" onRetry={() => dispatch(recentRequestWanted())}>
      {describeFailure(failure, runsTexts.latestRequest)} {historyTexts.pullTypesUnknown}
    </Notice>
  );
}
