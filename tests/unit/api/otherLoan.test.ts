import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { understand } from '@/http/understand';
import type { LoanId } from '@/config/loanId';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

/** What a lender answers to every call. */
function answering(body: unknown) {
  server.use(http.all('*/api/*', () => HttpResponse.json(body as object)));
  return apiOverWire();
}

const another = '7100999';
const unreadable = (call: CallName) => ({ failure: { kind: 'unreadable', call } });

// @spec SES-46
describe('a response that names another loan is unreadable', () => {
  const { api, signal } = apiOverWire();
  const reads: [CallName, object, () => Promise<unknown>][] = [
    ['loanHeader', { loanNumber: '1' }, () => api.loans.header({ loanId }, signal)],
    ['loanData', { productMoniker: 'CF30' }, () => api.loans.data({ loanId }, signal)],
    ['recentRequest', { getAusRequestItems: [] }, () => api.read('recentRequest')({ loanId }, signal)],
    ['privileges', { canSubmitAus: true }, () => api.access.privileges({ loanId }, signal)],
    ['historyDetails', { transactionHistories: [] }, () => api.history.poll({ loanId }, signal)],
    ['historyEntries', { transactionHistories: [] }, () => api.history.entries({ loanId }, signal)],
    ['selections', { selections: [] }, () => api.selections.list({ loanId, runId: '1' }, signal)],
    ['recommendations', { recommendations: [] }, () => api.selections.recommendations({ loanId }, signal)],
    ['requestDetail', { requestId: 1 }, () => api.read('requestDetail')({ loanId, requestId: '1' }, signal)],
    ['requestTypeData', { requestTypeId: 2 }, () => api.requestSetup.typeData({ loanId, option: 'du' }, signal)],
    ['requestBorrowers', { requestBorrowers: [] }, () => api.requestSetup.borrowers({ loanId, mode: 'aus' }, signal)],
    ['recentCreditRequest', { requestId: 1 }, () => api.read('recentCreditRequest')({ loanId }, signal)],
    ['digitalVerifications', { digitalVerifications: [] }, () => api.verifications.list({ loanId }, signal)],
    ['acknowledgement', { isRequired: false }, () => api.read('acknowledgement')({ loanId }, signal)],
    [
      'saveAcknowledgement',
      { isRequired: true },
      () => api.acknowledgements.save({ loanId, isObtained: true }, signal),
    ],
    [
      'repAndWarrant',
      { status: 'Relief' },
      () => api.read('repAndWarrant')({ loanId, responseId: '1', typeId: 1 }, signal),
    ],
    [
      'repAndWarrantMessages',
      { messages: [] },
      () => api.repAndWarrant.messages({ loanId, responseId: '1', typeId: 1 }, signal),
    ],
    ['document', { documentBytes: 'UERG' }, () => api.documents.open({ loanId, encryptedId: 'd' }, signal)],
    [
      'underwritingDownload',
      { documentBytes: 'PGE+' },
      () => api.documents.findings({ loanId, requestId: '1' }, signal),
    ],
    [
      'creditAgencies',
      { creditAgencies: [] },
      () => api.creditAgencies.list({ loanId, channelId: 3, service: 'du' }, signal),
    ],
    ['userAgencies', { creditAgencyId: [] }, () => api.read('userAgencies')({ loanId }, signal)],
  ];

  it.each(reads)('%s', async (call, body, read) => {
    answering({ ...body, loanId: another });
    await expect(read()).rejects.toMatchObject(unreadable(call));
    answering({ ...body, loanId });
    await expect(read()).resolves.not.toThrow();
  });

  it('an order and an override', () => {
    for (const name of ['placeOrder', 'overrideSelection'] as const) {
      const { answer } = calls[name];
      const body = { requests: [], selections: [], multiAusRequestId: 5 };
      expect(understand(answer, { ...body, loanId: another }, loanId)).toBe('unreadable');
      expect(understand(answer, { ...body, loanId }, loanId)).toMatchObject({ dropped: 0 });
    }
  });
});

