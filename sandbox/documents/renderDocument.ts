import { creditReportPdf } from './creditReportPdf';
import { findingsPdf } from './findingsPdf';
import type { FoundDocument } from './findDocument';
import { requestXml } from './requestXml';
import { responseXml } from './response/responseXml';

export interface RenderedDocument {
  bytes: Uint8Array;
  extension: 'pdf' | 'xml';
}

export async function renderDocument(document: FoundDocument): Promise<RenderedDocument> {
  switch (document.kind) {
    case 'findings':
      return { bytes: await findingsPdf(document.ordered, document.service), extension: 'pdf' };
    case 'credit':
      return { bytes: await creditReportPdf(document.ordered, document.referenceNumber), extension: 'pdf' };
    case 'request':
      return { bytes: new TextEncoder().encode(requestXml(document.ordered)), extension: 'xml' };
    case 'response':
      return { bytes: new TextEncoder().encode(responseXml(document.ordered)), extension: 'xml' };
  }
}
