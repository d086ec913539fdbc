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
export function createWireIds() {
  const numbers = new Set<string>();
  const received = (kind: IdKind, id: WireId): string => {
    const text = String(id);
    if (typeof id === 'number') numbers.add(`${kind} ${text}`);
    else numbers.delete(`${kind} ${text}`);
    return text;
  };
  return {
    received,
    /** @empty null for null and for the values that the API uses for no id */
    receivedIfAny: (kind: IdKind, id: WireId | null = null): string | null => idText(id) && received(kind, id ?? ''),
    /** An id that the API has not sent as a number, such as a typed one, is sent as text. */
    toSend: (kind: IdKind, text: string): WireId => (numbers.has(`${kind} ${text}`) ? Number(text) : text),
  };
}

export type WireIds = ReturnType<typeof createWireIds>;

/** Returns an id as text; null when there is none. The API also writes 0 or an empty text for no id. @spec DAT-3 */
export const idText = (id: WireId | null): string | null =>
  id === null || id === 0 || id === '0' || id === '' ? null : String(id);

type Id = WireId | null | undefined;
type IdOf<Wire> = { [Field in keyof Wire]: Wire[Field] extends Id ? Field : never }[keyof Wire];

/** The id under the first name that has one, of several names for the same. */
export const firstOf = <Wire extends object>(wire: Wire, names: readonly IdOf<Required<Wire>>[]): Id =>
  names.map((name) => wire[name] as Id).find((id) => id !== null && id !== undefined);
