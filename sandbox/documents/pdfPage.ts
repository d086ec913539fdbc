/** The pages being written. */
export type Page = PDFKit.PDFDocument;

export const MARGIN = 48;

/** Between the margins. */
export const pageWidthOf = ({ page }: Page): number => page.width - 2 * MARGIN;

/** Begins a new page when less than this is left. */
export function keepTogether(page: Page, height: number): void {
  if (page.y + height > page.page.height - page.page.margins.bottom) page.addPage();
}
