import { call, fork, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { isLost } from '@/domain/order/orderAttempt';
import { isSubmitting } from '@/domain/order/submission';
import { storedAccount } from '@/domain/request/creditAgency';
import { pollHistorySaga } from '@/features/history/sagas/pollHistorySaga';
import { historyReceived, runSettled } from '@/features/history/state/historySlice';
import { recentRequestWanted } from '@/features/loan/loanSlice';
import { recentRequestSaga } from '@/features/loan/recentRequestSaga';
import { acknowledgementSaga } from '@/features/request/sagas/acknowledgementSaga';
import { creditReportSaga } from '@/features/request/sagas/creditReportSaga';
import { emptyVault, renewVault } from '@/features/request/sagas/emptyVault';
import { keepDraftSaga, restoreDraft } from '@/features/request/sagas/keepDraftSaga';
import { followChannel } from '@/features/request/sagas/orderChannel';
import { orderSaga } from '@/features/request/sagas/orderSaga';
import { digitalVerificationsSaga, requestSetupSaga } from '@/features/request/sagas/requestSetupSaga';
import { RequestPage } from '@/features/request/screen/RequestPage';
import { acknowledgementWanted, selectSavingAcknowledgement } from '@/features/request/state/acknowledgementSlice';
import { type CreditPart, creditPartWanted } from '@/features/request/state/creditReportSlice';
import { verificationsWanted } from '@/features/request/state/digitalVerificationsSlice';
import {
  agencyReplaced,
  draftDiscarded,
  draftReplaced,
  modeChosen,
  passwordForgotten,
  passwordLost,
  selectDraft,
  selectHasTypedPassword,
  selectIsDirty,
  selectLosesEntries,
} from '@/features/request/state/orderDraftSlice';
import { selectBorrowersPart, selectOffersServicer, selectOrderForm } from '@/features/request/state/orderSelectors';
import {
  requestOpened,
  requestsSeen,
  type SetupPart,
  setupPartWanted,
} from '@/features/request/state/requestSetupSlice';
import { selectSubmission } from '@/features/request/state/submissionSlice';
import { sessionEnded } from '@/features/session/sessionSlice';
import { reportOpenWork } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { guarded } from '@/lib/saga/guarded';
import { waitFor } from '@/lib/saga/waitFor';
import { orderJournal } from '@/services/orderJournal';
import type { LoanDeps, SagaDeps } from '@/services/sagaDeps';
import { TYPED_ACCOUNT } from '@/services/vaultContext';

export const requestArea = {
  Screen: RequestPage,
  whileOpen: guarded('area.request', requestAreaSaga),
  whileLoan: guarded('order', orderSaga),
};

reportOpenWork((state) => {
  const submission = selectSubmission(state);
  const isEditing = !isSubmitting(submission);
  return {
    isUnsent: isEditing && selectIsDirty(state),
    isUnkept: isEditing && selectLosesEntries(state),
    isSending: !isEditing || selectSavingAcknowledgement(state) !== null,
    isWaiting: submission.status === 'confirming',
  };
});

/** Loads the data of the Request screen, each part independently, and handles its actions. */
function* requestAreaSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* put(requestOpened(deps.now()));
  yield* fork(guarded('request.credit', creditReportSaga), deps);
  yield* fork(guarded('request.recent', recentRequestSaga), deps);
  yield* fork(guarded('request.setup', requestSetupSaga), deps);
  yield* fork(guarded('request.verifications', digitalVerificationsSaga), deps);
  yield* fork(guarded('request.acknowledgement', acknowledgementSaga), deps);
  yield* fork(guarded('request.channel', followChannel), deps);
  yield* fork(guarded('request.agency', followAgency), deps);
  yield* fork(guarded('request.servicer', readServicerOnceOffered), deps);
  yield* call(guarded('request.restore', restoreDraft), deps);
  yield* fork(guarded('request.draft', keepDraftSaga), deps);
  yield* fork(guarded('request.seen', noteRequestsSeen), deps);
  yield* fork(guarded('request.history', pollHistorySaga), deps);
  yield* takeEvery(runSettled, guarded('request.refresh', refresh), deps);
  // Forked after the saga that saves the draft, so canceled after it: that saga no longer sees the final actions.
  yield* fork(guarded('request.secrets', emptyVaultOnLeave), deps);
  yield* call(readBorrowersOfMode);
  yield* takeEvery([modeChosen, draftReplaced, draftDiscarded], guarded('request.mode', readMissingBorrowers), deps);
  yield* call(askFor, AT_FIRST);
  yield* put(verificationsWanted());
  yield* put(acknowledgementWanted());
}

