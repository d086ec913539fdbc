import PDFDocument from 'pdfkit';
import { SANDBOX_MARK } from './marking';
import { drawSection } from './pdfSections';
import { MARGIN, pageWidthOf, type Page } from './pdfPage';
import type { Report } from './report';

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
  const bytes = collect(page);
  drawBand(page, report);
  for (const section of report.sections) drawSection(page, section);
  drawFooters(page);
  page.end();
  return bytes;
}

function collect(page: Page): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    page.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    page.on('end', () => resolve(joined(chunks)));
    page.on('error', reject);
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
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
