import type { SagaGenerator } from 'typed-redux-saga';
import { call, select, take } from 'typed-redux-saga';

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
