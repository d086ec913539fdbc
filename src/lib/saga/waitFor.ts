import type { SagaGenerator } from 'typed-redux-saga';
import { select, take } from 'typed-redux-saga';

/** Waits until state holds a value, rather than for an action that may already have passed. */
export function* waitFor<State, Value>(
  selector: (state: State) => Value | undefined | null | false,
): SagaGenerator<Value> {
  for (;;) {
    const value = yield* select(selector);
    if (value !== undefined && value !== null && value !== false) return value;
    yield* take('*');
  }
}
