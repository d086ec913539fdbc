import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { orderRequestOf } from '@/features/request/protocol/rules/orderRequest';
import { formOf, sources } from '@tests/fixtures/order';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

let cookies = '';
beforeEach(() => {
  cookies = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
});

/** Answers each call with the next token, in the header that CORS exposes, and without one when there is none left. */
const issue = (...tokens: (string | undefined)[]): void => {
  const left = [...tokens];
  server.use(
    http.all('*', ({ request }) => {
      const token = left.shift();
      const headers: Record<string, string> = token === undefined ? {} : { 'X-XSRF-TOKEN': token };
      if (token === 'refused') return HttpResponse.json({ message: 'Invalid CSRF token' }, { status: 403, headers });
      const placed = { requests: [{ requestId: 1, ausRequestTypeId: 2 }] };
      return HttpResponse.json(request.method === 'POST' ? placed : { loanNumber: '26' }, { headers });
    }),
  );
};

function caller() {
  const { api, signal, requests } = apiOverWire();
  const toPlace = { loanId, order: orderRequestOf(formOf(sources())), clientRequestKey: 'key-7', password: '' };
  return {
    read: () => api.loans.header({ loanId }, signal),
    place: () => api.orders.place(toPlace, signal),
    tokens: () => requests.map(({ headers }) => headers['x-xsrf-token']),
  };
}

// @spec API-7
it('repeats the token of the latest response that had one in a header, since it may not read the cookie', async () => {
  issue('first', 'second', undefined, '');
  const { read, place, tokens } = caller();
  for (let left = 4; left > 0; left -= 1) await read();
  await place();
  expect(tokens()).toEqual([undefined, 'first', 'second', 'second', 'second']);
});

// @spec API-7
it("prefers that token to a cookie of the name, which may be another app's", async () => {
  cookies = 'XSRF-TOKEN=foreign';
  issue('issued');
  const { read, place, tokens } = caller();
  await read();
  await place();
  expect(tokens()).toEqual(['foreign', 'issued']);
});

it('takes the token of a refusal too, and repeats no call by itself', async () => {
  cookies = 'XSRF-TOKEN=old';
  issue('refused');
  const { read, place, tokens } = caller();
  await expect(place()).rejects.toMatchObject({ failure: { status: 403 } });
  await read();
  expect(tokens()).toEqual(['old', 'refused']);
});

// @spec API-7
it('reads the cookie again for each call', async () => {
  cookies = 'XSRF-TOKEN=old';
  issue();
  const { read, tokens } = caller();
  await read();
  cookies = 'theme=dark; XSRF-TOKEN=new';
  await read();
  cookies = '';
  await read();
  expect(tokens()).toEqual(['old', 'new', undefined]);
});

// @spec API-7
it('sends none where neither exists, because the bearer token is enough', async () => {
  issue();
  const { read, place, tokens } = caller();
  await read();
  await place();
  expect(tokens()).toEqual([undefined, undefined]);
});
