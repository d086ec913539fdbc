import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusHeading } from './focusHeading';

/**
 * If the element unmounts with the focus: focuses its dialog's title, else what is around it, else the heading. A
 * dialog that unmounts with it returns the focus by itself.
 * @param last what is focused if nothing nearer can be; the heading scrolls to the top
 */
export function useFocusAround<One extends HTMLElement>(last: 'main' | 'heading' = 'main'): RefObject<One | null> {
  const ref = useRef<One>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const around = placesAround(element).filter(({ id }) => id !== 'main' || last === 'main');
      const dialog = element.closest('[role=dialog], [role=alertdialog]');
      // After React has removed what unmounts together with the element.
      queueMicrotask(() => {
        if (dialog?.isConnected === false) return;
        const place = around.find(({ isConnected }) => isConnected);
        if (place === undefined) focusHeading();
        else place.focus({ preventScroll: true });
      });
    };
  }, [last]);
  return ref;
}

/** The nearest first. Orca reads a focused dialog as one word, so its title takes the focus. */
function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('[tabindex]');
  if (!place) return [];
  const title = place.role === 'dialog' ? place.querySelector<HTMLElement>('h2[tabindex]') : null;
  return [title ?? place, ...placesAround(place)];
}
