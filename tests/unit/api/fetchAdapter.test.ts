import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { orderRequestOf } from '@/domain/order/orderRequest';
import { formOf, sources } from '@tests/fixtures/order';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

it('no HTTP cache answers a call or stores its response, and cookies are sent', async () => {
  const modes: string[] = [];
  server.use(
    http.all('*', ({ request }) => {
      modes.push(`${request.method} ${request.cache} ${request.credentials}`);
      return HttpResponse.json({ transactionHistories: [] });
    }),
  );
  const { api, signal } = apiOverWire();
  await api.history.list({ loanId }, signal);
  const toPlace = { loanId, order: orderRequestOf(formOf(sources())), clientRequestKey: 'key-7', password: '' };
  await Promise.allSettled([api.orders.place(toPlace, signal)]);
  expect(modes).toEqual(['GET no-store include', 'POST no-store include']);
});

it('no header is sent that an API on another origin would have to allow', async () => {
  const { api, signal, requests } = apiOverWire();
  server.use(http.all('*', () => HttpResponse.json({ loanNumber: '26' })));
  await api.loans.header({ loanId }, signal);
  expect(Object.keys(requests[0]?.headers ?? {})).toEqual(['accept', 'authorization']);
});

it('a call without a response in time is a timeout', async () => {
  server.use(http.all('*', () => delay('infinite')));
  const { api, signal } = apiOverWire({ api: { TIMEOUT_MS: 1_000 } });
  await expect(api.loans.header({ loanId }, signal)).rejects.toMatchObject({ failure: { kind: 'timeout' } });
});

it('a canceled call reaches the network as such', async () => {
  const controller = new AbortController();
  const aborted = new Promise<void>((resolve) => {
    server.use(
      http.all('*', async ({ request }) => {
        request.signal.addEventListener('abort', () => resolve());
        controller.abort();
        await delay('infinite');
      }),
    );
  });
  const { api, failures } = apiOverWire();
  await expect(api.loans.header({ loanId }, controller.signal)).rejects.toThrow('canceled');
  await aborted;
  expect(failures).toEqual([]);
});

it.each([
  ['application/json; charset=iso-8859-1', [0x5a, 0x6f, 0xeb], 'Zoë'],
  ['application/json; charset="utf-8"', [0x5a, 0x6f, 0xc3, 0xab], 'Zoë'],
  ['application/json', [0x5a, 0x6f, 0xc3, 0xab], 'Zoë'],
  ['application/json; charset=unheard-of', [0x5a, 0x6f, 0xc3, 0xab], 'Zoë'],
])('text of %s is read as such', async (type, bytes, name) => {
  const quoted = (text: string) => [...new TextEncoder().encode(text)];
  const body = new Uint8Array([...quoted('{"borrowerName":"'), ...bytes, ...quoted('"}')]);
  server.use(http.all('*', () => new HttpResponse(body, { headers: { 'content-type': type } })));
  const { api, signal } = apiOverWire();
  expect(await api.loans.header({ loanId }, signal)).toMatchObject({ borrowerName: name });
});
