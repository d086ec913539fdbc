import * as v from 'valibot';
import { post } from './call';
import { sentId, text } from './fields';

/** `documentBytes` is base64. */
const document = v.object({ documentBytes: text, extension: text });

/** XML text. The pattern rejects an HTML page from a gateway. */
const plainXml = v.pipe(v.string(), v.regex(/^\s*<(?!!doctype html|html)/i));

/** @source Specification §3: "Document: documentBytes" */
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
    answer: v.union([document, plainXml]),
  }),
};
