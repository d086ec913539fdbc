import type { Endpoint } from '@/lib/saga/callApi';
import { mapEndpoints, type AnyEndpoint } from './mapEndpoints';

interface Begun {
  params: string;
  answer: Promise<unknown>;
  controller: AbortController;
}

/**
 * Reads that are begun before the code which asks for them has arrived. The first who asks for the same takes the answer over, and
 * with it the right to break the read off.
 */
export interface HeadStart<Api> {
  /** To begin with; answers are told and failures reported as always. */
  begin: <Params, Result>(endpoint: Endpoint<Params, Result>, params: Params) => void;
  /** The same endpoints, for whoever asks. */
  api: Api;
  /** Breaks off what nobody has asked for. */
  end: () => void;
}

export function createHeadStart<Api extends object>(api: Api): HeadStart<Api> {
  const begun = new Map<unknown, Begun>();

  const takeOver = (endpoint: AnyEndpoint, params: unknown, signal: AbortSignal): Promise<unknown> | undefined => {
    const early = begun.get(endpoint);
    if (early?.params !== JSON.stringify(params)) return undefined;
    begun.delete(endpoint);
    signal.addEventListener('abort', () => early.controller.abort());
    return early.answer;
  };

  return {
    begin(endpoint, params) {
      const controller = new AbortController();
      const answer = endpoint(params, controller.signal);
      // A failure is for whoever takes it over.
      answer.catch(() => undefined);
      begun.set(endpoint, { params: JSON.stringify(params), answer, controller });
    },
    api: mapEndpoints(
      api,
      (endpoint) => (params, signal) => takeOver(endpoint, params, signal) ?? endpoint(params, signal),
    ),
    end() {
      begun.forEach(({ controller }) => controller.abort());
      begun.clear();
    },
  };
}