describe('an item that names another loan is dropped and counted', () => {
  it('a past request, as often as it is listed', async () => {
    const { api, signal, dropped } = answering({
      transactionHistories: [
        { requestId: 1, loanId },
        { requestId: 2, loanId: another },
        { requestId: 3 },
        { requestId: 4, ausDataSet: { dti: 40, loanId: 7100999 } },
      ],
    });
    const ids = async () => (await api.history.poll({ loanId }, signal))?.map(({ requestId }) => requestId);
    expect(await ids()).toEqual(['1', '3']);
    expect(await ids()).toEqual(['1', '3']);
    expect(dropped).toEqual([
      { call: 'historyDetails', count: 2 },
      { call: 'historyDetails', count: 2 },
    ]);
  });

  it('an item of the latest request, whose field has another spelling', async () => {
    const getAusRequestItems = [
      { requestID: 1, loanID: 7100101 },
      { requestID: 2, loanID: 7100999 },
    ];
    const { api, signal, dropped } = answering({ getAusRequestItems });
    expect((await api.read('recentRequest')({ loanId }, signal))?.getAusRequestItems).toMatchObject([
      { requestID: '1' },
    ]);
    expect(dropped).toEqual([{ call: 'recentRequest', count: 1 }]);
  });

  it('a result, a log entry, a borrower, a verification and a menu section, although the contract names no loan there', async () => {
    const results = answering({ selections: [{ requestId: 1 }, { requestId: 2, LoanId: another }] });
    expect(await results.api.selections.list({ loanId, runId: '9' }, results.signal)).toHaveLength(1);
    const log = answering({ selectionOverrideLogs: [{ overrideLogId: 1, loan_id: another }, { overrideLogId: 2 }] });
    expect((await log.api.selections.recommendations({ loanId }, log.signal))?.logs).toMatchObject([
      { overrideLogId: '2' },
    ]);
    const borrower = { requestBorrowerId: 1, borrowerId: 1, applicationId: 1 };
    const people = answering({ requestBorrowers: [borrower, { ...borrower, borrowerId: 2, loanid: another }] });
    expect(await people.api.requestSetup.borrowers({ loanId, mode: 'aus' }, people.signal)).toHaveLength(1);
    const reports = answering({ digitalVerifications: [{ borrowerId: 1, reportId: 'V1', loanId: another }] });
    expect(await reports.api.verifications.list({ loanId }, reports.signal)).toEqual([]);
    expect(reports.dropped).toEqual([{ call: 'digitalVerifications', count: 1 }]);
    const menu = answering([
      { displayName: 'A', sectionName: 'A' },
      { displayName: 'B', sectionName: 'B', loanId: another },
    ]);
    expect(await menu.api.access.menu({ loanId, group: '1003' }, menu.signal)).toHaveLength(1);
  });
});

describe('the same loan', () => {
  it.each(['7100101', 7100101, '0007100101', ' 7100101 ', null, '', ' ', 0, '0', undefined, {}, true])(
    'is %j, or no loan',
    async (named) => {
      const { api, signal, dropped } = answering({ loanNumber: '0123904471', loanId: named });
      expect(await api.loans.header({ loanId }, signal)).toMatchObject({ loanNumber: '0123904471' });
      expect(dropped).toEqual([]);
    },
  );

  it.each(['710010', '71001010', -7100101, 7100101.5, 'LN-7100101', '7100101 7100999'])('is not %j', async (named) => {
    const { api, signal } = answering({ loanNumber: '0123904471', loanId: named });
    await expect(api.loans.header({ loanId }, signal)).rejects.toMatchObject(unreadable('loanHeader'));
  });

  it('has leading zeros in the address too, and more digits than a number', async () => {
    const exact = answering({ loanNumber: '1', loanId: '900719925474099301' });
    const other = '900719925474099302' as LoanId;
    await expect(exact.api.loans.header({ loanId: other }, exact.signal)).rejects.toMatchObject(
      unreadable('loanHeader'),
    );
    const padded = answering({ loanNumber: '1', loanId: 42 });
    expect(await padded.api.loans.header({ loanId: '0042' as LoanId }, padded.signal)).toMatchObject({
      loanNumber: '1',
    });
  });

  it('is not what another part of the service or a linked loan names', async () => {
    const { api, signal } = answering({ loanNumber: '1', linked: { loanId: another }, others: [{ loanId: another }] });
    expect(await api.loans.header({ loanId }, signal)).toMatchObject({ loanNumber: '1' });
  });
});

it('checks the same response again for another loan', async () => {
  const { api, signal } = answering({ productMoniker: 'CF30', loanId });
  expect(await api.loans.data({ loanId }, signal)).toMatchObject({ productMoniker: 'CF30' });
  await expect(api.loans.data({ loanId: another as LoanId }, signal)).rejects.toMatchObject(unreadable('loanData'));
  expect(await api.loans.data({ loanId }, signal)).toMatchObject({ productMoniker: 'CF30' });
});

it('checks the same rows again for another loan', async () => {
  const { api, signal } = answering({ transactionHistories: [{ requestId: 1, loanId }] });
  expect(await api.history.poll({ loanId }, signal)).toHaveLength(1);
  expect(await api.history.poll({ loanId: another as LoanId }, signal)).toEqual([]);
});
