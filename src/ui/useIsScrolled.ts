import { useSyncExternalStore } from 'react';

/** Kept from the last scroll event, because reading it while rendering would lay out the page. */
let top = 0;

/** Returns whether the page is scrolled by more than `past` pixels. */
export const useIsScrolled = (past: number): boolean => useSyncExternalStore(onScroll, () => top > past);

function onScroll(listener: () => void): () => void {
  const listen = (): void => {
    top = window.scrollY;
    listener();
  };
  // The component may come after the user has scrolled.
  top = window.scrollY;
  window.addEventListener('scroll', listen, { passive: true });
  return () => window.removeEventListener('scroll', listen);
}
