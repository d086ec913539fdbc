import { useEffect, type RefObject } from 'react';

/**
 * Brings an element's panel into sight when it appears, and then what has the focus. Neither is pushed out again by what grows above them,
 * such as cards whose relief arrives late; whoever has scrolled away is left there.
 */
export function useKeptInSight(ref: RefObject<Element | null>): void {
  useEffect(() => {
    const panel = ref.current?.closest('section') ?? null;
    const wanted = (): Element[] => [panel, document.activeElement].filter((each) => each !== null);
    let inSight = wanted();
    let height = pageHeight();
    const keep = () => {
      height = pageHeight();
      inSight.forEach((each) => each.scrollIntoView({ block: 'nearest' }));
    };
    const look = () => {
      const growth = pageHeight() - height;
      inSight = wanted().filter((each) => isInSight(each, growth));
    };
    const observer = new ResizeObserver(keep);
    keep();
    observer.observe(document.body);
    document.addEventListener('scroll', look, { passive: true });
    document.addEventListener('focusin', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', look);
      document.removeEventListener('focusin', look);
    };
  }, [ref]);
}

const pageHeight = (): number => document.body.getBoundingClientRect().height;

/**
 * Whether all of it is, or would be had it not been pushed by what the page has just grown, which `keep` is yet to answer: that is no
 * scrolling away. Pixels; how much of the growth stands above it does not matter.
 */
function isInSight(element: Element, growth: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const leastPush = Math.max(Math.min(growth, 0), bottom - window.innerHeight);
  const mostPush = Math.min(Math.max(growth, 0), top);
  return leastPush <= mostPush;
}
