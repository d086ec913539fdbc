import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed, which is when every request must be on it. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // Who prints as soon as there is something to print gets everything, too.
  useLayoutEffect(() => {
    // The browser prints what is on the page when the event has been handled, so nothing may wait.
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
