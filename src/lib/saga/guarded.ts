import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

/** Logs an unexpected error. `where` names the saga; `reference` is the code that the user saw. */
export type Report = (error: unknown, where: string, reference?: string) => void;

/**
 * Reports an error that escapes the worker, so that it does not end the parent saga and with it the sibling sagas. The
 * name is passed in, because builds shorten function names.
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