const AFTER_A_RUN: { credit: CreditPart[]; setup: SetupPart[] } = {
  credit: ['ausBorrowers', 'creditBorrowers', 'recentCredit'],
  setup: ['duRequest', 'lpRequest'],
};

const AT_FIRST: typeof AFTER_A_RUN = {
  credit: ['recentCredit', 'userAgencies', 'duAgencies', 'lpAgencies'],
  setup: ['requestTypes', 'duRequest', 'lpRequest', 'availability', 'overrideReasons'],
};

function* askFor({ credit, setup }: typeof AFTER_A_RUN): SagaGenerator<void> {
  yield* put(recentRequestWanted());
  for (const part of credit) yield* put(creditPartWanted(part));
  for (const part of setup) yield* put(setupPartWanted(part));
}

function* refresh(): SagaGenerator<void> {
  yield* call(askFor, AFTER_A_RUN);
  if (yield* select(selectOffersServicer)) yield* put(setupPartWanted('lpThruCalRequest'));
}

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
function* followAgency(deps: SagaDeps): SagaGenerator<void> {
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
      yield* put([owner, next].includes('') || next === owner ? passwordForgotten() : agencyReplaced());
    }
  }
}

/** Most loans don't offer LPA through a servicer, and a failed request for it must not show an error there. */
function* readServicerOnceOffered(_: SagaDeps): SagaGenerator<void> {
  yield* waitFor(selectOffersServicer);
  yield* put(setupPartWanted('lpThruCalRequest'));
}

/** A read in flight is canceled when the user leaves the screen, and its status then stays `loading`. */
function* readMissingBorrowers(_: SagaDeps): SagaGenerator<void> {
  const { status, value } = yield* select(selectBorrowersPart);
  if (status === 'loading' || value === undefined) yield* call(readBorrowersOfMode);
}

/** Each mode has its own list of borrowers, and a restored draft can have either mode. */
function* readBorrowersOfMode(): SagaGenerator<void> {
  const { mode } = yield* select(selectDraft);
  yield* put(creditPartWanted(mode === 'credit' ? 'creditBorrowers' : 'ausBorrowers'));
}

/**
 * Stores the ids of the requests that existed when the screen opened: a new order must not repeat later ones. If an
 * order's answer was lost, uses the ids stored with that order.
 */
function* noteRequestsSeen(deps: LoanDeps): SagaGenerator<void> {
  const lost = orderJournal(deps).read().attempts.filter(isLost);
  let ids = lost.map(({ knownRequestIds }) => knownRequestIds).find((known) => known !== null);
  while (ids === undefined) {
    const { payload } = yield* take(historyReceived);
    ids = payload?.map(({ requestId }) => requestId);
  }
  yield* put(requestsSeen(ids));
}

/** Empties the vault when the user leaves the screen, opens another loan or signs out, and when the session ends. */
function* emptyVaultOnLeave(deps: SagaDeps): SagaGenerator<void> {
  try {
    yield* take(sessionEnded);
  } finally {
    if (yield* select(selectHasTypedPassword)) yield* put(passwordLost());
    yield* call(emptyVault, deps);
  }
}
