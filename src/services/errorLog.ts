/** Tells of every error that reaches the browser's log: uncaught, unhandled, or written to the console. The result stops it. */
export function watchErrors(tell: (text: string) => void): () => void {
  const onError = (event: ErrorEvent): void => tell(event.message);
  const onRejection = (event: PromiseRejectionEvent): void => tell(textOf(event.reason));
  const { console } = window;
  const original = console.error;
  const logging = (...parts: unknown[]): void => {
    tell(parts.map(textOf).join(' '));
    original.apply(console, parts);
  };
  console.error = logging;
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    if (console.error === logging) console.error = original;
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Anything can be logged or thrown, even what has no text. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return '';
  }
}
