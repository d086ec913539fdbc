import type { LoanId } from '@/domain/loan/loan';
import type { PathParams } from './contract/call';
import type { CallName, calls } from './contract/calls';
import type { AnswerOf, Send, SendOptions } from './http/send';

/** An abortable call to the API. @empty undefined for an empty response @throws FailedCall */
export type Endpoint<Params, Result> = (params: Params, signal: AbortSignal) => Promise<Result>;

/** The parameters of most endpoints. */
export interface OfLoan {
  loanId: LoanId;
}

type ParamsOf<Name extends CallName> = Omit<PathParams<(typeof calls)[Name]['path']>, 'loanId'> & OfLoan;

/** Makes an endpoint of a call: translates its response, and its parameters unless the call takes the same. */
export const endpoint =
  <Name extends CallName, Result, Params = ParamsOf<Name>>(
    send: Send<NoInfer<Name>>,
    name: Name,
    toResult: (wire: AnswerOf<Name>, params: Params) => Result,
    toOptions = (params: Params) => ({ params }) as SendOptions<Name>,
  ): Endpoint<Params, Result | undefined> =>
  async (params, signal) => {
    const wire = await send(name, toOptions(params), signal);
    return wire === undefined ? undefined : toResult(wire, params);
  };

export type AnyEndpoint = Endpoint<unknown, unknown>;

/** Wraps each endpoint of the API at its first use: those whose code loads later can't be listed. */
export const mapEndpoints = <Api extends object>(
  api: Api,
  around: (endpoint: AnyEndpoint, name: string) => AnyEndpoint,
): Api =>
  mapValues(api, (group) => mapValues(group as object, (endpoint, name) => around(endpoint as AnyEndpoint, name)));

function mapValues<Values extends object>(values: Values, map: (value: unknown, key: string) => unknown): Values {
  const mapped = new Map<string | symbol, unknown>();
  return new Proxy(values, {
    get(target, key) {
      if (!mapped.has(key)) mapped.set(key, map(Reflect.get(target, key), String(key)));
      return mapped.get(key);
    },
  });
}

export function trackCalls<Api extends object>(api: Api) {
  let waiting = 0;
  let listeners: (() => void)[] = [];
  return {
    api: mapEndpoints(api, (endpoint) => async (params, signal) => {
      waiting += 1;
      try {
        return await endpoint(params, signal);
      } finally {
        waiting -= 1;
        if (waiting === 0) {
          listeners.forEach((resolve) => resolve());
          listeners = [];
        }
      }
    }),
    /** Resolves when no call is in flight. */
    none: (): Promise<void> => (waiting === 0 ? Promise.resolve() : new Promise((resolve) => listeners.push(resolve))),
  };
}

/** Starts reads early. The first caller with the same parameters takes over the response and may abort the read. */
export function createEarlyReads<Api extends object>(api: Api) {
  const reads = new Map<unknown, { params: string; answer: Promise<unknown>; controller: AbortController }>();
  return {
    /** Starts a read. Its failure is reported like that of any other call. */
    start: <Params, Result>(endpoint: Endpoint<Params, Result>, params: Params): void => {
      const controller = new AbortController();
      const answer = endpoint(params, controller.signal);
      // The caller that takes over handles a failure; until then it must not count as unhandled.
      answer.catch(() => undefined);
      reads.set(endpoint, { params: JSON.stringify(params), answer, controller });
    },
    api: mapEndpoints(api, (endpoint) => (params, signal) => {
      const early = reads.get(endpoint);
      if (early?.params !== JSON.stringify(params)) return endpoint(params, signal);
      reads.delete(endpoint);
      signal.addEventListener('abort', () => early.controller.abort());
      return early.answer;
    }),
    /** Aborts the reads that no caller has taken over. */
    abortUnclaimed: (): void => {
      reads.forEach(({ controller }) => controller.abort());
      reads.clear();
    },
  };
}
