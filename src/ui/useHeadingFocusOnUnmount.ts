import { useLayoutEffect, type RefObject } from 'react';
import { focusHeading } from './focusHeading';

/** Focuses the screen's heading if the element unmounts while it contains the focus, which would otherwise be lost. */
export function useHeadingFocusOnUnmount(ref: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement) === true) focusHeading();
    };
  }, [ref]);
}
