import type { SagaGenerator } from 'typed-redux-saga';
import { all, call } from 'typed-redux-saga';

/**
 * How many reads of a list run at a time: a long history has dozens of them, and more would delay the poll and the other
 * screens.
 */
export const AT_A_TIME = 3;

/** Runs the worker for each item, in order, at most three of them at a time. Ends when all have ended. */
export const someAtATime = <Item>(items: readonly Item[], worker: (item: Item) => SagaGenerator<void>) =>
  call(running<Item>, items, worker);

function* running<Item>(items: readonly Item[], worker: (item: Item) => SagaGenerator<void>): SagaGenerator<void> {
  const queue = items.values();
  function* workThrough(): SagaGenerator<void> {
    for (const item of queue) yield* call(worker, item);
  }
  yield* all(Array.from({ length: AT_A_TIME }, () => call(workThrough)));
}
