/** Tells when somebody comes back: the tab becomes visible, or the connection returns. The result stops it. */
export function watchWakeUps(listener: () => void): () => void {
  const onVisibility = (): void => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', listener);
  };
}
