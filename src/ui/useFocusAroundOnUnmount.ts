import { useLayoutEffect, type RefObject } from 'react';
import { focusHeading } from './focusHeading';

/**
 * If the element unmounts with the focus, which would otherwise be lost, focuses what is around it: the title of its
 * dialog, else the nearest element that takes the focus, else the heading of the screen.
 */
export function useFocusAroundOnUnmount(ref: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element === null || element !== document.activeElement) return;
      const around = placesAround(element);
      // After React has removed what unmounts together with the element.
      queueMicrotask(() => {
        const place = around.find(({ isConnected }) => isConnected);
        if (place === undefined) focusHeading();
        else place.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}

/** The nearest first. Orca reads a focused dialog as one word, so its title takes the focus. */
function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('[tabindex]');
  if (!place) return [];
  const title = place.role === 'dialog' ? place.querySelector<HTMLElement>('h2[tabindex]') : null;
  return [title ?? place, ...placesAround(place)];
}
