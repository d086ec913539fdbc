import type { AnswerOf, Send } from '@/api/http/send';
import type { StoredDocument } from '@/domain/loan/document';
import type { LoanId } from '@/domain/loan/loan';
import type { Endpoint } from '@/lib/saga/callApi';

export type XmlKind = 'Request' | 'Response' | 'RawRequest';

export interface DocumentsApi {
  /**
   * A findings or credit report document.
   *
   * @source Specification §7: POST /aus/multi-aus/v1/document
   * @shape bytes are base64
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  open: Endpoint<{ loanId: LoanId; encryptedId: string }, StoredDocument | undefined>;
  /**
   * The XML of a request, of its response, or the raw request.
   *
   * @source Specification §7: POST /aus/gse-aus/v1/underwriting/download
   * @shape bytes are base64
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  download: Endpoint<{ loanId: LoanId; requestId: string; kind: XmlKind }, StoredDocument | undefined>;
}

export const createDocumentsApi = (send: Send): DocumentsApi => ({
  async open({ loanId, encryptedId }, signal) {
    return toDocument(await send('document', { params: {}, loanId, signal, body: { encryptedId } }));
  },
  async download({ loanId, requestId, kind }, signal) {
    const body = { RequestId: requestId, loanId, requestType: kind };
    return toDocument(await send('underwritingDownload', { params: {}, loanId, signal, body }));
  },
});

const toDocument = (wire: AnswerOf<'document'> | undefined): StoredDocument | undefined =>
  wire?.documentBytes ? { base64: wire.documentBytes, extension: wire.extension ?? '' } : undefined;
