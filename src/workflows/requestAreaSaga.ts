import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { acknowledgementSaga } from '@/features/acknowledgement/acknowledgementSaga';
import { acknowledgementWanted } from '@/features/acknowledgement/acknowledgementSlice';
import { creditReportSaga } from '@/features/creditReport/creditReportSaga';
import { creditPartWanted, type CreditPart } from '@/features/creditReport/creditReportSlice';
import { digitalVerificationsSaga } from '@/features/digitalVerifications/digitalVerificationsSaga';
import { verificationsWanted } from '@/features/digitalVerifications/digitalVerificationsSlice';
import { historyReceived, runSettled } from '@/features/history/historySlice';
import { draftDiscarded, draftReplaced, modeChosen, selectDraft } from '@/features/orderDraft/orderDraftSlice';
import { requestSetupSaga } from '@/features/requestSetup/requestSetupSaga';
import {
  requestOpened,
  requestsSeen,
  setupPartWanted,
  type SetupPart,
} from '@/features/requestSetup/requestSetupSlice';
import { sessionEnded } from '@/features/session/sessionSlice';
import { guarded } from '@/lib/saga/guarded';
import { waitFor } from '@/lib/saga/waitFor';
import { orderJournal } from '@/services/orderJournal';
import type { SagaDeps } from '@/services/sagaDeps';
import { emptyVault } from './emptyVault';
import { keepDraftSaga, restoreDraft } from './keepDraftSaga';
import { followChannel, knownChannel } from './orderChannel';
import { selectBorrowersPart, selectOffersServicer } from './orderSelectors';
import { pollHistorySaga } from './pollHistorySaga';

/** What a finished run changes. */
const AFTER_A_RUN: { credit: CreditPart[]; setup: SetupPart[] } = {
  credit: ['ausBorrowers', 'creditBorrowers', 'recentRequest', 'recentCredit'],
  setup: ['duRequest', 'lpRequest'],
};

const AT_FIRST: typeof AFTER_A_RUN = {
  credit: ['recentRequest', 'recentCredit', 'userAgencies', 'duAgencies', 'lpAgencies'],
  setup: ['requestTypes', 'duRequest', 'lpRequest', 'availability', 'overrideReasons'],
};

/** What the Request screen loads and listens to: every part at once, each failing alone. */
export function* requestAreaSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  const { maxLpaApplicants, creditCostEstimate = null } = deps.config;
  yield* put(requestOpened({ limits: { maxLpaApplicants, creditCostEstimate }, openedAt: deps.now() }));
  yield* fork(guarded('request.credit', creditReportSaga), deps, { loanId, channelId: knownChannel });
  yield* fork(guarded('request.setup', requestSetupSaga), deps, loanId);
  yield* fork(guarded('request.verifications', digitalVerificationsSaga), deps, loanId);
  yield* fork(guarded('request.acknowledgement', acknowledgementSaga), deps, loanId);
  yield* fork(guarded('request.channel', followChannel), deps);
  yield* fork(guarded('request.servicer', readServicerOnceOffered), deps);
  yield* call(guarded('request.restore', restoreDraft), deps, loanId);
  yield* fork(guarded('request.draft', keepDraftSaga), deps, loanId);
  yield* fork(guarded('request.seen', noteRequestsSeen), deps, loanId);
  yield* fork(guarded('request.history', pollHistorySaga), deps, loanId);
  yield* takeEvery(runSettled, guarded('request.refresh', refresh), deps);
  // The last to be cancelled: what it still says is for the store alone, not for the keeper of the draft.
  yield* fork(guarded('request.secrets', emptyVaultAtTheEnd), deps);
  yield* call(readBorrowersOfMode);
  yield* takeEvery([modeChosen, draftReplaced, draftDiscarded], guarded('request.mode', readMissingBorrowers), deps);
  yield* call(askFor, AT_FIRST);
  yield* put(verificationsWanted());
  yield* put(acknowledgementWanted());
}

function* askFor({ credit, setup }: typeof AFTER_A_RUN): SagaGenerator<void> {
  for (const part of credit) yield* put(creditPartWanted(part));
  for (const part of setup) yield* put(setupPartWanted(part));
}

function* refresh(): SagaGenerator<void> {
  yield* call(askFor, AFTER_A_RUN);
  if (yield* select(selectOffersServicer)) yield* put(setupPartWanted('lpThruCalRequest'));
}

/** Most loans do not offer LPA through a servicer: a refusal to say anything of it must not disturb them. */
function* readServicerOnceOffered(_: SagaDeps): SagaGenerator<void> {
  yield* waitFor(selectOffersServicer);
  yield* put(setupPartWanted('lpThruCalRequest'));
}

/** A read that is under way may have been broken off by leaving the screen: then it never ends. */
function* readMissingBorrowers(_: SagaDeps): SagaGenerator<void> {
  const { status, value } = yield* select(selectBorrowersPart);
  if (status === 'loading' || value === undefined) yield* call(readBorrowersOfMode);
}

/** Each kind of order has a list of borrowers of its own; a draft that comes back may be of either kind. */
function* readBorrowersOfMode(): SagaGenerator<void> {
  const { mode } = yield* select(selectDraft);
  yield* put(creditPartWanted(mode === 'credit' ? 'creditBorrowers' : 'ausBorrowers'));
}

/**
 * Remembers what was there when the screen was opened, since an order that is made up on it must not repeat what came later. An
 * order whose answer was lost was made up before that.
 */
function* noteRequestsSeen({ memory }: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  let ids = orderJournal(memory).read(loanId)?.knownRequestIds;
  while (ids === undefined) {
    const { payload } = yield* take(historyReceived);
    ids = payload?.map(({ requestId }) => requestId);
  }
  yield* put(requestsSeen(ids));
}

/** Leaving the screen, opening another loan, signing out and the end of the session all end with an empty vault. */
function* emptyVaultAtTheEnd(deps: SagaDeps): SagaGenerator<void> {
  try {
    yield* take(sessionEnded);
  } finally {
    yield* call(emptyVault, deps);
  }
}
