import { useEffect, type ReactNode } from 'react';
import { setMissing } from './missingParts';

/** Names a missing part of the page, and retries while it belongs there. */
export function RetryLoad({ what, onRetry }: { readonly what: string; readonly onRetry: () => void }): ReactNode {
  useEffect(() => {
    const events = new AbortController();
    const retry = (): void => {
      if (!document.hidden) onRetry();
    };
    for (const name of ['online', 'pointerdown', 'keydown', 'visibilitychange'])
      window.addEventListener(name, retry, { capture: true, signal: events.signal });
    return () => events.abort();
  });
  useEffect(() => {
    setMissing(what, true);
    return () => setMissing(what, false);
  }, [what]);
  return null;
}
