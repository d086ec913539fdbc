import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http2';
import { getResponse } from 'msw';
import type * as v from 'valibot';
import type { historyItem } from '@/api/contract/history';
import { corsHeaders, API_HEADERS } from '@sandbox/http/cors';
import { createLender } from '@sandbox/lender';
import type { Answer, Reply, TextReply } from './listen';

export const DETAILS = '/transaction-history-details';
const BORROWERS = /\/request-types\/\d\/borrowers$/;
const REQUEST = /(?<=\/requests\/)\d+$/;
const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** A loan with a long history, and one with a full Request screen. */
export const LOANS = { history: '7100111', request: '7100108' };

/** The sandbox's API with histories of any length and responses that can be held back. */
export interface CannedApi {
  answer: Answer;
  /** Sets the number of requests in histories, and the submitter in the newest row. */
  serve: (requests: number, submitter: string) => void;
  /** Holds history responses back until `release`; `held` resolves when the first one is waiting. */
  hold: () => { held: Promise<void>; release: () => void };
}

export async function createCannedApi(origins: readonly string[]): Promise<CannedApi> {
  const now = Date.now();
  const { handlers } = createLender({ now: () => now, timeScale: 1, seed: 1, identify: () => 'rita.ibarra' });
  const ask = async (path: string, headers: Headers): Promise<TextReply> => {
    const response = await getResponse(handlers, new Request(`https://lender.test${path}`, { headers }));
    return { status: response?.status ?? 404, headers: JSON_HEADERS, body: (await response?.text()) ?? '{}' };
  };
  const signedIn = new Headers({ authorization: 'Bearer bench' });
  const original = await ask(`/api/aus/history/v1/loans/${LOANS.history}${DETAILS}`, signedIn);
  const items = itemsIn(original.body);

  const originalOf = (id: string): string => String(items[Number(id) % items.length]?.requestId);

  const histories = new Map<number, HistoryText>();
  let text = '';
  let gate: { open: Promise<void>; arrived: () => void } | undefined;

  const reply = async (path: string, headers: Headers): Promise<Reply> => {
    if (path.endsWith('/track'))
      return { headers: JSON_HEADERS, body: '{"itemsReceived":0,"itemsAccepted":0,"errors":[]}' };
    if (BORROWERS.test(path)) return borrowersOf(await ask(path, headers));
    // The moved requests have ids that the sandbox doesn't know.
    if (!path.endsWith(DETAILS)) return ask(path.replace(REQUEST, originalOf), headers);
    gate?.arrived();
    await gate?.open;
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
    return headers.get('if-none-match') === etag
      ? { status: 304, headers: { etag } }
      : { headers: { ...JSON_HEADERS, etag }, body: text };
  };

  return {
    async answer({ method, headers }, { pathname }) {
      const request = new Request(`https://lender.test${pathname}`, { method, headers: headersOf(headers) });
      const cors = corsHeaders(request, { origins, allowHeaders: API_HEADERS });
      if (method === 'OPTIONS') return { status: 204, headers: cors };
      const answered = await reply(pathname, request.headers);
      return { ...answered, headers: { ...answered.headers, ...cors } };
    },
    serve(requests, submitter) {
      const history = histories.get(requests) ?? historyOf(items, requests, now);
      histories.set(requests, history);
      text = history(submitter);
    },
    hold() {
      const { promise: held, resolve: arrived } = deferred();
      const { promise: open, resolve: opened } = deferred();
      gate = { open, arrived };
      const release = (): void => {
        gate = undefined;
        opened();
      };
      return { held, release };
    },
  };
}

const itemsIn = (text: string): WireItem[] =>
  (JSON.parse(text) as { transactionHistories: WireItem[] }).transactionHistories;

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Removes HTTP/2's pseudo headers. */
const headersOf = (incoming: IncomingHttpHeaders): Headers =>
  new Headers(
    Object.entries(incoming).flatMap(([name, value]): [string, string][] =>
      name.startsWith(':') || value === undefined ? [] : [[name, String(value)]],
    ),
  );

export type WireItem = v.InferOutput<typeof historyItem>;

const HOUR_MS = 3_600_000;
/** The maximum number of services in a request; keeps ids apart. */
const STRIDE = 4;
/** Replaced in every response, so that the newest row differs from the response before. */
const MARK = '@mark@';

/** Returns the text of a history response with the given submitter in the newest row. */
export type HistoryText = (submitter: string) => string;

/**
 * Creates the text of a response with the given number of requests: a real history, repeated further and further into
 * the past.
 */
export function historyOf(items: readonly WireItem[], requests: number, now: number): HistoryText {
  const templates = requestsOf(items);
  const text = JSON.stringify({
    transactionHistories: Array.from({ length: requests }, (_, place) =>
      (templates[place % templates.length] ?? []).map((item, service) => moved(item, place, service, now)),
    ).flat(),
  });
  return (submitter) => text.replace(MARK, submitter);
}

function requestsOf(items: readonly WireItem[]): WireItem[][] {
  const requests = new Map<string, WireItem[]>();
  for (const item of items) {
    const name = isMulti(item) ? `multi ${String(item.multiAusRequestId)}` : String(item.requestId);
    requests.set(name, [...(requests.get(name) ?? []), item]);
  }
  return [...requests.values()];
}

const isMulti = ({ multiAusRequestId }: WireItem): boolean => Number(multiAusRequestId ?? 0) !== 0;

function moved(item: WireItem, place: number, service: number, now: number): WireItem {
  const sent = new Date(now - place * HOUR_MS).toISOString();
  const id = String(9_000_000 - place * STRIDE - service);
  return {
    ...item,
    requestId: id,
    uiOnlyRequestId: isMulti(item) ? `9${id}` : null,
    multiAusRequestId: isMulti(item) ? String(5_000_000 - place) : 0,
    requestDate: sent,
    receivedOn: item.receivedOn === null ? null : sent,
    linkedRequestId: place % 5 === 1 ? String(9_000_000 - (place - 1) * STRIDE) : null,
    submittedBy: place === 0 && service === 0 ? MARK : item.submittedBy,
  };
}

const MANY_BORROWERS = 40;

interface Borrower {
  requestBorrowerId: string | number;
  borrowerId: string | number;
  applicationId: string | number;
  isPrimary: boolean | null;
}

/** Returns the same response with forty borrowers, two per application. */
export function borrowersOf(reply: TextReply): TextReply {
  const { requestBorrowers } = JSON.parse(reply.body) as { requestBorrowers: Borrower[] };
  const forty = Array.from({ length: MANY_BORROWERS }, (_, place) => {
    const like = requestBorrowers[place % requestBorrowers.length];
    const id = String(880_001 + place);
    return {
      ...like,
      requestBorrowerId: id,
      borrowerId: id,
      applicationId: String(440_001 + Math.floor(place / 2)),
      isPrimary: place % 2 === 0,
    };
  });
  return { ...reply, body: JSON.stringify({ requestBorrowers: forty }) };
}
