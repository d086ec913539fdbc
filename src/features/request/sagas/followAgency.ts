import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { storedAccount } from '@/domain/request/creditAgency';
import { agencyReplaced, passwordForgotten, selectDraft } from '@/features/request/state/orderDraftSlice';
import { selectOrderForm } from '@/features/request/state/orderSelectors';
import type { RootState } from '@/lib/rootState';
import { waitFor } from '@/lib/saga/waitFor';
import type { SagaDeps } from '@/services/sagaDeps';
import { TYPED_ACCOUNT } from '@/services/vaultContext';
import { emptyVault, renewVault } from './emptyVault';

/** The account that the typed number and password belong to. @empty '' while none is selected */
function selectAccount(state: RootState): string {
  const { selected } = selectOrderForm(state).agency;
  return selected === undefined ? '' : storedAccount(selected);
}

/**
 * Clears passwords when the selected account changes. If the user chooses another agency, the stored ones are cleared
 * too and reload. If another choice or loaded data selects it, only what was typed is cleared: the stored ones are
 * current.
 */
export function* followAgency(deps: SagaDeps): SagaGenerator<void> {
  /** The last one selected; '' before any is. */
  let owner = '';
  for (;;) {
    const account = yield* select(selectAccount);
    owner = account || owner;
    const { agencyId: choice } = yield* select(selectDraft);
    yield* waitFor((state: RootState) => selectAccount(state) !== account);
    const isChosen = (yield* select(selectDraft)).agencyId !== choice;
    const { isAuthenticationVisible } = (yield* select(selectOrderForm)).agency;
    if (isChosen && account !== '') {
      yield* call(isAuthenticationVisible ? renewVault : emptyVault, deps);
    } else {
      deps.vault.forget(TYPED_ACCOUNT);
      const next = yield* select(selectAccount);
      yield* put([owner, next].includes('') || next === owner ? passwordForgotten() : agencyReplaced());
    }
  }
}
