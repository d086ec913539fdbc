/**
 * Returns an id as text; null when there is none. The API also writes 0 or an empty text for no id.
 *
 * @spec DAT-3
 */
export const idText = (id: string | number | null): string | null =>
  id === null || id === 0 || id === '0' || id === '' ? null : String(id);
