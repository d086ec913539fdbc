import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { parseLoanId } from '@/config/loanId';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

const otherLoanId = parseLoanId('7100102') ?? expect.fail('a loan id');

/** Answers like a service that gives each response a validator, and 304 to those who repeat it. */
function historyIs(requestId: number, etag: string): void {
  server.use(
    http.get('*/transaction-history-details', ({ request }) =>
      request.headers.get('if-none-match') === etag
        ? new HttpResponse(null, { status: 304, headers: { etag } })
        : HttpResponse.json({ transactionHistories: [{ requestId }] }, { headers: { etag } }),
    ),
  );
}

function reader(accepts = true) {
  const { api, signal, requests, failures } = apiOverWire({ api: { ACCEPTS_IF_NONE_MATCH: accepts } });
  return {
    failures,
    poll: async (loan = loanId) => (await api.history.poll({ loanId: loan }, signal)) ?? [],
    list: async () => (await api.history.books({ loanId }, signal))?.rows ?? [],
    validators: () => requests.map(({ headers }) => headers['if-none-match']),
  };
}

describe('a poll', () => {
  // @spec HIS-74
  it('repeats the validator of the last response, and 304 means nothing new', async () => {
    const { poll, validators, failures } = reader();
    historyIs(1, '"a"');
    const before = await poll();
    const after = await poll();
    expect(after[0]).toBe(before[0]);
    historyIs(2, '"b"');
    expect((await poll()).map(({ requestId }) => requestId)).toEqual(['2']);
    await poll();
    expect(validators()).toEqual([undefined, '"a"', '"a"', '"b"']);
    expect(failures).toEqual([]);
  });

  it('keeps the validator over a failure', async () => {
    const { poll, validators } = reader();
    historyIs(1, '"a"');
    const before = await poll();
    server.use(
      http.get('*/transaction-history-details', () => new HttpResponse(null, { status: 503 }), { once: true }),
    );
    await expect(poll()).rejects.toThrow('503');
    expect((await poll())[0]).toBe(before[0]);
    expect(validators()).toEqual([undefined, '"a"', '"a"']);
  });

  it("never repeats another loan's validator", async () => {
    const { poll, validators } = reader();
    historyIs(1, '"a"');
    await poll();
    await poll(otherLoanId);
    await poll();
    expect(validators()).toEqual([undefined, undefined, undefined]);
  });

  it('sends none to an API on another origin that may not allow it', async () => {
    const { poll, validators } = reader(false);
    historyIs(1, '"a"');
    await poll();
    await poll();
    expect(validators()).toEqual([undefined, undefined]);
  });

  it("sends it on the app's own origin without a setting", async () => {
    const { api, signal, requests } = apiOverWire({ api: { BASE_URL: '' } });
    historyIs(1, '"a"');
    await api.history.poll({ loanId }, signal);
    await api.history.poll({ loanId }, signal);
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"a"']);
  });

  it('fails if the service says 304 without being asked', async () => {
    const { poll } = reader();
    server.use(http.get('*/transaction-history-details', () => new HttpResponse(null, { status: 304 })));
    await expect(poll()).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
  });
});

it('the reads that protect an order never rely on a validator', async () => {
  const { list, poll, validators } = reader();
  historyIs(1, '"a"');
  await poll();
  await list();
  await poll();
  expect(validators()).toEqual([undefined, undefined, '"a"']);
});
