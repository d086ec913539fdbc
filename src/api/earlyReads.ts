import { mapEndpoints, type AnyEndpoint, type Endpoint } from './endpoint';

interface EarlyRead {
  params: string;
  answer: Promise<unknown>;
  controller: AbortController;
}

/**
 * Starts reads before the code that needs them has loaded. The first caller with the same parameters takes over the
 * response, and can then abort the read.
 */
export interface EarlyReads<Api> {
  /** Starts a read. Its failure is reported like that of any other call. */
  start: <Params, Result>(endpoint: Endpoint<Params, Result>, params: Params) => void;
  /** The same endpoints, for the callers that take over. */
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
