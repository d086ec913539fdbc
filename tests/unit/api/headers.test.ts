import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '@/app/calls';
import { createHttp } from '@/http/httpClient';
import { tabCode } from '@/lib/reference';
import { orderRequestOf } from '@/features/request/protocol/rules/orderRequest';
import { formOf, sources } from '@tests/fixtures/order';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';
import { testConfig } from '@tests/support/testConfig';

const answerAll = () =>
  server.use(
    http.all('*', () =>
      HttpResponse.json({ loanNumber: '26', documentBytes: 'JVBERi0=', extension: 'pdf', requests: [] }),
    ),
  );

beforeEach(() => {
  // A cookie that is set and deleted would leave later tests without one: MSW's store would still send it.
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=xsrf-1');
  answerAll();
});

describe('every request to the API', () => {
  // @spec API-5, API-6
  it('has the bearer token', async () => {
    const { api, signal, requests } = apiOverWire();
    await api.loans.header({ loanId }, signal);
    expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer token-1' });
    expect(requests[0]?.headers).not.toHaveProperty('ocp-apim-subscription-key');
  });

  it('has no trace, unless the configuration wants one: then its own, which begins with the code of the tab', async () => {
    const plain = apiOverWire();
    await plain.api.loans.header({ loanId }, plain.signal);
    expect(plain.requests[0]?.headers).not.toHaveProperty('traceparent');
    const { api, signal, requests } = apiOverWire({ api: { TRACE_HEADER: true } });
    await api.loans.header({ loanId }, signal);
    await api.documents.open({ loanId, encryptedId: 'x' }, signal);
    const traces = requests.map(({ headers }) => headers['traceparent'] ?? '');
    expect(new Set(traces).size).toBe(2);
    const code = Buffer.from(tabCode()).toString('hex');
    for (const trace of traces) expect(trace).toMatch(new RegExp(`^00-${code}[0-9a-f]{24}-[0-9a-f]{16}-01$`));
  });

  // @spec API-7
  it.each([
    ['on another origin', {}],
    ["on the app's own", { BASE_URL: '' }],
  ])('has the anti-forgery token, also a read, for an API %s', async (_, config) => {
    const { api, signal, requests } = apiOverWire({ api: config });
    const toPlace = { loanId, order: orderRequestOf(formOf(sources())), clientRequestKey: 'key-7', password: '' };
    await api.loans.header({ loanId }, signal);
    await api.orders.place(toPlace, signal);
    await api.documents.open({ loanId, encryptedId: 'x' }, signal);
    expect(requests.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['xsrf-1', 'xsrf-1', 'xsrf-1']);
  });

  // @spec API-5, API-7
  it.each(Object.entries(calls))('has both tokens in the call %s', async (_, { method, path }) => {
    const { requests } = apiOverWire();
    const http = createHttp(testConfig().API_CONFIG, () => Promise.resolve('token-1'));
    await http.request({ method, url: path.replaceAll(/[{}]/g, ''), data: method === 'POST' ? {} : undefined });
    expect(requests.map(({ headers }) => [headers['authorization'], headers['x-xsrf-token']])).toEqual([
      ['Bearer token-1', 'xsrf-1'],
    ]);
  });

  it.each([
    ['decoded', 'theme=dark; XSRF-TOKEN=a%2Fb%3D', 'a/b='],
    ['as it is if it is not encoded', 'XSRF-TOKEN=100%', '100%'],
    ['not that of another name', 'OLD-XSRF-TOKEN=a', undefined],
    ['not an empty one', 'XSRF-TOKEN=', undefined],
  ])('repeats the cookie %s', async (_, cookie, sent) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    const { api, signal, requests } = apiOverWire();
    await api.documents.open({ loanId, encryptedId: 'x' }, signal);
    expect(requests[0]?.headers['x-xsrf-token']).toBe(sent);
  });

  // The store's answer would wait until the app's code has run.
  it("doesn't wait for the browser's asynchronous cookie store", async () => {
    const get = vi.fn(() => new Promise(() => undefined));
    vi.stubGlobal('cookieStore', { get });
    const { api, signal, requests } = apiOverWire();
    await api.loans.header({ loanId }, signal);
    expect(requests[0]?.headers['x-xsrf-token']).toBe('xsrf-1');
    expect(get).not.toHaveBeenCalled();
  });

  // @spec API-6
  it('has the subscription key if there is one', async () => {
    const { api, signal, requests } = apiOverWire({ api: { SUBSCRIPTION_KEY: 'key-1' } });
    await api.loans.header({ loanId }, signal);
    expect(requests[0]?.headers).toMatchObject({ 'ocp-apim-subscription-key': 'key-1' });
  });

  // @spec API-4, API-19, API-21
  it('has the loan id in the marked calls only', async () => {
    const { api, signal, requests } = apiOverWire();
    await api.loans.header({ loanId }, signal);
    await api.documents.open({ loanId, encryptedId: 'x' }, signal);
    await api.documents.download({ loanId, requestId: '9912', kind: 'RawRequest' }, signal);
    expect(requests.map(({ headers }) => headers['loanid'])).toEqual([undefined, loanId, loanId]);
    expect(requests[1]?.body).toEqual({ encryptedId: 'x' });
    expect(requests[2]?.body).toEqual({ RequestId: '9912', loanId, requestType: 'RawRequest' });
  });

  // @spec OWN-21
  it('names an order only to an API that accepts an idempotency key', async () => {
    const order = orderRequestOf(formOf(sources()));
    const toPlace = { loanId, order, clientRequestKey: 'key-7', password: '' };
    for (const accepts of [true, false]) {
      const { api, signal, requests } = apiOverWire({ api: { ACCEPTS_IDEMPOTENCY_KEY: accepts } });
      await api.orders.place(toPlace, signal);
      await api.loans.header({ loanId }, signal);
      expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
        accepts ? 'key-7' : undefined,
        undefined,
      ]);
      expect(requests[0]?.body).toMatchObject({ clientRequestKey: 'key-7' });
    }
  });

  // @spec OWN-21
  it.each([
    { quoted: false, value: 'key-7' },
    { quoted: true, value: '"key-7"' },
  ])('name it as the deployment says (in quotes: $quoted)', async ({ quoted, value }) => {
    const { api, signal, requests } = apiOverWire({
      api: { ACCEPTS_IDEMPOTENCY_KEY: true, IDEMPOTENCY_KEY_QUOTED: quoted },
    });
    const order = orderRequestOf(formOf(sources()));
    await api.orders.place({ loanId, order, clientRequestKey: 'key-7', password: '' }, signal);
    expect(requests[0]?.headers['idempotency-key']).toBe(value);
    expect(requests[0]?.body).toMatchObject({ clientRequestKey: 'key-7' });
  });

  // @spec API-1, API-2
  it('uses the base URL with its suffix, in the gateway form if configured', async () => {
    const { api, signal, requests } = apiOverWire({ api: { BASE_URL_SUFFIX: '/fp', USE_APIM: 'True' } });
    await api.loans.header({ loanId }, signal);
    expect(requests[0]?.path).toBe('/fp/origination/application/application/loan-header/v1/loan/7100101/loan-info');
  });

  it("uses the app's own origin without a base URL", async () => {
    const { api, signal, requests } = apiOverWire({ api: { BASE_URL: '' } });
    await api.loans.header({ loanId }, signal);
    expect(requests[0]?.headers['authorization']).toBe('Bearer token-1');
  });
});

