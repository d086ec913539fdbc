import { startTransition, useEffect, useState } from 'react';
import { useIsPrinting } from '@/ui/useIsPrinting';

const STEP = 50;

/** How many messages to render: more in each task, so that hundreds never block the page. Paper has all at once. */
export function useSteps(total: number): number {
  const isPrinting = useIsPrinting();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count >= total) return undefined;
    const next = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(next);
  }, [count, total]);
  return isPrinting ? total : Math.min(count, total);
}
