import type { AnswerOf, LaterSend } from '@/api/http/send';
import type { StoredDocument } from '@/domain/loan/document';
import type { LoanId } from '@/domain/loan/loan';
import type { Endpoint } from '@/api/endpoint';
import type { WireIds } from './wireIds';

export type XmlKind = 'Request' | 'Response' | 'RawRequest';

export interface DocumentsApi {
  /**
   * Loads a findings or credit report document.
   *
   * @spec API-19
   * @shape bytes are base64
   * @empty undefined for an empty response
   * @throws FailedCall
   */
  open: Endpoint<{ loanId: LoanId; encryptedId: string }, StoredDocument | undefined>;
  /**
   * Loads the XML of a request, of its response, or the raw request.
   *
   * @spec API-21
   * @shape bytes are base64; XML as plain text is accepted too
   * @empty undefined for an empty response
   * @throws FailedCall
   */
  download: Endpoint<{ loanId: LoanId; requestId: string; kind: XmlKind }, StoredDocument | undefined>;
}

export const createDocumentsApi = (send: LaterSend, ids: WireIds): DocumentsApi => ({
  async open({ loanId, encryptedId }, signal) {
    const body = { encryptedId: ids.toSend('document', encryptedId) };
    return toDocument(await send('document', { params: {}, loanId, signal, body }));
  },
  async download({ loanId, requestId, kind }, signal) {
    const body = { RequestId: ids.toSend('request', requestId), loanId, requestType: kind };
    const wire = await send('underwritingDownload', { params: {}, loanId, signal, body });
    return typeof wire === 'string' ? { base64: base64Of(wire), extension: 'xml' } : toDocument(wire);
  },
});

const base64Of = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

const toDocument = (wire: AnswerOf<'document'> | undefined): StoredDocument | undefined =>
  wire?.documentBytes ? { base64: wire.documentBytes, extension: wire.extension ?? '' } : undefined;
