import { useLayoutEffect, type RefObject } from 'react';
import { focusHeading } from './focusHeading';

/** When an element goes away with the focus in it, the screen's heading takes the focus: otherwise nothing would have it. */
export function useFocusHandedOn(ref: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement) === true) focusHeading();
    };
  }, [ref]);
}
