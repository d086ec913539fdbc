import type { Loan, ServiceRun } from '@sandbox/world/model';
import { hasReport } from '@sandbox/world/onFile';
import { documentId, hasFindingsDocument } from './documentId';
import { answeredAt, orderedIn, requestIdOf, type Ordered } from '@sandbox/world/ordered';
import { creditReportPdf } from './creditReportPdf';
import { findingsPdf } from './findingsPdf';
import { requestXml } from './requestXml';
import { responseXml } from './response/responseXml';

export type FoundDocument =
  | { kind: 'request' | 'response'; ordered: Ordered }
  | { kind: 'findings'; ordered: Ordered; service: ServiceRun }
  | { kind: 'credit'; ordered: Ordered; referenceNumber: string };

/** Returns the document with an opaque id. @empty the loan has no such document, or not yet */
export function findDocument(loan: Loan, id: string, now: number): FoundDocument | undefined {
  return orderedIn(loan)
    .flatMap((ordered) => [...aboutRequest(ordered, now), ...creditReports(ordered, now)])
    .find((document) => idOf(loan, document) === id);
}

const idOf = ({ loanId }: Loan, document: FoundDocument): string =>
  documentId(
    loanId,
    document.kind,
    document.kind === 'credit' ? document.referenceNumber : requestIdOf(document.ordered),
  );

function aboutRequest(ordered: Ordered, now: number): FoundDocument[] {
  const { service } = ordered;
  const isAnswered = answeredAt(ordered) <= now;
  return [
    { kind: 'request', ordered },
    ...(isAnswered ? [{ kind: 'response' as const, ordered }] : []),
    ...(isAnswered && service && hasFindingsDocument(service.outcome)
      ? [{ kind: 'findings' as const, ordered, service }]
      : []),
  ];
}

function creditReports(ordered: Ordered, now: number): FoundDocument[] {
  if (!hasReport(ordered.run, now)) return [];
  return ordered.run.credit.flatMap(({ referenceNumber }) =>
    referenceNumber === null ? [] : [{ kind: 'credit' as const, ordered, referenceNumber }],
  );
}

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
      return { bytes: Buffer.from(requestXml(document.ordered)), extension: 'xml' };
    case 'response':
      return { bytes: Buffer.from(responseXml(document.ordered)), extension: 'xml' };
  }
}
