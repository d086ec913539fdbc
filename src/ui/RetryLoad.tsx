import { useEffect, useId, type ReactNode } from 'react';
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
  const owner = useId();
  useEffect(() => {
    setMissing(what, true, owner);
    return () => setMissing(what, false, owner);
  }, [what, owner]);
  return null;
}
