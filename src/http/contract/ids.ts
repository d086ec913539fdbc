type WireId = string | number;

/** The kind of thing that an id names. The same digits may name two different things. */
export type IdKind =
  | 'agency'
  | 'application'
  | 'borrower'
  | 'document'
  | 'formFree'
  | 'identifier'
  | 'mappedAgency'
  | 'reason'
  | 'reference'
  | 'report'
  | 'request'
  | 'requestBorrower'
  | 'result'
  | 'run'
  | 'verifiedBorrower';

/** The app keeps ids as text. It sends each id back in the type in which the API sent it. */
const numbers = new Set<string>();

/** Returns an id as text, and notes its type. */
export function received(kind: IdKind, id: WireId): string {
  const text = String(id);
  if (typeof id === 'number') numbers.add(`${kind} ${text}`);
  else numbers.delete(`${kind} ${text}`);
  return text;
}

/** An id that the API has not sent as a number, such as a typed one, is sent as text. */
export const toSend = (kind: IdKind, text: string): WireId => (numbers.has(`${kind} ${text}`) ? Number(text) : text);

/** Returns an id as text; null when there is none. The API also writes zeros or a blank text for no id. @spec DAT-3 */
export const idText = (id: WireId | null): string | null =>
  id === null || /^\s*0*\s*$/.test(String(id)) ? null : String(id);
