import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { isSubmitting } from '@/domain/order/submission';
import { selectIsDirty, selectSubmission } from '@/features/orderDraft/orderDraftSlice';
import { selectHasUnsavedOverride } from '@/features/selection/overrideSlice';
import { selectExpiry } from '@/features/session/sessionSlice';

/**
 * Asks before the page is left with changes, with a selection that has not been saved or with an order on its way. The app's own
 * screens need no question: what was entered is kept. Neither does the end of the session, which leaves by itself; the choices of
 * the order's draft are kept even then.
 */
export function useLeaveGuard(): void {
  const isDirty = useSelector(selectIsDirty);
  const submission = useSelector(selectSubmission);
  const hasUnsavedOverride = useSelector(selectHasUnsavedOverride);
  const expiry = useSelector(selectExpiry);
  const asks = expiry === null && (isDirty || hasUnsavedOverride || isSubmitting(submission));
  // Before anybody sees what could be lost.
  useLayoutEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}
