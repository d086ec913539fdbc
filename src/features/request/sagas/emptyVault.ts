import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import {
  creditPartWanted,
  selectArePasswordsPending,
  storedPasswordsForgotten,
} from '@/features/request/state/creditReportSlice';
import { passwordForgotten } from '@/features/request/state/orderDraftSlice';
import { selectOrderForm } from '@/features/request/state/orderSelectors';
import type { SagaDeps } from '@/services/sagaDeps';

/** Clears all passwords, and the state that depends on them. */
export function* emptyVault({ vault }: SagaDeps): SagaGenerator<void> {
  vault.clear();
  yield* put(passwordForgotten());
  yield* put(storedPasswordsForgotten());
}

/** Clears all passwords and loads the stored ones again, if there were any or the loan's channel has accounts. */
export function* renewVault(deps: SagaDeps): SagaGenerator<void> {
  yield* call(emptyVault, deps);
  const hasAccounts = (yield* select(selectOrderForm)).agency.isAuthenticationVisible;
  if (!hasAccounts && !(yield* select(selectArePasswordsPending))) return;
  yield* put(creditPartWanted('duAgencies'));
  yield* put(creditPartWanted('lpAgencies'));
}
