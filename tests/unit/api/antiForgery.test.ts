import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderRequestOf } from '@/domain/order/orderRequest';
import { formOf, sources } from '@tests/fixtures/order';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

const REFUSED = { message: 'Invalid CSRF token' };
const PLACED = { requests: [{ requestId: 1, ausRequestTypeId: 2 }] };

let cookies = '';
beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
});

/** A service that accepts only one token; `says` is its answer to any other. */
function accepts(token: string | undefined, says: object = REFUSED, then: () => void = () => undefined) {
  server.use(
    http.post('*/multi-aus-request', ({ request }) => {
      if (request.headers.get('x-xsrf-token') === token) return HttpResponse.json(PLACED);
      then();
      return HttpResponse.json(says, { status: 403 });
    }),
    http.get('*', () => HttpResponse.json({ loanNumber: '26' })),
  );
}

function orderer() {
  const { api, signal, requests, failures } = apiOverWire();
  const toPlace = { loanId, order: orderRequestOf(formOf(sources())), clientRequestKey: 'key-7', password: '' };
  return {
    failures,
    read: () => api.loans.header({ loanId }, signal),
    place: () => api.orders.place(toPlace, signal),
    orders: () => requests.filter(({ method }) => method === 'POST'),
    tokens: () => requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers['x-xsrf-token']),
  };
}

describe('an anti-forgery token that the service refuses', () => {
  it('is replaced once by that of another cookie of the name', async () => {
    cookies = 'theme=dark; XSRF-TOKEN=stale; XSRF-TOKEN=fresh';
    accepts('fresh');
    const { place, tokens, orders, failures } = orderer();
    expect(await place()).toHaveLength(1);
    expect(tokens()).toEqual(['stale', 'fresh']);
    expect(failures).toEqual([]);
    await vi.waitFor(() => expect(orders()[1]?.body).toMatchObject({ clientRequestKey: 'key-7' }));
    expect(orders()[1]?.body).toEqual(orders()[0]?.body);
  });

  it('is replaced once by the cookie that the refusal set', async () => {
    cookies = 'XSRF-TOKEN=old';
    accepts('new', REFUSED, () => (cookies = 'XSRF-TOKEN=new'));
    const { place, tokens } = orderer();
    expect(await place()).toHaveLength(1);
    expect(tokens()).toEqual(['old', 'new']);
  });

  it('is replaced only once', async () => {
    cookies = 'XSRF-TOKEN=a; XSRF-TOKEN=b; XSRF-TOKEN=c';
    accepts('c');
    const { place, tokens, failures } = orderer();
    await expect(place()).rejects.toMatchObject({ failure: { status: 403 } });
    expect(tokens()).toEqual(['a', 'b']);
    expect(failures).toHaveLength(1);
  });

  it('is not replaced if no other is known', async () => {
    cookies = 'XSRF-TOKEN=only';
    accepts('another');
    const { place, tokens } = orderer();
    await expect(place()).rejects.toMatchObject({ failure: { status: 403 } });
    expect(tokens()).toEqual(['only']);
  });

  // The order may have been placed: only a refusal of the token itself says that nothing was done.
  it.each([{}, { message: 'You may not order' }])('is not suspected when the service says %j', async (says) => {
    cookies = 'XSRF-TOKEN=stale; XSRF-TOKEN=fresh';
    accepts('fresh', says);
    const { place, tokens } = orderer();
    await expect(place()).rejects.toMatchObject({ failure: { status: 403 } });
    expect(tokens()).toEqual(['stale']);
  });
});

describe('an app whose API is on another host', () => {
  it('repeats the token of the latest response that had one, since it cannot read the cookie', async () => {
    cookies = '';
    accepts('second');
    for (const token of ['first', 'second'])
      server.use(
        http.get('*', () => HttpResponse.json({ loanNumber: '26' }, { headers: { 'X-XSRF-TOKEN': token } }), {
          once: true,
        }),
      );
    const { read, place, tokens } = orderer();
    await read();
    await read();
    server.use(http.get('*', () => HttpResponse.json({ loanNumber: '27' })));
    await read();
    await place().catch(() => undefined);
    expect(tokens()).toContain('first');
  });

  it('sends none where neither exists, because the bearer token is enough', async () => {
    cookies = '';
    accepts(undefined);
    server.use(http.post('*/multi-aus-request', () => HttpResponse.json(PLACED)));
    const { place, tokens } = orderer();
    expect(await place()).toHaveLength(1);
    expect(tokens()).toEqual([undefined]);
  });

  it('takes the token of the refusal itself', async () => {
    cookies = 'XSRF-TOKEN=foreign';
    server.use(
      http.post('*/multi-aus-request', ({ request }) =>
        request.headers.get('x-xsrf-token') === 'issued'
          ? HttpResponse.json(PLACED)
          : HttpResponse.json(REFUSED, { status: 403, headers: { 'X-XSRF-TOKEN': 'issued' } }),
      ),
    );
    const { place, tokens } = orderer();
    expect(await place()).toHaveLength(1);
    expect(tokens()).toEqual(['foreign', 'issued']);
  });
});
