import { call, fork, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { isLost } from '@/features/request/protocol/rules/orderAttempt';
import { isSubmitting } from '@/features/request/rules/submission';
import { SERVICES } from '@/features/loan/rules/services';
import { pollHistorySaga } from '@/features/requests/pollHistorySaga';
import { runSettled } from '@/features/requests/historySlice';
import { followChannel } from '@/features/request/sagas/followChannel';
import { emptyVaultOnLeave, followAgency } from '@/features/request/protocol/vaultSaga';
import { noteRequestsSeen } from '@/features/request/protocol/journalUpkeep';
import { keepDraftSaga, restoreDraft } from '@/features/request/sagas/keepDraftSaga';
import { orderSaga } from '@/features/request/protocol/orderSaga';
import { RequestPage } from '@/features/request/screen/RequestPage';
import { selectSavingAcknowledgement } from '@/features/request/state/acknowledgementSlice';
import { requestOpened } from '@/features/request/state/requestScreenSlice';
import {
  draftDiscarded,
  draftReplaced,
  modeChosen,
  selectIsDirty,
  selectLosesEntries,
} from '@/features/request/state/orderDraftSlice';
import { selectBorrowersPart, selectMode, selectRareServices } from '@/features/request/state/orderSelectors';
import { ORDER_REFS, READS_OF_ORDER } from '@/features/request/state/readsOfOrder';
import { selectSubmission } from '@/features/request/protocol/submissionSlice';
import { reportUnsettled } from '@/features/session/reportUnsettled';
import { reportOpenWork } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { guarded, waitFor } from '@/lib/saga';
import { readForgotten, readWanted } from '@/reads/readState';
import { orderJournal, isSentHere } from '@/features/request/protocol/orderJournal';
import type { LoanDeps, SagaDeps } from '@/sagaDeps';

export const requestArea = {
  Screen: RequestPage,
  whileOpen: guarded('area.request', requestAreaSaga),
  whileLoan: guarded('order', followOrders),
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

function* followOrders(deps: LoanDeps): SagaGenerator<void> {
  yield* reportUnsettled(deps, 'order', hasUnsettledOrder);
  yield* orderSaga(deps);
}

const hasUnsettledOrder = (_: RootState, deps: LoanDeps): boolean =>
  orderJournal(deps)
    .read()
    .attempts.some((attempt) => isLost(attempt) && isSentHere(deps.memory, deps.loanId, attempt));

function* requestAreaSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* put(requestOpened(deps.now()));
  yield* fork(guarded('request.channel', followChannel), deps);
  yield* fork(guarded('request.agency', followAgency), deps);
  yield* fork(guarded('request.servicer', readRareOnceOffered), deps);
  yield* call(guarded('request.restore', restoreDraft), deps);
  yield* fork(guarded('request.draft', keepDraftSaga), deps);
  yield* fork(guarded('request.seen', noteRequestsSeen), deps);
  yield* fork(guarded('request.history', pollHistorySaga), deps);
  yield* takeEvery(runSettled, guarded('request.refresh', refresh), deps);
  // After the saga that saves the draft. Leaving cancels them in order, so that saga never sees the vault emptied.
  yield* fork(guarded('request.secrets', emptyVaultOnLeave), deps);
  yield* call(forgetOtherBorrowers);
  yield* call(readBorrowersOfMode);
  yield* takeEvery([modeChosen, draftReplaced, draftDiscarded], guarded('request.mode', readMissingBorrowers), deps);
  yield* call(requestParts, 'opening' as const);
}

function* requestParts(when: 'opening' | 'run'): SagaGenerator<void> {
  yield* put(readWanted(...ORDER_REFS.filter(({ name }) => READS_OF_ORDER[name]?.when.includes(when))));
}

function* refresh(): SagaGenerator<void> {
  yield* call(requestParts, 'run' as const);
  yield* call(readRareServices);
}

function* readRareOnceOffered(_: SagaDeps): SagaGenerator<void> {
  yield* waitFor((state: RootState) => selectRareServices(state).length > 0);
  yield* call(readRareServices);
}

function* readRareServices(): SagaGenerator<void> {
  const rare = yield* select(selectRareServices);
  if (rare.length > 0) yield* put(readWanted(...rare.map((option) => ({ name: SERVICES[option].setup }))));
}

function* readMissingBorrowers(_: SagaDeps): SagaGenerator<void> {
  const { status, value } = yield* select(selectBorrowersPart);
  if (status !== 'loading' && value === undefined) yield* call(readBorrowersOfMode);
}

/** They may be older than the last run: they are loaded when the user chooses their mode. */
function* forgetOtherBorrowers(): SagaGenerator<void> {
  const mode = yield* select(selectMode);
  yield* put(readForgotten({ name: 'borrowers', key: mode === 'aus' ? 'credit' : 'aus' }));
}

/** Each mode has its own list of borrowers, and a restored draft can have either mode. */
function* readBorrowersOfMode(): SagaGenerator<void> {
  yield* put(readWanted({ name: 'borrowers', key: yield* select(selectMode) }));
}
