import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { passwordForgotten, selectDraft } from '@/features/request/state/orderDraftSlice';
import { selectOrderForm } from '@/features/request/state/orderSelectors';
import type { RootState } from '@/lib/rootState';
import { waitFor } from '@/lib/saga/waitFor';
import type { SagaDeps } from '@/services/sagaDeps';
import { TYPED_ACCOUNT } from '@/services/vaultContext';
import { emptyVault, renewVault } from './emptyVault';

const selectAgencyId = (state: RootState): string => selectOrderForm(state).agency.selectedId;

/**
 * Clears passwords when the selected agency changes. If the user changes it, the stored ones are cleared too and
 * reload. If loaded data changes the default agency, only the typed one is cleared: the stored ones are current.
 */
export function* followAgency(deps: SagaDeps): SagaGenerator<void> {
  for (;;) {
    const agencyId = yield* select(selectAgencyId);
    const { agencyId: choice } = yield* select(selectDraft);
    yield* waitFor((state: RootState) => selectAgencyId(state) !== agencyId);
    const isChosen = (yield* select(selectDraft)).agencyId !== choice;
    const { isAuthenticationVisible } = (yield* select(selectOrderForm)).agency;
    if (isChosen && agencyId !== '') {
      yield* call(isAuthenticationVisible ? renewVault : emptyVault, deps);
    } else {
      deps.vault.forget(TYPED_ACCOUNT);
      yield* put(passwordForgotten());
    }
  }
}
