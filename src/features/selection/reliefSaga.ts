import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { RELIEF_TYPES } from '@/domain/selection/repAndWarrant';
import { isUsable } from '@/domain/selection/selectionResult';
import { failureOf } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import {
  reliefFailed,
  reliefMessagesFailed,
  reliefMessagesOpened,
  reliefMessagesReceived,
  type ReliefPlace,
  reliefReceived,
  reliefRequested,
  reliefRetried,
  selectReliefAt,
} from './reliefSlice';
import { resultsReceived } from './selectionSlice';

/** Reads relief as results arrive: every service and every type side by side, each with its own failure. */
export function* reliefSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* takeLatest(resultsReceived, guarded('selection.reliefs', loadNewReliefs), deps, loanId);
  yield* takeEvery(reliefRetried, guarded('selection.reliefRetry', retry), deps, loanId);
  yield* takeEvery(reliefMessagesOpened, guarded('selection.reliefMessages', loadMessages), deps, loanId);
}

/** A response never changes, so its relief is read once; newer results take over what is still being read. */
function* loadNewReliefs(
  deps: SagaDeps,
  loanId: LoanId,
  { payload }: ReturnType<typeof resultsReceived>,
): SagaGenerator<void> {
  const places = (payload.results ?? [])
    .filter(isUsable)
    .flatMap(({ responseId }) =>
      responseId === null ? [] : RELIEF_TYPES.map(({ id }) => ({ responseId, typeId: id })),
    );
  yield* all(places.map((place) => call(loadUnlessKnown, deps, loanId, place)));
}

function* loadUnlessKnown(deps: SagaDeps, loanId: LoanId, place: ReliefPlace): SagaGenerator<void> {
  const { status } = yield* select(selectReliefAt, place);
  if (status === 'idle' || status === 'loading') yield* call(loadRelief, deps, loanId, place);
}

const retry = (deps: SagaDeps, loanId: LoanId, { payload }: ReturnType<typeof reliefRetried>) =>
  loadRelief(deps, loanId, payload);

function* loadRelief({ api }: SagaDeps, loanId: LoanId, place: ReliefPlace): SagaGenerator<void> {
  yield* put(reliefRequested(place));
  try {
    const relief = yield* callApi(api.repAndWarrant.relief, { loanId, ...place });
    yield* put(reliefReceived({ place, relief }));
  } catch (caught) {
    yield* put(reliefFailed({ place, failure: failureOf(caught) }));
  }
}

function* loadMessages(
  { api }: SagaDeps,
  loanId: LoanId,
  { payload: place }: ReturnType<typeof reliefMessagesOpened>,
): SagaGenerator<void> {
  try {
    const messages = yield* callApi(api.repAndWarrant.messages, { loanId, ...place });
    yield* put(reliefMessagesReceived({ place, messages }));
  } catch (caught) {
    yield* put(reliefMessagesFailed({ place, failure: failureOf(caught) }));
  }
}
