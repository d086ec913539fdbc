import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import type { Failure } from '@/lib/failure';
import { failureOf } from './failureOf';
import type { Report } from './guarded';

/** The number of the latest read of each value, by name. One for each open loan. */
export type Reads = Map<string, number>;

interface ReadDeps {
  reads: Reads;
  report: Report;
}

/** The actions that report a read. */
interface ReadEvents<Value> {
  requested?: () => UnknownAction;
  /** Called only for the latest read, so it may also store what the answer brings. */
  received: (value: Value) => UnknownAction | readonly UnknownAction[];
  failed: (failure: Failure) => UnknownAction;
}

type ReadResult = 'answered' | 'failed' | 'superseded';

/**
 * Reads a value and reports the request, and the answer or the failure. The latest request wins: the outcome of a read is
 * ignored once the same value is requested again, so that an older answer neither replaces a newer one nor stops the
 * loading of it.
 *
 * @param name ids come after its first word, because that word goes to monitoring
 */
export const read = <Value>(
  deps: ReadDeps,
  name: string,
  load: () => SagaGenerator<Value>,
  events: ReadEvents<Value>,
) => call(reading<Value>, deps, name, load, events);

function* reading<Value>(
  deps: ReadDeps,
  name: string,
  load: () => SagaGenerator<Value>,
  { requested, received, failed }: ReadEvents<Value>,
): SagaGenerator<ReadResult> {
  const isLatest = supersede(deps, name);
  if (requested !== undefined) yield* put(requested());
  try {
    const value = yield* call(load);
    if (!isLatest()) return 'superseded';
    for (const action of [received(value)].flat()) yield* put(action);
    return 'answered';
  } catch (caught) {
    const failure = failureOf(caught, deps, `${name.split(' ', 1)[0]}.read`);
    if (!isLatest()) return 'superseded';
    yield* put(failed(failure));
    return 'failed';
  }
}

/** Makes every read of the value outdated that is in flight. Returns whether no read or change has started since. */
export function supersede({ reads }: { reads: Reads }, name: string): () => boolean {
  const number = (reads.get(name) ?? 0) + 1;
  reads.set(name, number);
  return () => reads.get(name) === number;
}
