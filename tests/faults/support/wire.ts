import { getResponse } from 'msw';
import type { Call } from '@/http/contract/call';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { afterTest } from '@tests/support/cleanups';
import type { Lender } from '@sandbox/backendTypes';
import { NoAnswer, type Answer } from './answers';

/** One request with its start and end. */
export interface Sent {
  call: CallName;
  request: Request;
  /** Epoch milliseconds; `endedAt` is null while the request is in flight. */
  startedAt: number;
  endedAt: number | null;
}

export interface Wire {
  sent: Sent[];
  /** Makes one call respond in its own way until `clear`. */
  plant: (call: CallName, answer: Answer) => void;
  clear: () => void;
  /** Clears the list of sent requests. */
  forget: () => void;
  isUnderWay: (call: CallName) => boolean;
  /** Number of requests that the lender is processing. */
  busy: () => number;
  /** Errors of the wire itself, not of a response. */
  mistakes: unknown[];
  /** Texts that may appear only in the requests themselves. */
  secrets: () => string[];
  /** Asks the lender directly, past all faults. Returns the body of its response. */
  ask: (path: string, loanId: string) => Promise<unknown>;
}

/** Delivers a request and its response. */
export type Carry = (request: Request, answer: () => Promise<Response>, call: CallName) => Promise<Response>;

const atOnce: Carry = (_, answer) => answer();

/**
 * Replaces the browser's network between the app and the lender, because half of the faults need one that never
 * responds.
 */
export function openWire(lender: Lender, carry: Carry = atOnce): Wire {
  const sent: Sent[] = [];
  const planted = new Map<CallName, Answer>();
  const mistakes: unknown[] = [];
  const passphrases = new Set<string>();
  let working = 0;

  const work = async (request: Request): Promise<Response> => {
    working += 1;
    try {
      const response = await getResponse(lender.handlers, request);
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
    const doWork = () => work(request);
    try {
      return await carry(request, () => planted.get(call)?.(request, doWork) ?? doWork(), call);
    } catch (error) {
      if (!(error instanceof NoAnswer)) mistakes.push(error);
      throw error;
    } finally {
      record.endedAt = Date.now();
    }
  };

  const { fetch } = globalThis;
  afterTest(() => void (globalThis.fetch = fetch));
  globalThis.fetch = (...request) => fetchOverWire(new Request(...request));

  return {
    sent,
    mistakes,
    plant: (call, answer) => void planted.set(call, answer),
    clear: () => planted.clear(),
    forget: () => void sent.splice(0),
    isUnderWay: (name) => sent.some(({ call, endedAt }) => call === name && endedAt === null),
    busy: () => working,
    secrets: () => ['token-of-', ...passphrases],
    async ask(path, loanId) {
      const headers = { Authorization: 'Bearer token-of-rita.ibarra', LoanId: loanId };
      const response = await getResponse(lender.handlers, new Request(`https://lender.test/api${path}`, { headers }));
      if (response?.ok !== true) throw new Error(`The lender does not answer ${path}`);
      return (await response.json()) as unknown;
    },
  };
}

const passphrasesIn = (body: Buffer): string[] =>
  body.includes('"passphrase"')
    ? [...body.toString().matchAll(/"passphrase":"([^"]+)"/g)].map(([, found = '']) => found)
    : [];

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
