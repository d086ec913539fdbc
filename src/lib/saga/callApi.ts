import type { SagaGenerator } from 'typed-redux-saga';
import { call, cancelled } from 'typed-redux-saga';

/** An abortable read or deed of the API or a service. */
export type Endpoint<Params, Result> = (params: Params, signal: AbortSignal) => Promise<Result>;

/** Calls an endpoint; when the saga is cancelled, the request is aborted with it. */
export const callApi = <Params, Result>(endpoint: Endpoint<Params, Result>, params: Params) =>
  call(abortable<Params, Result>, endpoint, params);

// A task of its own: cancelling a generator that yields in `finally` would otherwise let its caller run on.
function* abortable<Params, Result>(endpoint: Endpoint<Params, Result>, params: Params): SagaGenerator<Result> {
  const controller = new AbortController();
  try {
    return yield* call(endpoint, params, controller.signal);
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}
