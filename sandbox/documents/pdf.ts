import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { SANDBOX_MARK } from './marking';
import type { Report, Section } from './report';

const FOOTER_HEIGHT = 36;
const BAND_HEIGHT = 64;

/** Renders a report on letter pages, each with the sandbox mark and its page number. */
export function renderPdf(report: Report): Promise<Uint8Array> {
  const page: Page = new PDFDocument({
    size: 'LETTER',
    bufferPages: true,
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT },
    info: { Title: report.title, Subject: SANDBOX_MARK, CreationDate: new Date(report.at) },
  });
  const bytes = buffer(page);
  drawBand(page, report);
  for (const section of report.sections) drawSection(page, section);
  drawFooters(page);
  page.end();
  return bytes;
}

function drawBand(page: Page, { title, subtitle, color }: Report): void {
  page.rect(0, 0, page.page.width, BAND_HEIGHT).fill(color);
  page.fillColor('#ffffff').font('Helvetica-Bold').fontSize(18).text(title, MARGIN, 16);
  page.font('Helvetica').fontSize(9).text(subtitle, MARGIN, 40);
  page.fillColor('#1b1f24');
  page.x = MARGIN;
  page.y = BAND_HEIGHT + 14;
}

/** Writes into the bottom margin. Sets that margin to 0 first, because pdfkit would otherwise add a page. */
function drawFooters(page: Page): void {
  const { start, count } = page.bufferedPageRange();
  for (let number = start; number < start + count; number += 1) {
    page.switchToPage(number);
    page.page.margins.bottom = 0;
    const y = page.page.height - MARGIN;
    const options = { width: pageWidthOf(page), lineBreak: false };
    page.font('Helvetica').fontSize(8).fillColor('#57606a');
    page.text(SANDBOX_MARK, MARGIN, y, options);
    page.text(`Page ${number - start + 1} of ${count}`, MARGIN, y, { ...options, align: 'right' });
  }
}

const INK = '#1b1f24';
const FAINT = '#57606a';
const RULE = '#d0d7de';
const HEADED_HEIGHT = 56;
const ROW_GAP = 4;

export function drawSection(page: Page, section: Section): void {
  keepTogether(page, HEADED_HEIGHT);
  drawHeading(page, section.heading);
  switch (section.kind) {
    case 'facts':
      drawRows(page, pairsOf(section.rows), [0.19, 0.31, 0.19, 0.31], FAINT);
      break;
    case 'list':
      drawLines(
        page,
        section.lines.length > 0 ? section.lines.map((line, at) => `${at + 1}.  ${line}`) : [section.empty],
      );
      break;
    case 'table':
      drawRows(
        page,
        [section.columns, ...section.rows],
        section.columns.map(() => 1 / section.columns.length),
        INK,
      );
      break;
  }
  page.x = MARGIN;
  page.y += 10;
}

function drawHeading(page: Page, heading: string): void {
  page.font('Helvetica-Bold').fontSize(11).fillColor(INK).text(heading, MARGIN, page.y);
  const y = page.y + 2;
  page
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + pageWidthOf(page), y)
    .strokeColor(RULE)
    .stroke();
  page.y = y + 6;
}

/** Puts two pairs of label and value in a row. */
function pairsOf(rows: readonly (readonly [string, string])[]): string[][] {
  return Array.from({ length: Math.ceil(rows.length / 2) }, (_, at) => rows.slice(2 * at, 2 * at + 2).flat());
}

/** Draws cells side by side, each row as high as its tallest cell. The first row of a table is its head. */
function drawRows(
  page: Page,
  rows: readonly (readonly string[])[],
  widths: readonly number[],
  headColor: string,
): void {
  const isTable = headColor === INK;
  rows.forEach((cells, rowNumber) => {
    const full = pageWidthOf(page);
    const widthOf = (at: number): number => (widths[at] ?? 0) * full - 6;
    page.font('Helvetica').fontSize(9);
    const height = Math.max(...cells.map((cell, at) => page.heightOfString(cell, { width: widthOf(at) })));
    keepTogether(page, height + ROW_GAP);
    const y = page.y;
    let x = MARGIN;
    cells.forEach((cell, at) => {
      const isLabel = isTable ? rowNumber === 0 : at % 2 === 0;
      page.font(isLabel && isTable ? 'Helvetica-Bold' : 'Helvetica').fillColor(isLabel ? headColor : INK);
      page.text(cell, x, y, { width: widthOf(at) });
      x += (widths[at] ?? 0) * full;
    });
    page.y = y + height + ROW_GAP;
  });
}

function drawLines(page: Page, lines: readonly string[]): void {
  page.font('Helvetica').fontSize(9).fillColor(INK);
  for (const line of lines) {
    keepTogether(page, page.heightOfString(line, { width: pageWidthOf(page) }));
    page.text(line, MARGIN, page.y, { width: pageWidthOf(page), paragraphGap: 3 });
  }
}

export type Page = PDFKit.PDFDocument;

export const MARGIN = 48;

/** The width between the margins. */
export const pageWidthOf = ({ page }: Page): number => page.width - 2 * MARGIN;

/** Adds a page when less than this height is left. */
export function keepTogether(page: Page, height: number): void {
  if (page.y + height > page.page.height - page.page.margins.bottom) page.addPage();
}
