import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { storedPasswordsForgotten } from '@/features/creditReport/creditReportSlice';
import { passwordForgotten } from '@/features/orderDraft/orderDraftSlice';
import type { SagaDeps } from '@/services/sagaDeps';

/** Forgets all passwords, and what the store says about there being any. The agencies bring the stored ones again. */
export function* emptyVault({ vault }: SagaDeps): SagaGenerator<void> {
  vault.clear();
  yield* put(passwordForgotten());
  yield* put(storedPasswordsForgotten());
}
