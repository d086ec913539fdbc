import { call, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectArePasswordsPending, storedPasswordsForgotten } from '@/features/request/state/creditReportSlice';
import { agencyReplaced, passwordCleared, selectDraft } from '@/features/request/state/orderDraftSlice';
import { selectOrderForm } from '@/features/request/state/orderSelectors';
import { AGENCY_REFS } from '@/features/request/state/requestReads';
import { sessionEnded } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { waitFor } from '@/lib/saga';
import { readWanted } from '@/reads/readState';
import type { SagaDeps } from '@/sagaDeps';
import { TYPED_ACCOUNT } from './credentialVault';

function* emptyVault({ vault }: SagaDeps): SagaGenerator<void> {
  vault.clear();
  yield* put(passwordCleared());
  yield* put(storedPasswordsForgotten());
}

/** Clears all passwords and loads the stored ones again, if there were any or the loan's channel has accounts. */
export function* renewVault(deps: SagaDeps): SagaGenerator<void> {
  yield* call(emptyVault, deps);
  const hasAccounts = (yield* select(selectOrderForm)).agency.isAuthenticationVisible;
  if (!hasAccounts && !(yield* select(selectArePasswordsPending))) return;
  yield* put(readWanted(...AGENCY_REFS));
}

/** The account that the typed number and password belong to. @empty '' while none is selected */
const selectAccount = (state: RootState): string => selectOrderForm(state).agency.selected?.account ?? '';

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
    if (isChosen && account !== '') {
      yield* call(renewVault, deps);
    } else {
      deps.vault.forget(TYPED_ACCOUNT);
      const next = yield* select(selectAccount);
      yield* put([owner, next].includes('') || next === owner ? passwordCleared() : agencyReplaced());
    }
  }
}

/** Empties the vault when the user leaves the screen, opens another loan or signs out, and when the session ends. */
export function* emptyVaultOnLeave(deps: SagaDeps): SagaGenerator<void> {
  try {
    yield* take(sessionEnded);
  } finally {
    yield* call(emptyVault, deps);
  }
}
