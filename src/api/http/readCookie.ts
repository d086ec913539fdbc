/**
 * Reads a cookie synchronously.
 *
 * @empty undefined if the page has no such cookie, or an empty one
 */
export function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value === undefined || value === '' ? undefined : decode(value);
}

/** Returns text unchanged that is not properly encoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
