import type { Notes } from './unread';

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

/** Returns an id as text, and notes its type: the app sends it back in the type in which the API sent it. */
export function received({ numericIds }: Notes, kind: IdKind, id: WireId): string {
  const text = String(id);
  if (typeof id === 'number') numericIds.add(`${kind} ${text}`);
  else numericIds.delete(`${kind} ${text}`);
  return text;
}

/** An id that the API has not sent as a number, such as a typed one, is sent as text. */
export const toSend = ({ numericIds }: Notes, kind: IdKind, text: string): WireId =>
  numericIds.has(`${kind} ${text}`) ? Number(text) : text;

/** Returns an id as text; null when there is none. The API also writes zeros or a blank text for no id. @spec DAT-3 */
export const idText = (id: WireId | null): string | null =>
  id === null || /^\s*0*\s*$/.test(String(id)) ? null : String(id);
