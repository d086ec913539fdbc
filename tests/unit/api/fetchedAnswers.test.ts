import { isCancel } from 'axios';
import { delay, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { orderRequestOf } from '@/features/request/protocol/rules/orderRequest';
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
  await api.history.poll({ loanId }, signal);
  const toPlace = { loanId, order: orderRequestOf(formOf(sources())), clientRequestKey: 'key-7', password: '' };
  await Promise.allSettled([api.orders.place(toPlace, signal)]);
  expect(modes).toEqual(['GET no-store include', 'POST no-store include']);
});

it('no header is sent that an API on another origin would have to allow', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
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
  await expect(api.loans.header({ loanId }, controller.signal)).rejects.toSatisfy(isCancel);
  await aborted;
  expect(failures).toEqual([]);
});

const UTF8 = [0x4a, 0x6f, 0x73, 0xc3, 0xa9];
const MARK = [0xef, 0xbb, 0xbf];

const bytesOf = (text: string) => [...new TextEncoder().encode(text)];

const answerWith = (bytes: number[], type: string) =>
  server.use(http.all('*', () => new HttpResponse(new Uint8Array(bytes), { headers: { 'content-type': type } })));

// @spec API-42
it.each([
  'application/json',
  'application/json; charset="utf-8"',
  'application/json;charset=ISO-8859-1',
  'application/json; charset=utf-16',
  'application/json; charset=unheard-of',
  'text/plain; charset=iso-8859-1',
])('a name in an answer of %s is read, also behind a byte order mark', async (type) => {
  for (const mark of [[], MARK]) {
    answerWith([...mark, ...bytesOf('{"borrowerName":"'), ...UTF8, ...bytesOf('"}')], type);
    const { api, signal } = apiOverWire();
    expect(await api.loans.header({ loanId }, signal)).toMatchObject({ borrowerName: 'José' });
  }
});

const xmlIn = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><r n="José"/>`;

const saveFile = async (bytes: number[], type: string) => {
  answerWith(bytes, type);
  const { api, signal } = apiOverWire();
  const saved = await api.documents.download({ loanId, requestId: '1' }, signal);
  return [...Buffer.from(saved?.documentBytes ?? '', 'base64')];
};

it.each([
  ['application/xml', bytesOf(xmlIn('UTF-8'))],
  ['text/xml; charset=ISO-8859-1', bytesOf(xmlIn('ISO-8859-1'))],
  ['application/xml', [...MARK, ...bytesOf(xmlIn('UTF-8'))]],
])('a file of UTF-8 in an answer of %s is saved as UTF-8', async (type, bytes) => {
  expect(await saveFile(bytes, type)).toEqual(bytesOf(xmlIn('UTF-8')));
});

it.each([
  ['ISO-8859-1', [...Buffer.from(xmlIn('ISO-8859-1'), 'latin1')]],
  ['windows-1252', [...Buffer.from(xmlIn('windows-1252'), 'latin1')]],
  ['UTF-16', [...Buffer.from(`\uFEFF${xmlIn('UTF-16')}`, 'utf16le')]],
  ['UTF-16 without a mark', [...Buffer.from('<r/>', 'utf16le')]],
])('a file of %s is saved as it is', async (encoding, bytes) => {
  expect(await saveFile(bytes, `text/xml; charset=${encoding}`)).toEqual(bytes);
});

it('a refused file keeps its tracking number, whatever its encoding', async () => {
  const refusal = Buffer.from('{"failureTrackingNumber":"F-1","message":"José"}', 'latin1');
  server.use(http.all('*', () => new HttpResponse(refusal, { status: 500 })));
  const { api, signal } = apiOverWire();
  await expect(api.documents.download({ loanId, requestId: '1' }, signal)).rejects.toMatchObject({
    failure: { trackingNumber: 'F-1' },
  });
});
