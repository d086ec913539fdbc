/** Returns an id as text; null when there is none. The API also writes 0 or an empty text for no id. @spec DAT-3 */
export const idText = (id: string | number | null): string | null =>
  id === null || id === 0 || id === '0' || id === '' ? null : String(id);

type Id = string | number | null | undefined;
type IdOf<Wire> = { [Field in keyof Wire]: Wire[Field] extends Id ? Field : never }[keyof Wire];

/** The id under the first name that has one, of several names for the same. */
export const firstOf = <Wire extends object>(wire: Wire, names: readonly IdOf<Required<Wire>>[]): Id =>
  names.map((name) => wire[name] as Id).find((id) => id !== null && id !== undefined);
