import { mapEndpoints } from './endpoint';

/** Counts the calls in flight. */
export interface PendingCalls<Api> {
  /** The same endpoints, counted. */
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
