import { type RefObject, useEffect } from 'react';

const HEIGHT = '--bottom-bar-height';

// If all elements inherited it, each change would restyle the whole page. Not as a rule of the style sheet: with such a
// rule, each later change of the sheet would.
if ('CSS' in globalThis && 'registerProperty' in CSS)
  CSS.registerProperty({ name: HEIGHT, syntax: '<length>', inherits: false, initialValue: '0px' });

/** Leaves room for a fixed element at the bottom. Only elements that declare `--bottom-bar-height: inherit` know it. */
export function useBottomBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    let frame = 0;
    // In the next frame: browsers report an observer that changes the layout as an error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => makeRoom(element));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.documentElement.style.removeProperty(HEIGHT);
    };
  }, [bar]);
}

function makeRoom(bar: HTMLElement): void {
  const { style } = document.documentElement;
  if (isFixed(bar)) style.setProperty(HEIGHT, `${bar.offsetHeight}px`);
  else style.removeProperty(HEIGHT);
}

export const isFixed = (element: HTMLElement): boolean => getComputedStyle(element).position === 'fixed';
