import { expect, it } from 'vitest';
import type { SelectionResult } from '@/features/selection/rules/selectionResult';
import { loadRelief, reliefSaga } from '@/features/selection/sagas/reliefSaga';
import { selectReliefAt } from '@/features/selection/state/reliefSlice';
import { loadResults } from '@/features/selection/sagas/resultsSaga';
import { resultsReceived, selectResultsOf } from '@/features/selection/state/selectionSlice';
import type { LoanDeps } from '@/sagaDeps';
import { selectionResult } from '@tests/fixtures/selection';
import { sagaStore } from '@tests/support/sagaStore';

it('an empty answer stops no read of relief', async () => {
  const answers: (() => void)[] = [];
  const relief = (_: unknown, signal: AbortSignal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      answers.push(() => resolve(undefined));
    });
  const store = sagaStore();
  store.run(reliefSaga, {
    api: { repAndWarrant: { relief } },
    loanId: '7100101',
    reads: new Map(),
  } as unknown as LoanDeps);
  const results: SelectionResult[] = [selectionResult({ responseId: '9' })];
  store.dispatch(resultsReceived({ runId: '418', results }));
  store.dispatch(resultsReceived({ runId: '418', results: undefined }));
  answers.forEach((answer) => answer());
  await Promise.resolve();
  await expect.poll(() => selectReliefAt(store.getState(), { responseId: '9', typeId: 1 }).status).toBe('ready');
});

const PLACE = { responseId: '9', typeId: 1 } as const;

/** Reads whose responses never come. */
function silentDeps() {
  const silent = (_: unknown, signal: AbortSignal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  return {
    api: { repAndWarrant: { relief: silent }, selections: { list: silent } },
    loanId: '7100101',
    reads: new Map(),
  } as unknown as LoanDeps;
}

it('a read that is canceled is not loading any more', () => {
  const store = sagaStore();
  const deps = silentDeps();
  const tasks = [store.run(loadRelief, deps, PLACE), store.run(loadResults, deps, { runId: '418' })];
  const statuses = () => [selectReliefAt(store.getState(), PLACE), selectResultsOf(store.getState(), '418')];
  expect(statuses()).toMatchObject([{ status: 'loading' }, { status: 'loading' }]);
  for (const task of tasks) task.cancel();
  expect(statuses()).toMatchObject([{ status: 'idle' }, { status: 'idle' }]);
});

it('a read that is canceled leaves a later one of the same value loading', () => {
  const store = sagaStore();
  const deps = silentDeps();
  const earlier = store.run(loadRelief, deps, PLACE);
  store.run(loadRelief, deps, PLACE);
  earlier.cancel();
  expect(selectReliefAt(store.getState(), PLACE).status).toBe('loading');
});
