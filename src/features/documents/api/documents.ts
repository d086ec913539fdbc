import type { AnswerOf, Send } from '@/http/send';
import { endpoint, type OfLoan } from '@/http/endpoint';
import { base64Of } from '@/lib/base64';
import type { FindingsFile, SentFindings, StoredDocument } from '@/features/documents/api/contract/documents';

export type XmlKind = 'Request' | 'Response' | 'RawRequest';

declare module '@/http/endpoint' {
  interface Api {
    documents: ReturnType<typeof createDocumentsApi>;
  }
}

export const createDocumentsApi = (send: Send) => {
  const fileOf = ({ loanId, requestId, kind = 'Response' }: OfLoan & { requestId: string; kind?: XmlKind }) => ({
    params: { loanId },
    body: { RequestId: requestId, loanId, requestType: kind },
  });
  return {
    /** Loads a findings or credit report document. @spec API-19 @shape bytes are base64 */
    open: endpoint(send, 'document', undefined, ({ encryptedId, ...params }: OfLoan & { encryptedId: string }) => ({
      params,
      body: { encryptedId },
    })),
    /** Loads XML of a request. @spec API-21 @shape bytes are base64; XML as plain text is accepted too */
    download: endpoint(
      send,
      'underwritingDownload',
      (answer) => (typeof answer === 'string' ? fileOfText(answer) : answer.file),
      fileOf,
    ),
    /** Loads the messages that the service sends about a request, else the response's file. @spec FND-1, FND-2 */
    findings: endpoint(send, 'underwritingDownload', toFindings, fileOf),
  };
};

/** The text in UTF-8, which its declaration then names. */
const fileOfText = (text: string): StoredDocument => ({
  documentBytes: base64Of(new TextEncoder().encode(text.replace(DECLARED, '$1UTF-8'))),
  extension: 'xml',
});

const DECLARED = /^(\s*<\?xml\s[^>]*?\bencoding\s*=\s*["'])[\w-]+/;

function toFindings(answer: AnswerOf<'underwritingDownload'>): SentFindings | FindingsFile | undefined {
  if (typeof answer === 'string') return { text: answer };
  const { findings, facts, file } = answer;
  // An empty list may be a default of the service: its file may have messages.
  if (findings !== null && (findings.length > 0 || file === undefined)) return { messages: findings, facts };
  return file && { base64: file.documentBytes };
}
