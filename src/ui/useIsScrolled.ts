import { useSyncExternalStore } from 'react';

/** Whether the page has been scrolled further than that many pixels. */
export const useIsScrolled = (past: number): boolean => useSyncExternalStore(onScroll, () => window.scrollY > past);

function onScroll(tell: () => void): () => void {
  window.addEventListener('scroll', tell, { passive: true });
  return () => window.removeEventListener('scroll', tell);
}
