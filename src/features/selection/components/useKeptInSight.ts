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
      // What has grown a moment ago, and is yet to be answered by `keep`, is no scrolling away.
      const growth = pageHeight() - height;
      inSight = wanted().filter((each) => isInSight(each) || isInSight(each, growth));
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

/** Whether all of it is; of an element that has been pushed down, whether it would be where it was. Pixels. */
function isInSight(element: Element, pushed = 0): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top - pushed >= 0 && bottom - pushed <= window.innerHeight;
}
