import axios from 'axios';
import { getResponse, HttpHandler, type RequestHandler } from 'msw';
import type { Call } from '@/api/contract/call';
import { calls, type CallName } from '@/api/contract/calls';
import { afterTest } from '@tests/support/cleanups';
import type { Lender } from '@sandbox/backendTypes';
import { NoAnswer, type Answer } from './answers';

/** One request, and what became of it. */
export interface Sent {
  call: CallName;
  request: Request;
  /** Epoch milliseconds; `endedAt` is null while it is on its way. */
  startedAt: number;
  endedAt: number | null;
}

export interface Wire {
  sent: Sent[];
  /** Answers one call in its own way until it is taken back. */
  plant: (call: CallName, answer: Answer) => void;
  clear: () => void;
  /** Forgets what has been sent. */
  forget: () => void;
  isUnderWay: (call: CallName) => boolean;
  /** Requests that the lender is working on. */
  busy: () => number;
  /** What went wrong with the wire itself rather than with the answer that it was to bring. */
  mistakes: unknown[];
  /** What nobody may ever find outside the requests themselves. */
  secrets: () => string[];
}

/** Brings a request to where it is answered, and the answer back. */
export type Carry = (request: Request, answer: () => Promise<Response>, call: CallName) => Promise<Response>;

const atOnce: Carry = (_, answer) => answer();

/**
 * The network between the app and the lender, in the place of the browser's: axios is given a `fetch` of ours. Its own client for
 * simulated browsers knows no time limit, which half of the faults are about.
 */
export function openWire(lender: Lender, carry: Carry = atOnce): Wire {
  const sent: Sent[] = [];
  const planted = new Map<CallName, Answer>();
  const mistakes: unknown[] = [];
  const passphrases = new Set<string>();
  const handlers = handlersByCall(lender);
  let working = 0;

  const work = async (call: CallName, request: Request): Promise<Response> => {
    working += 1;
    try {
      const response = await getResponse(handlers[call], request);
      if (response === undefined) throw new Error(`The lender knows nothing of ${request.url}`);
      if (response.body === null) return response;
      const bytes = await response.arrayBuffer();
      for (const found of passphrasesIn(Buffer.from(bytes))) passphrases.add(found);
      return new Response(bytes, response);
    } finally {
      working -= 1;
    }
  };

  const fetchOverWire = async (request: Request): Promise<Response> => {
    const call = callOf(request);
    const record: Sent = { call, request, startedAt: Date.now(), endedAt: null };
    sent.push(record);
    const doWork = () => work(call, request);
    try {
      return await carry(request, () => planted.get(call)?.(request, doWork) ?? doWork(), call);
    } catch (error) {
      if (!(error instanceof NoAnswer)) mistakes.push(error);
      throw error;
    } finally {
      record.endedAt = Date.now();
    }
  };

  const { adapter, env } = axios.defaults;
  afterTest(() => Object.assign(axios.defaults, { adapter, env }));
  Object.assign(axios.defaults, { adapter: 'fetch', env: { ...env, fetch: fetchOverWire } });

  return {
    sent,
    mistakes,
    plant: (call, answer) => void planted.set(call, answer),
    clear: () => planted.clear(),
    forget: () => void sent.splice(0),
    isUnderWay: (name) => sent.some(({ call, endedAt }) => call === name && endedAt === null),
    busy: () => working,
    secrets: () => ['token-of-', ...passphrases],
  };
}

const passphrasesIn = (body: Buffer): string[] =>
  body.includes('"passphrase"')
    ? [...body.toString().matchAll(/"passphrase":"([^"]+)"/g)].map(([, found = '']) => found)
    : [];

/** Each call's own handler: to try all of them for each request would take most of the time. */
function handlersByCall({ handlers }: Lender): Record<CallName, RequestHandler[]> {
  const of = ({ path }: Call): RequestHandler[] => {
    const pattern = `*/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    return handlers.filter((handler) => handler instanceof HttpHandler && handler.info.path === pattern);
  };
  return Object.fromEntries(entries.map(([name, call]) => [name, of(call)])) as Record<CallName, RequestHandler[]>;
}

const entries = Object.entries(calls) as [CallName, Call][];

const patterns = entries.map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

function callOf({ method, url }: Request): CallName {
  const { pathname } = new URL(url);
  const known = patterns.find((candidate) => candidate.method === method && candidate.pattern.test(pathname));
  if (known === undefined) throw new Error(`No call of the contract is ${method} ${pathname}`);
  return known.name;
}
