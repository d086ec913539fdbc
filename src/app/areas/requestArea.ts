import { call, fork, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { isLost } from '@/features/request/protocol/rules/orderAttempt';
import { isSubmitting } from '@/features/request/protocol/rules/submission';
import { pollHistorySaga } from '@/features/runs/pollHistorySaga';
import { runSettled } from '@/features/runs/historySlice';
import { emptyVaultOnLeave, followAgency } from '@/features/request/protocol/vaultSaga';
import { noteRequestsSeen } from '@/features/request/sagas/requestsSeenSaga';
import { keepDraftSaga, restoreDraft } from '@/features/request/sagas/keepDraftSaga';
import { orderSaga } from '@/features/request/protocol/orderSaga';
import { RequestPage } from '@/features/request/screen/RequestPage';
import { selectSavingAcknowledgement } from '@/features/request/state/acknowledgementSlice';
import { requestOpened } from '@/features/request/state/requestScreenSlice';
import { selectIsDirty, selectLosesEntries } from '@/features/request/state/orderDraftSlice';
import { selectMode, selectNeededReads } from '@/features/request/state/orderSelectors';
import { AGENCY_REFS, READS_OF_ORDER } from '@/features/request/state/requestReads';
import { businessChannelChanged, selectBusinessChannel } from '@/features/request/state/requestSetupSlice';
import { selectSubmission } from '@/features/request/protocol/submissionSlice';
import { reportUnsettled } from '@/features/session/reportUnsettled';
import { reportOpenWork } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { guarded, waitFor } from '@/lib/saga';
import { selectLoanChannel } from '@/features/loan/loanChannel';
import { readForgotten, readWanted, selectRef } from '@/reads/readState';
import type { Ref } from '@/reads/readValues';
import { orderJournal, sentHere } from '@/features/request/protocol/orderJournal';
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
    .attempts.some((attempt) => isLost(attempt) && sentHere(deps.memory, deps.loanId)?.key === attempt.key);

function* requestAreaSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* put(requestOpened(deps.now()));
  yield* fork(guarded('request.channel', followChannel), deps);
  yield* fork(guarded('request.agency', followAgency), deps);
  yield* call(guarded('request.restore', restoreDraft), deps);
  yield* fork(guarded('request.draft', keepDraftSaga), deps);
  yield* fork(guarded('request.seen', noteRequestsSeen), deps);
  yield* fork(pollHistorySaga, deps);
  yield* takeEvery(runSettled, guarded('request.refresh', refresh), deps);
  // After the saga that saves the draft. Leaving cancels them in order, so that saga never sees the vault emptied.
  yield* fork(guarded('request.secrets', emptyVaultOnLeave), deps);
  yield* call(forgetOtherBorrowers);
  yield* fork(guarded('request.parts', readNeeded), deps);
}

/** Keeps the request setup's channel equal to the loan's. Nothing can be ordered from agencies of another channel. */
function* followChannel(_: SagaDeps): SagaGenerator<void> {
  for (;;) {
    const before = yield* select(selectBusinessChannel);
    const channelId = yield* waitFor((state: RootState) => {
      const next = selectLoanChannel(state);
      return next === before ? null : next;
    });
    yield* put(businessChannelChanged(channelId));
    // The agencies of the first channel are already requested, and wait for it.
    if (before === null) continue;
    yield* put(readForgotten(...AGENCY_REFS));
    yield* put(readWanted(...AGENCY_REFS));
  }
}

/** Loads what the loan and the mode need; later what another mode or the systems of the loan need besides. */
function* readNeeded(_: SagaDeps): SagaGenerator<void> {
  let needed = yield* select(selectNeededReads);
  yield* put(readWanted(...needed));
  for (;;) {
    const before = needed;
    yield* waitFor((state: RootState) => selectNeededReads(state) !== before);
    needed = yield* select(selectNeededReads);
    const added = needed.filter((ref) => !before.includes(ref));
    yield* put(readWanted(...(yield* select(selectUnknown, added))));
  }
}

const selectUnknown = (state: RootState, refs: readonly Ref[]): Ref[] =>
  refs.filter((ref) => {
    const { status, value } = selectRef(state, ref);
    return status !== 'loading' && value === undefined;
  });

function* refresh(): SagaGenerator<void> {
  yield* call(forgetOtherBorrowers);
  const needed = yield* select(selectNeededReads);
  yield* put(readWanted(...needed.filter(({ name }) => READS_OF_ORDER[name]?.isReadAfterRun === true)));
}

/** They may be older than the last run: they are loaded when the user chooses their mode. */
function* forgetOtherBorrowers(): SagaGenerator<void> {
  const mode = yield* select(selectMode);
  yield* put(readForgotten({ name: 'borrowers', key: mode === 'aus' ? 'credit' : 'aus' }));
}
