/**
 * Reports every error in the browser's log: uncaught errors, unhandled rejections and calls of console.error. Returns a
 * function that stops it.
 *
 * @source Specification §4: "Clock drift: a logged error contains 'The JWT was issued in the future'"
 */
export function watchErrors(listener: (text: string) => void): () => void {
  // The browser's message for a thrown plain object does not contain the object's text.
  const onError = ({ message, error }: ErrorEvent): void =>
    listener(error instanceof Error || error == null ? message : `${message} ${textOf(error)}`);
  const onRejection = (event: PromiseRejectionEvent): void => listener(textOf(event.reason));
  const { console } = window;
  const original = console.error;
  const logging = (...parts: unknown[]): void => {
    listener(parts.map(textOf).join(' '));
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

/** Any value can be logged or thrown, such as a plain object with a message or a value that cannot become text. */
function textOf(value: unknown): string {
  try {
    const isPlain = typeof value === 'object' && value !== null && !(value instanceof Error) && 'message' in value;
    return String(isPlain ? value.message : value);
  } catch {
    return '';
  }
}
