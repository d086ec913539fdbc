import type { IncomingHttpHeaders } from 'node:http2';
import { getResponse } from 'msw';
import { createLender } from '@sandbox/lender';
import type { Answer } from './listen';

export const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** The sandbox's API, with a history of twelve requests and forty borrowers. */
export function createCannedApi(): Answer {
  const now = Date.now();
  const { handlers } = createLender({ now: () => now, timeScale: 1, seed: 1, identify: () => 'rita.ibarra' });
  return async ({ method, headers }, { pathname }) => {
    const request = new Request(`https://lender.test${pathname}`, { method, headers: headersOf(headers) });
    if (pathname.endsWith('/track')) return { headers: JSON_HEADERS, body: '{}' };
    const response = await getResponse(handlers, request);
    const body = (await response?.text()) ?? '{}';
    return { status: response?.status ?? 404, headers: JSON_HEADERS, body: changed(pathname, body) };
  };
}

function changed(pathname: string, body: string): string {
  if (pathname.endsWith('/transaction-history-details')) return twelveRequests(body);
  return /\/request-types\/\d\/borrowers$/.test(pathname) ? fortyBorrowers(body) : body;
}

/** Removes HTTP/2's pseudo headers. */
export const headersOf = (incoming: IncomingHttpHeaders): Headers =>
  new Headers(
    Object.entries(incoming).flatMap(([name, value]): [string, string][] =>
      name.startsWith(':') || value === undefined ? [] : [[name, String(value)]],
    ),
  );

type Item = Record<'requestId' | 'multiAusRequestId' | 'requestDate', string>;

function twelveRequests(body: string): string {
  const { transactionHistories: items } = JSON.parse(body) as { transactionHistories: Item[] };
  const groupOf = (item: Item): string =>
    Number(item.multiAusRequestId) ? item.multiAusRequestId : `single ${item.requestId}`;
  const newest = [...new Set(items.toSorted((a, b) => (a.requestDate < b.requestDate ? 1 : -1)).map(groupOf))];
  const shown = newest.slice(0, 12);
  return JSON.stringify({ transactionHistories: items.filter((item) => shown.includes(groupOf(item))) });
}

/** Two per application. */
function fortyBorrowers(body: string): string {
  const { requestBorrowers } = JSON.parse(body) as { requestBorrowers: object[] };
  const forty = Array.from({ length: 40 }, (_, place) => {
    const ids = { requestBorrowerId: String(880_001 + place), borrowerId: String(880_001 + place) };
    const applicationId = String(440_001 + Math.floor(place / 2));
    return { ...requestBorrowers[place % requestBorrowers.length], ...ids, applicationId, isPrimary: place % 2 === 0 };
  });
  return JSON.stringify({ requestBorrowers: forty });
}
