import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { parseLoanId } from '@/config/loanId';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

const answer = (response: () => Response) => server.use(http.all('*/api/*', response));

const item = (requestId: number, more: object = {}) => ({
  requestId,
  ausDataSet: { dti: 41, duFindings: [{}] },
  ...more,
});
const historyIs = (...items: unknown[]) => answer(() => HttpResponse.json({ transactionHistories: items }));

/** Returns a function that reads the history again with the same client. */
function reader() {
  const { api, signal, dropped } = apiOverWire();
  return { dropped, read: async () => (await api.history.poll({ loanId }, signal)) ?? [] };
}

describe('a reloaded history', () => {
  it('keeps the same request objects while the response is the same', async () => {
    const { read } = reader();
    historyIs(item(2), item(1));
    const before = await read();
    const after = await read();
    expect(after.map((request, index) => request === before[index])).toEqual([true, true]);
  });

  it('has a new object only for the changed request', async () => {
    const { read } = reader();
    historyIs(item(3), item(2), item(1));
    const before = await read();
    historyIs(item(3), item(2, { status: 'Complete' }), item(1));
    const after = await read();
    expect(after.map((request, index) => request === before[index])).toEqual([true, false, true]);
    expect(after[1]).toMatchObject({ requestId: '2', status: 'Complete', ausDataSet: { dti: 41 } });
  });

  it('reflects the latest response, not the one before a failure', async () => {
    const { read } = reader();
    historyIs(item(1));
    await read();
    answer(() => HttpResponse.json({ transactionHistories: [item(7)] }, { status: 500 }));
    await expect(read()).rejects.toThrow('500');
    historyIs(item(1), item(9));
    expect((await read()).map(({ requestId }) => requestId)).toEqual(['1', '9']);
  });

  it('fails each time while it cannot be read', async () => {
    const { read } = reader();
    answer(() => HttpResponse.json([1]));
    await expect(read()).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
    await expect(read()).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
  });

  it('reports invalid items with each response, also one without any after them, and never shows them', async () => {
    const { read, dropped } = reader();
    historyIs(item(1, { creditDetail: [null, {}, 'x'] }), { status: 'Complete' });
    const [before, after] = [await read(), await read()];
    expect(after).toEqual(before);
    expect(before.map(({ creditDetail: creditDetails }) => creditDetails.length)).toEqual([1]);
    historyIs(item(1));
    await read();
    await read();
    const report = { call: 'historyDetails', count: 3 };
    expect(dropped).toEqual([report, report, { ...report, count: 0 }]);
  });
});

it("never returns one loan's response for another", async () => {
  const { api, signal } = apiOverWire();
  answer(() => HttpResponse.json({ loanNumber: 'A', borrowerName: 'Dana' }));
  const one = await api.loans.header({ loanId }, signal);
  answer(() => HttpResponse.json({ loanNumber: 'B', borrowerName: 'Dana' }));
  const other = await api.loans.header({ loanId: parseLoanId('7100102') ?? expect.fail('a loan id') }, signal);
  expect([one?.loanNumber, other?.loanNumber]).toEqual(['A', 'B']);
});
