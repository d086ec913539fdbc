import axios from 'axios';
import { getResponse } from 'msw';
import type { Call } from '@/api/contract/call';
import { calls, type CallName } from '@/api/contract/calls';
import { afterTest } from '@tests/support/cleanups';
import type { Lender } from '@sandbox/backendTypes';
import type { Answer } from './answers';

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
  /** Requests that the lender is working on. */
  busy: () => number;
  /** What nobody may ever find outside the requests themselves. */
  secrets: () => string[];
}

/**
 * The network between the app and the lender, in the place of the browser's: axios is given a `fetch` of ours. Its own client for
 * simulated browsers knows no time limit, which half of the faults are about.
 */
export function openWire(lender: Lender): Wire {
  const sent: Sent[] = [];
  const planted = new Map<CallName, Answer>();
  const passphrases = new Set<string>();
  let working = 0;

  const work = async (request: Request): Promise<Response> => {
    working += 1;
    try {
      const response = await getResponse(lender.handlers, request.clone());
      if (response === undefined) throw new Error(`The lender knows nothing of ${request.url}`);
      const body = await response.clone().text();
      for (const [, found = ''] of body.matchAll(/"passphrase":"([^"]+)"/g)) passphrases.add(found);
      return response;
    } finally {
      working -= 1;
    }
  };

  const fetchOverWire = async (request: Request): Promise<Response> => {
    const call = callOf(request);
    const record: Sent = { call, request: request.clone(), startedAt: Date.now(), endedAt: null };
    sent.push(record);
    const doWork = () => work(request);
    try {
      return await (planted.get(call)?.(request, doWork) ?? doWork());
    } finally {
      record.endedAt = Date.now();
    }
  };

  const { adapter, env } = axios.defaults;
  afterTest(() => Object.assign(axios.defaults, { adapter, env }));
  Object.assign(axios.defaults, { adapter: 'fetch', env: { ...env, fetch: fetchOverWire } });

  return {
    sent,
    plant: (call, answer) => void planted.set(call, answer),
    clear: () => planted.clear(),
    busy: () => working,
    secrets: () => ['token-of-', ...passphrases],
  };
}

const patterns = (Object.entries(calls) as [CallName, Call][]).map(([name, { method, path }]) => ({
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
