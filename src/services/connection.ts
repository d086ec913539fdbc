/** Tells whether there is a connection, now and on every change; the result stops it. */
export function watchConnection(tell: (isOnline: boolean) => void): () => void {
  const onChange = (): void => tell(navigator.onLine);
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  onChange();
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
