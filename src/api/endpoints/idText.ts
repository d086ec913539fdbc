/** An id as text; null when there is none, which services also write as 0 or as an empty text. */
export const idText = (id: string | number | null): string | null =>
  id === null || id === 0 || id === '0' || id === '' ? null : String(id);
