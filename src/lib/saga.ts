import type { UnknownAction } from '@reduxjs/toolkit';
import { call, cancelled, getContext, put, type SagaGenerator, select, setContext, take } from 'typed-redux-saga';
import { FailedCall, type Failure, markAddition } from './failure';

type Missing = undefined | null | false;

/** Waits until the state holds a value. Waiting for an action would miss one that was dispatched before. */
export const waitFor = <Value>(selector: (state: never) => Value): SagaGenerator<Exclude<Value, Missing>> =>
  call(waiting<Value>, selector as (state: unknown) => Value);

function* waiting<Value>(selector: (state: unknown) => Value): SagaGenerator<Exclude<Value, Missing>> {
  for (;;) {
    const value = yield* select(selector);
    if (isThere(value)) return value;
    yield* take('*');
  }
}

const isThere = <Value>(value: Value): value is Exclude<Value, Missing> =>
  value !== undefined && value !== null && value !== false;

/** Logs an unexpected error. `where` names the saga; `reference` is the code that the user saw. */
export type Report<Where extends string> = (error: unknown, where: Where, reference?: string) => void;

/**
 * Reports an error that escapes the worker, so that it does not end the parent saga and with it the sibling sagas. The
 * name is passed in, because builds shorten function names. `deps` decides which names there are.
 */
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
  report(caught, where);
  return { kind: 'bug', call: 'companion' };
}

type Abortable<Params, Result> = (params: Params, signal: AbortSignal) => Promise<Result>;

/** Calls an endpoint, and aborts the request when the saga is canceled. */
export const callApi = <Params, Result>(endpoint: Abortable<Params, Result>, params: Params) =>
  call(abortable<Params, Result>, endpoint, params);

/**
 * Runs a saga whose calls, and those of its forks, are the product's additions: a 500 doesn't cover the app with the
 * modal that the specification wants for its own calls. The part of the screen shows the failure.
 */
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
  if (yield* getContext('isAddition')) markAddition(controller.signal);
  try {
    return yield* call(endpoint, params, controller.signal);
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}

/** The number of the latest read of each value, by its key. One map for each open loan. */
export type Reads = Map<string, number>;

type FirstWord<Key extends string> = Key extends `${infer Word} ${string}` ? Word : Key;

interface ReadDeps<Key extends string> {
  reads: Reads;
  report: Report<`${FirstWord<Key>}.read`>;
}

interface ReadEvents<Value> {
  requested?: () => UnknownAction;
  /** Called only for the latest read, so it may also store what the response brings. */
  received: (value: Value) => UnknownAction | readonly UnknownAction[];
  failed: (failure: Failure) => UnknownAction;
  /** Without it, the value stays `loading`, for a later read to take over. */
  canceled?: () => UnknownAction;
}

/**
 * Reads a value and reports the request, and the response or the failure. The latest read with the same key wins: the
 * outcome of an earlier one is ignored, so that it neither replaces a newer response nor stops the loading of it.
 * @param key names the value: its first word goes to monitoring, so ids come after it
 */
export const read = <Value, Key extends string>(
  deps: ReadDeps<NoInfer<Key>>,
  key: Key,
  load: () => SagaGenerator<Value>,
  events: ReadEvents<Value>,
) => call(reading<Value, Key>, deps, key, load, events);

function* reading<Value, Key extends string>(
  deps: ReadDeps<Key>,
  key: Key,
  load: () => SagaGenerator<Value>,
  { requested, received, failed, canceled }: ReadEvents<Value>,
): SagaGenerator<'failed' | undefined> {
  const isLatest = supersede(deps, key);
  if (requested !== undefined) yield* put(requested());
  try {
    const value = yield* call(load);
    if (isLatest()) for (const action of [received(value)].flat()) yield* put(action);
    return undefined;
  } catch (caught) {
    const failure = failureOf(caught, deps, `${key.split(' ', 1)[0] as FirstWord<Key>}.read`);
    if (!isLatest()) return undefined;
    yield* put(failed(failure));
    return 'failed';
  } finally {
    if (canceled !== undefined && isLatest() && (yield* cancelled())) yield* put(canceled());
  }
}

/** Makes every read of the value outdated that is in flight. Returns whether no read or change has started since. */
export function supersede({ reads }: { reads: Reads }, key: string): () => boolean {
  const number = (reads.get(key) ?? 0) + 1;
  reads.set(key, number);
  return () => reads.get(key) === number;
}
