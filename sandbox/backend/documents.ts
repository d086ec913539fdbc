import type { documentCalls } from '@/features/documents/api/contract/documents';
import { findDocument, renderDocument } from '@sandbox/documents/findDocument';
import { answeredAt, orderedIn, ownIdOf, requestIdOf, type Ordered } from '@sandbox/world/ordered';
import { requestXml } from '@sandbox/documents/requestXml';
import { responseXml } from '@sandbox/documents/response/responseXml';
import { sentFindings } from '@sandbox/documents/response/sentFindings';
import type { Loan } from '@sandbox/world/model';
import type { Answerers } from './context';
import { refuse } from './refusal';

export const documentAnswers: Answerers<typeof documentCalls> = {
  document: async ({ loan, body, now }) => {
    const found = findDocument(loan, String(body.encryptedId), now);
    if (!found) return refuse(404, `Loan ${loan.loanId} has no document ${body.encryptedId}`);
    const { bytes, extension } = await renderDocument(found);
    return { documentBytes: Buffer.from(bytes).toString('base64'), extension };
  },
  underwritingDownload: ({ loan, body, persona, now, world: { habits } }) => {
    if (!persona.privileges.hasAccessToViewRequestResponseXML || loan.hasNoPrivileges) {
      return refuse(403, `${persona.displayName} may not see requests and responses`);
    }
    if (body.loanId !== loan.loanId) return refuse(400, 'loanId: differs from the LoanId header');
    const ordered = findDownload(loan, String(body.RequestId));
    if (!ordered) return refuse(404, `No request ${body.RequestId} (a multi item goes by uiOnlyRequestId)`);
    if (body.requestType !== 'Response') return xmlDocument(requestXml(ordered, body.requestType === 'RawRequest'));
    if (answeredAt(ordered) > now) return refuse(404, `Request ${body.RequestId} has not been answered yet`);
    return {
      ...xmlDocument(responseXml(ordered, habits.responseFiles ?? loan.responseFiles)),
      ...(habits.sendsFindings &&
        ordered.service &&
        sentFindings(ordered, ordered.service, habits.responseFiles ?? loan.responseFiles)),
    };
  },
};

const xmlDocument = (xml: string) => ({
  documentBytes: Buffer.from(xml).toString('base64'),
  extension: 'xml',
  findings: null,
  findingsFacts: null,
});

/** A service in a multi request has an id of its own; any other is identified by the request id. */
const findDownload = (loan: Loan, id: string): Ordered | undefined =>
  orderedIn(loan).find((ordered) => (ownIdOf(ordered) ?? requestIdOf(ordered)) === id);