describe("only the API's address", () => {
  const client = () => createHttp(testConfig().API_CONFIG, () => Promise.resolve('token-1'));

  it.each(['/../outside', '/x/../../outside'])('%s is refused before anything is sent', async (url) => {
    const { requests } = apiOverWire();
    await expect(client().get(url)).rejects.toThrow('leads off the API');
    expect(requests).toEqual([]);
  });

  it.each(['https://evil.test/steal', '//evil.test/steal', 'http://lender.test@evil.test/'])(
    '%s is never sent to another host',
    async (url) => {
      const { requests } = apiOverWire();
      await client()
        .get(url)
        .catch(() => undefined);
      expect(requests.every(({ host }) => host === 'lender.test')).toBe(true);
    },
  );

  it('is allowed even when a base URL is replaced', async () => {
    const { requests } = apiOverWire();
    await expect(client().get('/loan', { baseURL: 'https://evil.test' })).rejects.toThrow('leads off the API');
    expect(requests).toEqual([]);
  });
});

describe('without a token', () => {
  // @spec API-5
  it('nothing is sent', async () => {
    const { api, signal, requests, failures } = apiOverWire({ accessToken: () => Promise.resolve(undefined) });
    await expect(api.loans.header({ loanId }, signal)).rejects.toMatchObject({ failure: { kind: 'signedOut' } });
    expect(requests).toEqual([]);
    expect(failures).toEqual([{ kind: 'signedOut', call: 'loanHeader' }]);
  });

  it('and without the provider the service counts as unreachable', async () => {
    const { api, signal, requests, failures } = apiOverWire({
      accessToken: () => Promise.reject(new Error('offline')),
    });
    await expect(api.loans.header({ loanId }, signal)).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect(requests).toEqual([]);
    expect(failures).toEqual([{ kind: 'network', call: 'loanHeader', isUnsent: true }]);
  });
});
