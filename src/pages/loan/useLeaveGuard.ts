import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { isSubmitting } from '@/domain/order/submission';
import { selectIsDirty, selectSubmission } from '@/features/orderDraft/orderDraftSlice';
import { selectExpiry } from '@/features/session/sessionSlice';

/**
 * Asks before the page is left with changes or with an order on its way. The app's own screens need no question: the draft is
 * kept. Neither does the end of the session, which leaves by itself; the choices of the draft are kept even then.
 */
export function useLeaveGuard(): void {
  const isDirty = useSelector(selectIsDirty);
  const submission = useSelector(selectSubmission);
  const expiry = useSelector(selectExpiry);
  const asks = expiry === null && (isDirty || isSubmitting(submission));
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}
