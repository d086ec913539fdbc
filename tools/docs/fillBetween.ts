/**
 * Returns the page with this text between two marks.
 *
 * @throws Error if the page lacks a mark
 */
export function fillBetween(page: string, begin: string, end: string, text: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The page must hold ${begin} and ${end}`);
  return `${before}${begin}\n\n${text}\n\n${end}${after}`;
}
