import * as v from 'valibot';
import { post } from './call';
import { text } from './fields';

/** `documentBytes` is base64. */
const document = v.object({ documentBytes: text, extension: text });

export const documentCalls = {
  document: post({
    path: '/aus/multi-aus/v1/document',
    kind: 'document',
    sendsLoanId: true,
    summary: 'A findings or credit report document',
    body: v.object({ encryptedId: v.string() }),
    answer: document,
  }),
  underwritingDownload: post({
    path: '/aus/gse-aus/v1/underwriting/download',
    kind: 'document',
    sendsLoanId: true,
    summary: 'The XML of a request, its response or the raw request, saved as report.xml',
    body: v.object({
      RequestId: v.string(),
      loanId: v.string(),
      requestType: v.picklist(['Request', 'Response', 'RawRequest']),
    }),
    answer: document,
  }),
};
