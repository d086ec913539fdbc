import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

/** Tells the log of an error that nobody expected; `where` names the saga, `reference` what people were shown to quote. */
export type Report = (error: unknown, where: string, reference?: string) => void;

/**
 * Keeps siblings alive: an error that escapes the worker is reported instead of ending the saga that forked it.
 * Named by hand, because builds shorten function names.
 */
export const guarded = <Deps extends { report: Report }, Args extends unknown[]>(
  name: string,
  worker: (deps: Deps, ...args: Args) => SagaGenerator<void>,
) =>
  function* guardedWorker(deps: Deps, ...args: Args): SagaGenerator<void> {
    try {
      yield* call(worker, deps, ...args);
    } catch (error) {
      deps.report(error, name);
    }
  };
