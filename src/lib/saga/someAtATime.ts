import type { SagaGenerator } from 'typed-redux-saga';
import { all, call } from 'typed-redux-saga';

/** Runs the worker for each item, in order, at most `count` of them at a time. Ends when all have ended. */
export const someAtATime = <Item>(count: number, items: readonly Item[], worker: (item: Item) => SagaGenerator<void>) =>
  call(running<Item>, count, items, worker);

function* running<Item>(
  count: number,
  items: readonly Item[],
  worker: (item: Item) => SagaGenerator<void>,
): SagaGenerator<void> {
  const queue = items.values();
  function* workThrough(): SagaGenerator<void> {
    for (const item of queue) yield* call(worker, item);
  }
  yield* all(Array.from({ length: count }, () => call(workThrough)));
}
