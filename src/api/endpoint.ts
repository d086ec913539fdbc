/** An abortable call to the API. @empty undefined for an empty response @throws FailedCall */
export type Endpoint<Params, Result> = (params: Params, signal: AbortSignal) => Promise<Result>;

/** Types an endpoint where it is written. */
export const endpoint = <Params, Result>(call: Endpoint<Params, Result>): Endpoint<Params, Result> => call;

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

interface PendingCalls<Api> {
  api: Api;
  /** Resolves when no call is in flight. */
  none: () => Promise<void>;
}

export function trackCalls<Api extends object>(api: Api): PendingCalls<Api> {
  let waiting = 0;
  let listeners: (() => void)[] = [];
  const counted = mapEndpoints(api, (endpoint) => async (params, signal) => {
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
  });
  return {
    api: counted,
    none: () => (waiting === 0 ? Promise.resolve() : new Promise((resolve) => listeners.push(resolve))),
  };
}

interface EarlyRead {
  params: string;
  answer: Promise<unknown>;
  controller: AbortController;
}

/** Starts reads early. The first caller with the same parameters takes over the response and may abort the read. */
interface EarlyReads<Api> {
  /** Starts a read. Its failure is reported like that of any other call. */
  start: <Params, Result>(endpoint: Endpoint<Params, Result>, params: Params) => void;
  api: Api;
  /** Aborts the reads that no caller has taken over. */
  abortUnclaimed: () => void;
}

export function createEarlyReads<Api extends object>(api: Api): EarlyReads<Api> {
  const reads = new Map<unknown, EarlyRead>();

  const claimRead = (endpoint: AnyEndpoint, params: unknown, signal: AbortSignal): Promise<unknown> | undefined => {
    const early = reads.get(endpoint);
    if (early?.params !== JSON.stringify(params)) return undefined;
    reads.delete(endpoint);
    signal.addEventListener('abort', () => early.controller.abort());
    return early.answer;
  };

  return {
    start(endpoint, params) {
      const controller = new AbortController();
      const answer = endpoint(params, controller.signal);
      // The caller that takes over handles a failure; until then it must not count as unhandled.
      answer.catch(() => undefined);
      reads.set(endpoint, { params: JSON.stringify(params), answer, controller });
    },
    api: mapEndpoints(
      api,
      (endpoint) => (params, signal) => claimRead(endpoint, params, signal) ?? endpoint(params, signal),
    ),
    abortUnclaimed() {
      reads.forEach(({ controller }) => controller.abort());
      reads.clear();
    },
  };
}
