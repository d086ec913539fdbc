import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectExpiry } from '@/features/session/sessionSlice';
import { selectIsSending, selectIsUnsent } from '@/lib/openWork';

/**
 * Asks before the user leaves the page with changes, an unsaved selection or an order in flight. Navigation within the
 * app keeps the input, so it doesn't ask. Neither does the end of the session, which leaves by itself; the order's
 * draft stays saved even then.
 */
export function useLeaveGuard(): void {
  const isUnsent = useSelector(selectIsUnsent);
  const isSending = useSelector(selectIsSending);
  const expiry = useSelector(selectExpiry);
  const asks = expiry === null && (isUnsent || isSending);
  // A layout effect, so that the guard is active before the user sees input that could be lost.
  useLayoutEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}
