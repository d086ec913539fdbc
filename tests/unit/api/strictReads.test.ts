import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { orderRequestOf } from '@/features/request/protocol/rules/orderRequest';
import { formOf, sources } from '@tests/fixtures/order';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

function answering(body: object) {
  server.use(http.all('*/api/*', () => HttpResponse.json(body)));
  return apiOverWire();
}

describe("the loan's requests, read for an order", () => {
  const booksOf = async (transactionHistories: unknown[]) => {
    const { api, signal } = answering({ transactionHistories });
    const books = await api.history.books({ loanId }, signal);
    return { ids: books?.rows.map(({ requestId }) => requestId), unread: books?.unread };
  };

  it.each([null, undefined, '', {}, [], 1.5, -3, 0, '0', ' ', 'null', '1e21', true])(
    'count a row with the id %j as unread',
    async (requestId) => {
      expect(await booksOf([{ requestId: 12 }, { requestId }])).toEqual({ ids: ['12'], unread: 1 });
    },
  );

  // @spec API-17
  it.each([
    { status: { code: 1 } },
    { requestDate: 'soon' },
    { ausRequestTypeId: 'DU' },
    { isSelected: 'yes' },
    { creditDetail: [{ encryptedCreditReportDocumentId: {} }] },
  ])('count a row with %j, which is kept, as unread', async (part) => {
    expect(await booksOf([{ requestId: 12, ...part }])).toEqual({ ids: ['12'], unread: 1 });
  });

  it('count no row of which only the submitted loan can not be read in full', async () => {
    expect(await booksOf([{ requestId: 12, ausDataSet: { dti: 'high' } }])).toEqual({ ids: ['12'], unread: 0 });
  });

  it('count rows of another loan and rows that are none as unread', async () => {
    const rows = [{ requestId: 1, loanId: 7100999 }, null, 'row', { requestId: 2, loanId }];
    expect(await booksOf(rows)).toEqual({ ids: ['2'], unread: 3 });
  });

  it('count only rows, and again in the next read of the same text', async () => {
    const { api, signal } = answering({
      transactionHistories: [{ requestId: 1, creditDetail: [null, 5] }, { requestId: null }],
    });
    for (let read = 0; read < 2; read += 1)
      expect(await api.history.books({ loanId }, signal)).toMatchObject({ unread: 1 });
  });

  it.each([[], [{ encryptedCreditReportDocumentId: 'd' }]])('know the credit of a row with %j', async (...list) => {
    const creditDetail = list;
    const { api, signal } = answering({ transactionHistories: [{ requestId: 1, creditDetail }] });
    expect(await api.history.books({ loanId }, signal)).toMatchObject({ rows: [{ isCreditKnown: true }] });
  });

  it.each([null, undefined, {}, 'none', [null], [{ loanId: 7100999 }]])(
    'know no credit of a row with %j',
    async (creditDetail) => {
      const { api, signal } = answering({ transactionHistories: [{ requestId: 1, creditDetail }] });
      expect(await api.history.books({ loanId }, signal)).toMatchObject({ rows: [{ isCreditKnown: false }] });
    },
  );

  it('are unknown without a list', async () => {
    const { api, signal } = answering({ transactionHistories: 'none' });
    expect(await api.history.books({ loanId }, signal)).toBeUndefined();
  });
});

describe('what is no list, where one is expected, counts as an item that could not be read', () => {
  it.each([{}, { 0: { borrowerId: 1 } }, 'none', 5, false])('such as %j', async (borrowers) => {
    const onFile = answering({ requestId: 9, borrowers });
    expect(await onFile.api.read('recentCreditRequest')({ loanId }, onFile.signal)).toMatchObject({
      borrowers: [],
      areBorrowersKnown: false,
    });
    expect(onFile.dropped).toEqual([{ call: 'recentCreditRequest', count: 1 }]);
    const ordered = answering({ requestBorrowers: borrowers });
    expect(await ordered.api.requestSetup.borrowers({ loanId, mode: 'aus' }, ordered.signal)).toBeUndefined();
    expect(ordered.dropped).toEqual([{ call: 'requestBorrowers', count: 1 }]);
  });

  it('but a missing one does not, although its items are not known', async () => {
    const { api, signal, dropped } = answering({ requestId: 9, borrowers: null });
    expect(await api.read('recentCreditRequest')({ loanId }, signal)).toMatchObject({
      borrowers: [],
      areBorrowersKnown: false,
    });
    expect(dropped).toEqual([]);
  });
});

describe('the answer to an order', () => {
  const answerOf = async (body: object) => {
    const { api, signal } = answering(body);
    const order = orderRequestOf(formOf(sources()));
    return await api.orders.place({ loanId, order, clientRequestKey: 'key-7', password: '' }, signal);
  };

  it.each([null, undefined, '', {}, ['1'], 1.5, true])('is not whole with the id %j', async (requestId) => {
    const requests = [
      { requestId: 12, ausRequestTypeId: 2 },
      { requestId, ausRequestTypeId: 3 },
    ];
    expect(await answerOf({ multiAusRequestId: 5, requests })).toMatchObject({
      requests: [{ requestId: '12', system: 'du' }],
      groupId: '5',
      isWhole: false,
    });
  });

  it.each(['3rd', 'LPA', {}, [2], true])('is not whole with the system %j', async (ausRequestTypeId) => {
    const requests = [{ requestId: 12, ausRequestTypeId }];
    expect(await answerOf({ multiAusRequestId: 5, requests })).toMatchObject({ requests: [], isWhole: false });
  });

  it.each([{}, [5], true])('is unreadable with the group %j', async (multiAusRequestId) => {
    await expect(answerOf({ multiAusRequestId, requests: [{ requestId: 12 }] })).rejects.toMatchObject({
      failure: { kind: 'unreadable' },
    });
  });

  it.each([null, undefined, 0, '0', '00', '', ' '])('has no group with %j', async (multiAusRequestId) => {
    expect(await answerOf({ multiAusRequestId, requests: [{ requestId: 12 }] })).toMatchObject({
      requests: [{ requestId: '12', system: null }],
      groupId: null,
      isWhole: true,
    });
  });

  it('is not whole with the id of a service that can not be read', async () => {
    const requests = [{ requestId: 12, uiOnlyRequestId: {}, ausRequestTypeId: 2 }];
    expect(await answerOf({ multiAusRequestId: 5, requests })).toMatchObject({ isWhole: false });
  });

  it('is whole if all of it can be read', async () => {
    expect(
      await answerOf({ multiAusRequestId: 0, requests: [{ requestId: '12', ausRequestTypeId: 7 }] }),
    ).toMatchObject({
      requests: [{ requestId: '12', system: 'other 7' }],
      groupId: null,
      isWhole: true,
    });
  });

  it('names nothing without its list', async () => {
    expect(await answerOf({ multiAusRequestId: 5 })).toBeUndefined();
  });
});
