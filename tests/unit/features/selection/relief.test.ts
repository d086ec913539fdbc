import { expect, it } from 'vitest';
import '@/features/selection/state/selectionSlice';
import { reliefSaga } from '@/features/selection/sagas/reliefSaga';
import { read } from '@/reads/readsSaga';
import { selectRead, readAnswered } from '@/reads/readState';
import type { Ref } from '@/reads/readValues';
import type { LoanDeps } from '@/sagaDeps';
import { selectionResult } from '@tests/fixtures/selection';
import { sagaStore } from '@tests/support/sagaStore';
import type { SelectionResult } from '@/features/selection/api/contract/selection';

const RELIEF = { name: 'reliefs', key: '9 1' } as const;
const RESULTS = { name: 'currentRunSelections', key: '418' } as const;

/** Reads one value; the task can be canceled. */
const reading = (store: ReturnType<typeof sagaStore>, deps: LoanDeps, ref: Ref) => store.run(() => read(deps, [ref]));

it('an empty answer stops no read of relief', async () => {
  const answers: (() => void)[] = [];
  const relief = (_: unknown, signal: AbortSignal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      answers.push(() => resolve(undefined));
    });
  const store = sagaStore();
  store.run(reliefSaga, {
    api: { read: () => relief },
    loanId: '7100101',
    now: Date.now,
  } as unknown as LoanDeps);
  const results: SelectionResult[] = [selectionResult({ responseId: '9' })];
  store.dispatch(readAnswered({ name: 'currentRunSelections', key: '418', answer: results }));
  store.dispatch(readAnswered({ name: 'currentRunSelections', key: '418', answer: undefined }));
  answers.forEach((answer) => answer());
  await Promise.resolve();
  await expect.poll(() => selectRead(store.getState(), 'reliefs', RELIEF.key).status).toBe('ready');
});

/** Reads whose responses never come. */
function silentDeps() {
  const silent = (_: unknown, signal: AbortSignal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  return {
    api: { read: () => silent, selections: { list: silent } },
    loanId: '7100101',
    now: Date.now,
  } as unknown as LoanDeps;
}

it('a read that is canceled is not loading any more', () => {
  const store = sagaStore();
  const deps = silentDeps();
  const tasks = [reading(store, deps, RELIEF), reading(store, deps, RESULTS)];
  const statuses = () => [
    selectRead(store.getState(), 'reliefs', RELIEF.key),
    selectRead(store.getState(), 'currentRunSelections', '418'),
  ];
  expect(statuses()).toMatchObject([{ status: 'loading' }, { status: 'loading' }]);
  for (const task of tasks) task.cancel();
  expect(statuses()).toMatchObject([{ status: 'idle' }, { status: 'idle' }]);
});

it('a read that is canceled leaves a later one of the same value loading', () => {
  const store = sagaStore();
  const deps = silentDeps();
  const earlier = reading(store, deps, RELIEF);
  reading(store, deps, RELIEF);
  earlier.cancel();
  expect(selectRead(store.getState(), 'reliefs', RELIEF.key).status).toBe('loading');
});
