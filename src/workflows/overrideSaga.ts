import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, delay, fork, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { isRefusal, refusalText } from '@/domain/selection/overrideRefusal';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import { historyWanted } from '@/features/history/historySlice';
import { loadLoanHeader } from '@/features/loan/loadLoan';
import { selectArea } from '@/features/navigation/navigationSlice';
import { selectIsOffline } from '@/features/recovery/recoverySlice';
import {
  overrideAnswerLost,
  overrideAsked,
  overrideCancelled,
  overrideCheckPressed,
  overrideConfirmed,
  overrideDiscarded,
  overrideLapsed,
  overrideRefused,
  overrideSaved,
  overrideSavePressed,
  overrideSent,
  overrideUnconfirmed,
} from '@/features/selection/overrideSlice';
import { loadRecommendations, loadResults } from '@/features/selection/resultsSaga';
import { recommendationsReceived, resultsReceived } from '@/features/selection/selectionSlice';
import { failureOf } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import { guarded } from '@/lib/saga/guarded';
import { waitFor } from '@/lib/saga/waitFor';
import type { SagaDeps } from '@/services/sagaDeps';
import { selectHasChoiceLapsed, selectOverrideChoice, type OverrideChoice } from './overrideChoice';
import { selectRunInView } from './selectionRuns';

/** Milliseconds before each attempt to read a selection back whose answer was lost: the service may still be saving it. */
const READ_BACK_DELAYS_MS = [0, 2_000, 4_000];

const NOT_SAVED = 'The selection was not saved. What you entered is still here.';
const UNKNOWN = 'We could not confirm whether the selection was saved.';

/**
 * Saves a selection. While one is being saved, checked or asked about, further presses do nothing. It belongs to the loan, not to
 * the screen, so that leaving the screen does not break off what has been sent.
 */
export function* overrideSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* takeLeading(overrideSavePressed, guarded('override.save', save), deps, loanId);
  yield* takeLatest([overrideSaved, overrideRefused], guarded('override.refresh', refresh), deps, loanId);
  yield* fork(guarded('override.lapse', forgetLapsed), deps);
}

/** A choice without a form to save or discard it must not keep anybody from leaving. */
function* forgetLapsed(): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(selectHasChoiceLapsed);
    yield* put(overrideLapsed());
  }
}

function* save(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  const choice = yield* select(selectOverrideChoice);
  if (choice === undefined || choice.issues.length > 0) return;
  if (yield* select(selectIsOffline)) {
    yield* put(overrideRefused('The connection is lost, so nothing was saved. What you entered is still here.'));
    return;
  }
  if (choice.warnings.length > 0 && !(yield* call(areAccepted, choice))) return;
  if (yield* select(isOutdated(choice))) {
    yield* put(overrideRefused('The results have changed in the meantime. Nothing was saved.'));
    return;
  }
  yield* put(overrideSent(choice.chosen.key));
  yield* call(send, deps, loanId, choice);
}

/** Leaving the screen is no answer, so it counts as a no. A choice that is outdated needs none: saving it is refused next. */
function* areAccepted(choice: OverrideChoice): SagaGenerator<boolean> {
  yield* put(overrideAsked(choice.warnings));
  const { yes, left, outdated } = yield* race({
    yes: take(overrideConfirmed),
    no: take([overrideCancelled, overrideDiscarded]),
    left: waitFor(hasLeftSelection),
    outdated: waitFor(isOutdated(choice)),
  });
  if (left !== undefined) yield* put(overrideCancelled());
  return yes !== undefined || outdated !== undefined;
}

const hasLeftSelection = (state: Parameters<typeof selectArea>[0]): boolean => selectArea(state) !== 'selection';

/** While the question stands, a newer run may take the place of the one it is about. */
const isOutdated =
  ({ chosen }: OverrideChoice) =>
  (state: Parameters<typeof selectOverrideChoice>[0]): boolean =>
    selectOverrideChoice(state)?.chosen.key !== chosen.key;

function* send(deps: SagaDeps, loanId: LoanId, choice: OverrideChoice): SagaGenerator<void> {
  const { run, chosen, recommended, reason, comment } = choice;
  try {
    const answer = yield* callApi(deps.api.selections.override, {
      loanId,
      runId: run.runId,
      recommendedRequestId: recommended?.requestId ?? null,
      selectedRequestId: chosen.requestId,
      selectedAusRequestTypeId: chosen.ausRequestTypeId,
      reason,
      comment,
    });
    if (isSelectedIn(answer?.results, chosen)) {
      yield* put(resultsReceived({ runId: run.runId, results: answer?.results }));
      yield* put(recommendationsReceived({ recommendations: undefined, reasons: undefined, logs: answer?.logs }));
      yield* put(saved(choice));
      return;
    }
  } catch (caught) {
    const failure = failureOf(caught);
    if (isRefusal(failure)) {
      yield* put(overrideRefused(refusalText(failure)));
      return;
    }
  }
  yield* call(checkUntilKnown, deps, loanId, choice);
}

/** An answer that was lost, or that does not show the selection, proves nothing either way: the results do. */
function* checkUntilKnown(deps: SagaDeps, loanId: LoanId, choice: OverrideChoice): SagaGenerator<void> {
  for (;;) {
    yield* put(overrideAnswerLost());
    const isSaved = yield* call(readBack, deps, loanId, choice);
    if (isSaved !== undefined) {
      yield* put(isSaved ? saved(choice) : overrideRefused(NOT_SAVED));
      return;
    }
    yield* put(overrideUnconfirmed(UNKNOWN));
    yield* take(overrideCheckPressed);
  }
}

function* readBack({ api }: SagaDeps, loanId: LoanId, choice: OverrideChoice): SagaGenerator<boolean | undefined> {
  let isKnown = false;
  for (const wait of READ_BACK_DELAYS_MS) {
    yield* delay(wait);
    try {
      const results = yield* callApi(api.selections.list, { loanId, runId: choice.run.runId });
      if (isSelectedIn(results, choice.chosen)) return true;
      isKnown = results !== undefined;
    } catch {
      isKnown = false;
    }
  }
  return isKnown ? false : undefined;
}

const isSelectedIn = (results: readonly SelectionResult[] | undefined, chosen: SelectionResult): boolean =>
  results?.some(({ key, isSelected }) => key === chosen.key && isSelected) ?? false;

const saved = ({ chosen }: OverrideChoice) => overrideSaved(`${chosen.service} is now the selected result.`);

/** Everything a selection may have moved. */
function* refresh(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  const run = yield* select(selectRunInView);
  yield* all([
    call(loadLoanHeader, deps, loanId),
    call(loadRecommendations, deps, loanId),
    ...(run === undefined ? [] : [call(loadResults, deps, loanId, run.runId)]),
    put(historyWanted()),
  ]);
}
