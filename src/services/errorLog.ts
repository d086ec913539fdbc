/** Tells of every error that reaches the browser's log: uncaught, unhandled, or written to the console. The result stops it. */
export function watchErrors(tell: (text: string) => void): () => void {
  // Of a plain object that was thrown the browser's own message says nothing.
  const onError = ({ message, error }: ErrorEvent): void =>
    tell(error instanceof Error || error == null ? message : `${message} ${textOf(error)}`);
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

/** Anything can be logged or thrown: errors that are plain objects with a message, and even what has no text. */
function textOf(value: unknown): string {
  try {
    const isPlain = typeof value === 'object' && value !== null && !(value instanceof Error) && 'message' in value;
    return String(isPlain ? value.message : value);
  } catch {
    return '';
  }
}
