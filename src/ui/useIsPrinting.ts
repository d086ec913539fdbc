import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is printing, for content that only paper needs. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // A layout effect, so that printing right after the first render also includes everything.
  useLayoutEffect(() => {
    // The browser prints the page as it is when the event handler returns, so render synchronously.
    const begin = (): void => flushSync(() => setIsPrinting(true));
    const end = (): void => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
