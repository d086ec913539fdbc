import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { creditPartWanted, storedPasswordsForgotten } from '@/features/request/state/creditReportSlice';
import { passwordForgotten } from '@/features/request/state/orderDraftSlice';
import type { SagaDeps } from '@/services/sagaDeps';

/** Clears all passwords, and the state that depends on them. Reloading the agencies restores the stored ones. */
export function* emptyVault({ vault }: SagaDeps): SagaGenerator<void> {
  vault.clear();
  yield* put(passwordForgotten());
  yield* put(storedPasswordsForgotten());
}

export function* renewVault(deps: SagaDeps): SagaGenerator<void> {
  yield* call(emptyVault, deps);
  yield* put(creditPartWanted('duAgencies'));
  yield* put(creditPartWanted('lpAgencies'));
}
