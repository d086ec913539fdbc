import { mapEndpoints } from './mapEndpoints';

/** How many calls wait for an answer. */
export interface CallsUnderWay<Api> {
  /** The same endpoints, counted. */
  api: Api;
  /** Settled as soon as no call waits. */
  none: () => Promise<void>;
}

export function countCalls<Api extends object>(api: Api): CallsUnderWay<Api> {
  let waiting = 0;
  let listeners: (() => void)[] = [];
  const counted = mapEndpoints(api, (endpoint) => async (params, signal) => {
    waiting += 1;
    try {
      return await endpoint(params, signal);
    } finally {
      waiting -= 1;
      if (waiting === 0) {
        listeners.forEach((tell) => tell());
        listeners = [];
      }
    }
  });
  return {
    api: counted,
    none: () => (waiting === 0 ? Promise.resolve() : new Promise((tell) => listeners.push(tell))),
  };
}
