import type { SagaGenerator } from 'typed-redux-saga';
import { call, select, take } from 'typed-redux-saga';

type Missing = undefined | null | false;

/** Waits until state holds a value, rather than for an action that may already have passed. */
export const waitFor = <State, Value>(selector: (state: State) => Value): SagaGenerator<Exclude<Value, Missing>> =>
  call(waiting, selector) as SagaGenerator<Exclude<Value, Missing>>;

function* waiting<State, Value>(selector: (state: State) => Value): SagaGenerator<Value> {
  for (;;) {
    const value = yield* select(selector);
    if (value !== undefined && value !== null && value !== false) return value;
    yield* take('*');
  }
}
