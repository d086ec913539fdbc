import { expect, it } from 'vitest';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import { reliefSaga } from '@/features/selection/sagas/reliefSaga';
import { selectReliefAt } from '@/features/selection/state/reliefSlice';
import { resultsReceived } from '@/features/selection/state/selectionSlice';
import type { LoanDeps } from '@/services/sagaDeps';
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
