import { useDispatch, useSelector } from 'react-redux';
import { creditPartWanted, selectCreditParts } from '@/features/creditReport/creditReportSlice';
import { describeFailure } from '@/lib/failure';
import { Notice } from '@/ui/Notice';

/** Says why a column is missing: not known to be in a soft-pull phase is not the same as being in none. */
export function SoftPullNotice() {
  const dispatch = useDispatch();
  const { value, failure } = useSelector(selectCreditParts).recentRequest;
  if (value !== undefined || failure === undefined) return null;
  return (
    <Notice tone="warning" onRetry={() => dispatch(creditPartWanted('recentRequest'))}>
      {describeFailure(failure, 'the latest request')} Whether credit pulls were soft or full is therefore not shown.
    </Notice>
  );
}
