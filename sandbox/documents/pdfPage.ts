export type Page = PDFKit.PDFDocument;

export const MARGIN = 48;

/** The width between the margins. */
export const pageWidthOf = ({ page }: Page): number => page.width - 2 * MARGIN;

/** Adds a page when less than this height is left. */
export function keepTogether(page: Page, height: number): void {
  if (page.y + height > page.page.height - page.page.margins.bottom) page.addPage();
}
