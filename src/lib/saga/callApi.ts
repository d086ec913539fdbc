import type { SagaGenerator } from 'typed-redux-saga';
import { call, cancelled } from 'typed-redux-saga';

type Abortable<Params, Result> = (params: Params, signal: AbortSignal) => Promise<Result>;

/** Calls an endpoint, and aborts the request when the saga is canceled. */
export const callApi = <Params, Result>(endpoint: Abortable<Params, Result>, params: Params) =>
  call(abortable<Params, Result>, endpoint, params);

/**
 * Calls an endpoint whose answer is optional.
 *
 * @empty undefined if the call fails: the session handles the failure, and the endpoint reports a bug
 */
export function* askApi<Params, Result>(
  endpoint: Abortable<Params, Result>,
  params: Params,
): SagaGenerator<Result | undefined> {
  try {
    return yield* callApi(endpoint, params);
  } catch {
    return undefined;
  }
}

// Runs in its own generator: canceling a generator that yields in `finally` would otherwise let its caller continue.
function* abortable<Params, Result>(endpoint: Abortable<Params, Result>, params: Params): SagaGenerator<Result> {
  const controller = new AbortController();
  try {
    return yield* call(endpoint, params, controller.signal);
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}
