import * as v from 'valibot';
import { post } from './call';
import { listOf, sentId, shownNumber, text } from './fields';

/** `documentBytes` is base64. */
const documentFields = { documentBytes: text, extension: text };
const document = v.object(documentFields);

/** @spec FND-1 */
export const findingMessage = v.object({
  section: text,
  group: text,
  messageId: shownNumber,
  text,
  severity: shownNumber,
  borrowerName: text,
});

/** @spec FND-1 */
export const findingsFacts = v.object({
  identifier: shownNumber,
  submission: shownNumber,
  engineVersion: shownNumber,
  at: text,
  status: text,
  recommendation: text,
  eligibility: text,
});

/** A service that reads the engine's file itself may send its messages. They win over the file. */
const underwritingDocument = v.object({
  ...documentFields,
  findings: listOf(findingMessage),
  findingsFacts: v.fallback(v.nullish(findingsFacts, null), null),
});

/** The file itself. The pattern rejects an HTML page from a gateway, and JSON that breaks off. */
const plainFile = v.pipe(v.string(), v.regex(/^(?!\s*(?:<(?:!doctype html|html[\s>])|\{\s*"documentBytes"))/i));

/** @spec DAT-10 */
export const documentCalls = {
  document: post({
    path: '/aus/multi-aus/v1/document',
    kind: 'document',
    sendsLoanId: true,
    summary: 'A findings or credit report document',
    body: v.object({ encryptedId: sentId }),
    answer: document,
  }),
  underwritingDownload: post({
    path: '/aus/gse-aus/v1/underwriting/download',
    kind: 'document',
    sendsLoanId: true,
    summary: 'The XML of a request, its response or the raw request, saved as report.xml',
    body: v.object({
      RequestId: sentId,
      loanId: v.string(),
      requestType: v.picklist(['Request', 'Response', 'RawRequest']),
    }),
    isPlainAccepted: true,
    answer: v.union([underwritingDocument, plainFile]),
  }),
};
