type WireId = string | number;

/** The kind of thing that an id names. The same digits may name two different things. */
type IdKind =
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
export interface WireIds {
  received: (kind: IdKind, id: WireId) => string;
  /** @empty null for null and for the values that the API uses for no id */
  receivedIfAny: (kind: IdKind, id: WireId | null | undefined) => string | null;
  /** An id that the API has not sent as a number, such as a typed one, is sent as text. */
  toSend: (kind: IdKind, text: string) => WireId;
}

export function createWireIds(): WireIds {
  const numbers = new Set<string>();
  const received: WireIds['received'] = (kind, id) => {
    const text = String(id);
    if (typeof id === 'number') numbers.add(`${kind} ${text}`);
    else numbers.delete(`${kind} ${text}`);
    return text;
  };
  return {
    received,
    receivedIfAny: (kind, id = null) => idText(id) && received(kind, id ?? ''),
    toSend: (kind, text) => (numbers.has(`${kind} ${text}`) ? Number(text) : text),
  };
}

/** Returns an id as text; null when there is none. The API also writes 0 or an empty text for no id. @spec DAT-3 */
export const idText = (id: string | number | null): string | null =>
  id === null || id === 0 || id === '0' || id === '' ? null : String(id);

type Id = string | number | null | undefined;
type IdOf<Wire> = { [Field in keyof Wire]: Wire[Field] extends Id ? Field : never }[keyof Wire];

/** The id under the first name that has one, of several names for the same. */
export const firstOf = <Wire extends object>(wire: Wire, names: readonly IdOf<Required<Wire>>[]): Id =>
  names.map((name) => wire[name] as Id).find((id) => id !== null && id !== undefined);
