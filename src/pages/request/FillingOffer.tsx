import { useDispatch, useSelector } from 'react-redux';
import { fillingEnded, fillingStarted, selectFilling } from '@/features/orderDraft/orderDraftSlice';
import { Notice } from '@/ui/Notice';

/** A past order takes the place of what has been entered only when that is wanted. */
export function FillingOffer() {
  const dispatch = useDispatch();
  const filling = useSelector(selectFilling);
  if (filling?.status !== 'offered') return null;
  return (
    <Notice
      tone="warning"
      title={`Fill in from request ${filling.requestId}?`}
      retryLabel="Replace what I entered"
      onRetry={() => dispatch(fillingStarted(filling.requestId))}
      onDismiss={() => dispatch(fillingEnded())}
    >
      You have entered something for this loan that has not been ordered.
    </Notice>
  );
}
