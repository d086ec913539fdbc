import { call, cancelled, getContext, type SagaGenerator, select, setContext, take } from 'typed-redux-saga';
import { FailedCall, type Failure } from './failure';
import { referenceOf } from './reference';

type Missing = undefined | null | false;

/** Waits until the state holds a value. Waiting for an action would miss one that was dispatched before. */
export const waitFor = <Value>(selector: (state: never) => Value): SagaGenerator<Exclude<Value, Missing>> =>
  call(waiting<Value>, selector as (state: unknown) => Value);

function* waiting<Value>(selector: (state: unknown) => Value): SagaGenerator<Exclude<Value, Missing>> {
  for (;;) {
    const value = yield* select(selector);
    if (value !== undefined && value !== null && value !== false) return value as Exclude<Value, Missing>;
    yield* take('*');
  }
}

/**
 * Logs an unexpected error. `where` names the saga. Without the reference that the caller shows, a notice shows one.
 */
export type Report<Where extends string> = (error: unknown, where: Where, reference?: string) => void;

/** Reports what escapes the worker, so that its siblings go on. Builds shorten function names, so the name is given. */
export const guarded = <Where extends string, Deps extends { report: Report<Where> }, Args extends unknown[]>(
  name: Where,
  worker: (deps: Deps, ...args: Args) => SagaGenerator<void>,
) =>
  function* guardedWorker(deps: Deps, ...args: Args): SagaGenerator<void> {
    try {
      yield* call(worker, deps, ...args);
    } catch (error) {
      deps.report(error, name);
    }
  };

/** Any other error than a failed call is a bug in the app, which is reported; `where` names the saga. */
export function failureOf<Where extends string>(
  caught: unknown,
  { report }: { report: Report<NoInfer<Where>> },
  where: Where,
): Failure {
  if (caught instanceof FailedCall) return caught.failure;
  const reference = referenceOf(caught);
  report(caught, where, reference);
  return { kind: 'bug', call: 'companion', reference };
}

type Abortable<Params, Result> = (params: Params, signal: AbortSignal, isAddition: boolean) => Promise<Result>;

/** Calls an endpoint, and aborts the request when the saga is canceled. */
export const callApi = <Params, Result>(endpoint: Abortable<Params, Result>, params: Params) =>
  call(abortable<Params, Result>, endpoint, params);

/** The calls of the saga and its forks are the product's additions: their 500 doesn't cover the app with the modal. */
export function* asAddition<Args extends unknown[], Result>(
  saga: (...args: Args) => SagaGenerator<Result>,
  ...args: Args
): SagaGenerator<Result> {
  yield* setContext({ isAddition: true });
  return yield* call(saga, ...args);
}

/** For an optional response: an addition. @empty undefined if the call fails; the endpoint reports a bug */
export function* callOptional<Params, Result>(
  endpoint: Abortable<Params, Result>,
  params: Params,
): SagaGenerator<Result | undefined> {
  try {
    return yield* call(asAddition<[], Result>, () => callApi(endpoint, params));
  } catch {
    return undefined;
  }
}

// Runs in its own generator: canceling a generator that yields in `finally` would otherwise let its caller continue.
function* abortable<Params, Result>(endpoint: Abortable<Params, Result>, params: Params): SagaGenerator<Result> {
  const controller = new AbortController();
  const isAddition = (yield* getContext('isAddition')) === true;
  try {
    return yield* call(endpoint, params, controller.signal, isAddition);
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}
