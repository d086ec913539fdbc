import { useSyncExternalStore } from 'react';

/** Returns whether the page is scrolled by more than `past` pixels. */
export const useIsScrolled = (past: number): boolean => useSyncExternalStore(onScroll, () => window.scrollY > past);

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
