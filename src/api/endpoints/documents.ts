import type { AnswerOf, LaterSend } from '@/api/http/send';
import type { FindingsFile, SentFindings } from '@/domain/findings/findings';
import type { StoredDocument } from '@/domain/loan/document';
import type { LoanId } from '@/domain/loan/loan';
import { endpoint } from '@/api/endpoint';
import type { WireIds } from './wireIds';

export type XmlKind = 'Request' | 'Response' | 'RawRequest';

export const createDocumentsApi = (send: LaterSend, ids: WireIds) => ({
  /** Loads a findings or credit report document. @spec API-19 @shape bytes are base64 */
  open: endpoint<{ loanId: LoanId; encryptedId: string }, StoredDocument | undefined>(
    async ({ loanId, encryptedId }, signal) => {
      const body = { encryptedId: ids.toSend('document', encryptedId) };
      return toDocument(await send('document', { params: {}, loanId, signal, body }));
    },
  ),
  /**
   * Loads the XML of a request, of its response, or the raw request.
   * @spec API-21
   * @shape bytes are base64; XML as plain text is accepted too
   */
  download: endpoint<{ loanId: LoanId; requestId: string; kind: XmlKind }, StoredDocument | undefined>(
    async ({ loanId, requestId, kind }, signal) => {
      const body = { RequestId: ids.toSend('request', requestId), loanId, requestType: kind };
      const wire = await send('underwritingDownload', { params: {}, loanId, signal, body });
      return typeof wire === 'string' ? { base64: base64Of(wire), extension: 'xml' } : toDocument(wire);
    },
  ),
  /** Loads the messages that the service sends about a request, else the response's file. @spec FND-1, FND-2 */
  findings: endpoint<{ loanId: LoanId; requestId: string }, SentFindings | FindingsFile | undefined>(
    async ({ loanId, requestId }, signal) => {
      const body = { RequestId: ids.toSend('request', requestId), loanId, requestType: 'Response' as const };
      const wire = await send('underwritingDownload', { params: {}, loanId, signal, body });
      if (typeof wire === 'string') return { text: wire };
      if (wire === undefined) return undefined;
      const { findings, findingsFacts, documentBytes } = wire;
      // An empty list may be a default of the service: its file may have messages.
      if (findings !== null && (findings.length > 0 || documentBytes === null))
        return { messages: findings, facts: findingsFacts };
      return documentBytes === null ? undefined : { base64: documentBytes };
    },
  ),
});

export type DocumentsApi = ReturnType<typeof createDocumentsApi>;

const base64Of = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

const toDocument = (wire: AnswerOf<'document'> | undefined): StoredDocument | undefined =>
  wire?.documentBytes ? { base64: wire.documentBytes, extension: wire.extension ?? '' } : undefined;
