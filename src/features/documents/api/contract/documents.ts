import * as v from 'valibot';
import { post } from '@/http/contract/call';
import { listOf, part, sentIdOf, shownNumber, text } from '@/http/contract/fields';

/** `documentBytes` is base64. */
const documentFields = { documentBytes: text, extension: text };
const document = v.pipe(v.object(documentFields), v.transform(storedDocument));

/** @empty undefined without bytes */
function storedDocument({ documentBytes, extension }: Record<keyof typeof documentFields, string | null>) {
  return documentBytes === null ? undefined : { documentBytes, extension: extension ?? '' };
}

/** One message of an engine. @spec FND-1 */
export const findingMessage = v.object({
  /** LPA's section, or the number of DU's category. */
  section: text,
  /** LPA's kind of message; null at DU. */
  group: text,
  messageId: shownNumber,
  text,
  /** DU's number, or the word that the service sent. */
  severity: shownNumber,
  borrowerName: text,
});

/** What an engine says about its run, in its own words. @spec FND-1 */
export const findingsFacts = v.object({
  /** The casefile id or the LPA key. */
  identifier: shownNumber,
  submission: shownNumber,
  engineVersion: shownNumber,
  /** As the engine writes it: DU, LPA 4.8 and LPA 5 each have a layout of their own. */
  at: text,
  status: text,
  recommendation: text,
  eligibility: text,
});

/** A service that reads the engine's file itself may send its messages. They win over the file. */
const underwritingDocument = v.pipe(
  v.object({
    ...documentFields,
    findings: listOf(findingMessage),
    findingsFacts: part(findingsFacts),
  }),
  v.transform(({ findings, findingsFacts: facts, ...file }) => ({ findings, facts, file: storedDocument(file) })),
);

export type StoredDocument = NonNullable<v.InferOutput<typeof document>>;
export type FindingMessage = v.InferOutput<typeof findingMessage>;
export type FindingsFacts = v.InferOutput<typeof findingsFacts>;

/** A file as the API returned it: bytes in base64, or XML text. */
export type FindingsFile = { base64: string } | { text: string };

export interface SentFindings {
  messages: readonly FindingMessage[];
  facts: FindingsFacts | null;
}

/** The file itself. The pattern rejects an HTML page from a gateway, and JSON that breaks off. */
const plainFile = v.pipe(v.string(), v.regex(/^(?!\s*(?:<(?:!doctype html|html[\s>])|\{\s*"documentBytes"))/i));

/** @spec DAT-10 */
export const documentCalls = {
  /** A findings or credit report document. */
  document: post({
    path: '/aus/multi-aus/v1/document',
    kind: 'document',
    sendsLoanId: true,
    body: v.object({ encryptedId: sentIdOf('document') }),
    answer: document,
  }),
  /** The XML of a request, its response or the raw request, saved as report.xml. */
  underwritingDownload: post({
    path: '/aus/gse-aus/v1/underwriting/download',
    kind: 'document',
    sendsLoanId: true,
    body: v.object({
      RequestId: sentIdOf('request'),
      loanId: v.string(),
      requestType: v.picklist(['Request', 'Response', 'RawRequest']),
    }),
    isPlainAccepted: true,
    answer: v.union([underwritingDocument, plainFile]),
  }),
};

type DocumentCalls = typeof documentCalls;

declare module '@/http/contract/call' {
  interface Calls extends DocumentCalls {}
}
