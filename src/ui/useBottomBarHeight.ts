import { type RefObject, useEffect } from 'react';

const HEIGHT = '--bottom-bar-height';

/**
 * Sets `--bottom-bar-height` while an element is fixed at the bottom of the window, so that the page leaves room for
 * it.
 */
export function useBottomBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    let frame = 0;
    const update = (): void => {
      if (isFixed(element)) style.setProperty(HEIGHT, `${element.offsetHeight}px`);
      else style.removeProperty(HEIGHT);
    };
    // In the next frame: browsers report an observer that changes the layout as an error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      style.removeProperty(HEIGHT);
    };
  }, [bar]);
}

export const isFixed = (element: HTMLElement): boolean => getComputedStyle(element).position === 'fixed';
