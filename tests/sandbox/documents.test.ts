// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { creditReportPdf } from '@sandbox/documents/creditReportPdf';
import { findingsPdf } from '@sandbox/documents/findingsPdf';
import { orderedIn } from '@sandbox/world/ordered';
import { requestXml } from '@sandbox/documents/requestXml';
import { responseXml } from '@sandbox/documents/response/responseXml';
import type { Loan } from '@sandbox/world/model';
import { createWorld } from '@sandbox/world/world';
import { OPENED_AT, agency, openLender, orderOf, type OpenLender } from './openLender';
import { itemsOf } from './placeOrder';

const MARK = 'Sandbox - not a GSE document';

const textOf = (base64: string | null): string => atob(base64 ?? '');

const bytesText = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

function parseXml(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}

describe('PDF documents', () => {
  it.each(['7100120', '7100111', '7100113', '7100121'])('opens every document of loan %s', async (loanId) => {
    const lender = openLender();
    const items = (await itemsOf(lender, loanId)).slice(0, 6);
    const ids = items.flatMap((item) => [
      item.findingsDocumentId,
      ...(item.creditDetail ?? []).map((detail) => detail.encryptedCreditReportDocumentId),
    ]);
    for (const encryptedId of new Set(ids.flatMap((id) => id ?? []))) {
      expect(encryptedId).toMatch(/^enc_[0-9a-f]{16}$/);
      const document = await lender.ask('document', loanId, { body: { encryptedId } });
      expect(document.extension).toBe('pdf');
      expect(textOf(document.documentBytes)).toMatch(/^%PDF-/);
    }
  });

  it('has findings for an error that came with findings', async () => {
    const lender = openLender();
    const failed = (await itemsOf(lender, '7100113')).find((item) => item.isError && item.findingsDocumentId);
    const body = { encryptedId: failed?.findingsDocumentId ?? '' };
    expect(textOf((await lender.ask('document', '7100113', { body })).documentBytes)).toMatch(/^%PDF-/);
  });

  it('does not know an id of another loan, or an invented one', async () => {
    const lender = openLender();
    const [item] = await itemsOf(lender, '7100120');
    const body = { encryptedId: item?.findingsDocumentId ?? '' };
    expect((await lender.send('document', '7100111', { body })).status).toBe(404);
    const response = await lender.send('document', '7100111', { body: { encryptedId: 'enc_0' } });
    expect(await response.json()).toEqual({ message: 'Loan 7100111 has no document enc_0' });
  });
});

/** The sandbox sends JSON, one of the two formats in the contract. */
async function downloadOf(lender: OpenLender, loanId: string, body: object) {
  const answer = await lender.ask('underwritingDownload', loanId, { body });
  return typeof answer === 'string' ? expect.fail('plain XML') : answer;
}

describe('XML documents', () => {
  it.each(['Request', 'Response', 'RawRequest'])('returns a well-formed, marked %s', async (requestType) => {
    const lender = openLender();
    for (const item of (await itemsOf(lender, '7100113')).slice(0, 5)) {
      const body = { RequestId: String(item.uiOnlyRequestId ?? item.requestId), loanId: '7100113', requestType };
      const { documentBytes, extension } = await downloadOf(lender, '7100113', body);
      expect(extension).toBe('xml');
      const parsed = parseXml(textOf(documentBytes));
      expect(parsed.firstChild?.nodeValue?.trim()).toBe(MARK);
      if (requestType === 'Response') continue;
      expect(parsed.documentElement.getAttribute('MISMOReferenceModelIdentifier')).toBe('3.4.0[B324]');
      expect(parsed.querySelector('AboutVersionIdentifier')?.textContent).toBe(MARK);
      expect(parsed.querySelector('AddressLineText')?.textContent).toBe('15 Quarry Street');
    }
  });

  it("requests a multi item's service by its own id", async () => {
    const lender = openLender();
    const [item] = await itemsOf(lender, '7100113');
    const body = { RequestId: String(item?.requestId), loanId: '7100113', requestType: 'Request' };
    expect((await lender.send('underwritingDownload', '7100113', { body })).status).toBe(404);
  });

  it('refuses them to users without the privilege', async () => {
    const lender = openLender('sam.lindqvist');
    const body = { RequestId: '1130010', loanId: '7100113', requestType: 'Request' };
    expect((await lender.send('underwritingDownload', '7100113', { body })).status).toBe(403);
  });
});

describe('hostile names', () => {
  const HOSTILE = `<script>alert("1")</script> & 'O\u0000Hara' ]]> Ωmega \u{1F600}`;

  function hostileLoan(): Loan {
    const loan = createWorld(OPENED_AT, 1, 7).open('7100120', OPENED_AT);
    if (!loan) throw new Error('loan expected');
    return { ...loan, borrowers: loan.borrowers.map((b) => ({ ...b, firstName: HOSTILE })) };
  }

  it('are text in XML', () => {
    for (const ordered of orderedIn(hostileLoan())) {
      for (const xml of [requestXml(ordered), requestXml(ordered, true), responseXml(ordered)]) {
        const parsed = parseXml(xml);
        expect(parsed.querySelector('script')).toBeNull();
        expect(new XMLSerializer().serializeToString(parsed)).toContain('Ωmega \u{1F600}');
      }
    }
  });

  it('do not break a PDF', async () => {
    for (const ordered of orderedIn(hostileLoan())) {
      if (ordered.service) expect(bytesText(await findingsPdf(ordered, ordered.service))).toMatch(/^%PDF-/);
      const reference = ordered.run.credit[0]?.referenceNumber ?? '';
      expect(bytesText(await creditReportPdf(ordered, reference))).toMatch(/^%PDF-/);
    }
  });
});

it('never shows a typed password', async () => {
  const SECRET = 'canary-7f3a';
  const loanId = '7100109';
  const lender = openLender();
  const order = await orderOf(lender, loanId, {
    creditAgency: { ...agency('138', SECRET), rememberAccountDetails: true },
  });
  const placed = await lender.send('placeOrder', loanId, { body: order });
  const refused = await lender.send('placeOrder', loanId, {
    body: { ...order, clientRequestKey: 'again', ausRequests: [] },
  });
  lender.pass(17);
  const items = await itemsOf(lender, loanId);
  const texts = [await placed.text(), await refused.text(), JSON.stringify(items)];
  for (const item of items) {
    const id = { requestId: item.requestId };
    texts.push(await (await lender.send('requestDetail', loanId, { params: id })).text());
    for (const requestType of ['Request', 'Response', 'RawRequest']) {
      const body = { RequestId: String(item.uiOnlyRequestId), loanId, requestType };
      texts.push(textOf((await downloadOf(lender, loanId, body)).documentBytes));
    }
    const body = { encryptedId: item.findingsDocumentId };
    texts.push(textOf((await lender.ask('document', loanId, { body })).documentBytes));
  }
  const params = { channelId: 2, ausRequestTypeId: 2 };
  texts.push(await (await lender.send('creditAgencies', loanId, { params })).text());
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => text.includes(SECRET))).toEqual([]);
});
