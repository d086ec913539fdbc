/** No vowels, so that no words appear, and no digits, which look like numbers of loans and people. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/** Four random letters, short enough to read out. */
const code = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => LETTERS[byte % LETTERS.length]).join('');

const references = new Map<string, string>();

/** The code of an error, such as `KRTB-WMXD`, for the user and for the log. The same error has the same. */
export function referenceOf(error: unknown): string {
  const { name, message, stack } = Object(error) as Partial<Error>;
  // By where it was thrown, because each repetition is another object.
  const [place = message ?? error] = /(?:\S+:\d+:\d+\D*){1,3}/.exec(String(stack)) ?? [];
  const key = `${name} ${String(place)}`;
  const reference = references.get(key) ?? `${code()}-${code()}`;
  references.set(key, reference);
  return reference;
}

/**
 * A new trace context of the W3C, for the API's logs. Its trace id begins with the tab's code in hexadecimal, so that a
 * search finds the calls of a tab, and no call needs an envelope of its own.
 */
export const traceParent = (): string => {
  const random = crypto.getRandomValues(new Uint8Array(20));
  const hex = Array.from([...new TextEncoder().encode(tab), ...random], (byte) => byte.toString(16).padStart(2, '0'));
  return `00-${hex.slice(0, 16).join('')}-${hex.slice(16).join('')}-01`;
};

/** The version and commit of the page. @empty '' in one that was not built */
export const release = (): string => document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? '';

/** src/firstScript.js keeps it: only that runs if the app is missing. */
const tab = (globalThis as { tabCode?: string }).tabCode ?? code();

/** The code of this tab, for complaints without an error. A reload keeps it. */
export const tabCode = (): string => tab;
