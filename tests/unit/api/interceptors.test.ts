import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createHttp } from '@/http/httpClient';
import { FailedCall } from '@/lib/failure';
import { server } from '@tests/support/server';
import { testConfig } from '@tests/support/testConfig';

const client = (token: string | undefined = 'token-1') =>
  createHttp(testConfig().API_CONFIG, () => Promise.resolve(token));
const failureOf = async (http: ReturnType<typeof client>, call?: 'loanHeader') => {
  const error: unknown = await http.get('/loan', { ...(call && { call }) }).catch((caught: unknown) => caught);
  return error instanceof FailedCall ? error.failure : error;
};

describe('the axios client', () => {
  // @spec SES-15
  it("throws a failure for an error status, with the call's name", async () => {
    server.use(http.get('*/loan', () => HttpResponse.json({ activityId: 'A-1' }, { status: 500 })));
    expect(await failureOf(client(), 'loanHeader')).toEqual({
      kind: 'http',
      call: 'loanHeader',
      status: 500,
      trackingNumber: 'A-1',
    });
  });

  it('throws a failure for a call that its request interceptor stops', async () => {
    const withoutToken = createHttp(testConfig().API_CONFIG, () => Promise.resolve(undefined));
    expect(await failureOf(withoutToken, 'loanHeader')).toEqual({ kind: 'signedOut', call: 'loanHeader' });
  });

  it('passes a response through unchanged', async () => {
    server.use(http.get('*/loan', () => HttpResponse.json({ loanNumber: '26' })));
    expect(await client().get('/loan')).toMatchObject({ status: 200, data: { loanNumber: '26' } });
  });
});
