import {
  all,
  call,
  delay,
  fork,
  put,
  type SagaGenerator,
  select,
  take,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { refusalText } from '@/domain/selection/override';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import { historyWanted } from '@/features/history/state/historySlice';
import { loadLoanHeader } from '@/features/loan/loadLoan';
import { selectIsOffline } from '@/features/recovery/recoverySlice';
import {
  selectIsChoiceInvalid,
  selectOverrideChoice,
  type OverrideChoice,
} from '@/features/selection/state/overrideChoice';
import {
  overrideAnswerLost,
  overrideCheckPressed,
  overrideDropped,
  overrideNotSaved,
  overrideNotSent,
  overrideSaved,
  overrideSavePressed,
  overrideSent,
  overrideUnconfirmed,
  selectOverrideDraft,
} from '@/features/selection/state/overrideSlice';
import { selectRunInView } from '@/features/selection/state/selectionRuns';
import { overrideLogReceived, resultsReceived } from '@/features/selection/state/selectionSlice';
import { isDenial, isRefusal } from '@/lib/failure';
import { callOptional, callApi, failureOf, guarded, waitFor } from '@/lib/saga';
import type { LoanDeps } from '@/services/sagaDeps';
import { loadRecommendations, loadResults } from './resultsSaga';

/** Milliseconds before each attempt to read back a selection: the service may still be saving it. */
const READ_BACK_DELAYS_MS = [0, 2_000, 4_000];
/** After a denial, which usually means that nothing was saved. */
const ONCE = [0];

/** Saves one selection at a time. Runs per loan, so that leaving the screen doesn't cancel a save. */
export function* overrideSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeLeading(overrideSavePressed, guarded('override.save', save), deps);
  yield* takeLatest([overrideSaved, overrideNotSaved], guarded('override.refresh', refresh), deps);
  yield* fork(guarded('override.drop', dropInvalidChoice), deps);
}

/**
 * Drops a choice that can no longer be saved: its form is gone, so the user couldn't discard it, and leaving would ask
 * about it. Tells the user if a reason or comment is lost.
 */
function* dropInvalidChoice(): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(selectIsChoiceInvalid);
    const { reasonId, comment } = yield* select(selectOverrideDraft);
    const run = yield* select(selectRunInView);
    const text =
      comment.trim() === '' ? selectionTexts.choiceDropped : selectionTexts.choiceDroppedWith(comment.trim());
    const isLoss = run !== undefined && (reasonId !== null || comment.trim() !== '');
    yield* put(overrideDropped(isLoss ? { runId: run.runId, requestId: run.requestId, text } : null));
  }
}

function* save(deps: LoanDeps): SagaGenerator<void> {
  const choice = yield* select(selectOverrideChoice);
  if (choice === undefined || choice.issues.length > 0) return;
  if (yield* select(selectIsOffline)) {
    yield* put(overrideNotSent(outcome(choice, selectionTexts.notSavedOffline)));
    return;
  }
  yield* put(overrideSent());
  const { run, chosen, recommended, reason, comment } = choice;
  try {
    const answer = yield* callApi(deps.api.selections.override, {
      loanId: deps.loanId,
      runId: run.runId,
      recommendedRequestId: recommended?.requestId ?? null,
      selectedRequestId: chosen.requestId,
      selectedSystem: chosen.system,
      reason,
      comment,
    });
    if (isSelectedIn(answer?.results, chosen)) {
      yield* put(resultsReceived({ runId: run.runId, results: answer?.results }));
      if (answer?.logs !== undefined) yield* put(overrideLogReceived(answer.logs));
      yield* put(saved(choice));
      return;
    }
  } catch (caught) {
    const failure = failureOf(caught, deps, 'override.save');
    const isSaved = isRefusal(failure)
      ? false
      : isDenial(failure)
        ? yield* call(readBack, deps, choice, ONCE)
        : undefined;
    if (isSaved !== undefined) {
      yield* put(isSaved ? saved(choice) : overrideNotSaved(outcome(choice, refusalText(failure))));
      return;
    }
  }
  yield* call(checkUntilKnown, deps, choice);
}

/** A lost response, or one without the selection, doesn't show whether it was saved, so read the results back. */
function* checkUntilKnown(deps: LoanDeps, choice: OverrideChoice): SagaGenerator<void> {
  for (;;) {
    yield* put(overrideAnswerLost(outcome(choice, selectionTexts.saveUnknown)));
    const isSaved = yield* call(readBack, deps, choice);
    if (isSaved !== undefined) {
      yield* put(isSaved ? saved(choice) : overrideNotSaved(outcome(choice, selectionTexts.notSaved)));
      return;
    }
    yield* put(overrideUnconfirmed(outcome(choice, selectionTexts.saveUnconfirmed)));
    yield* take(overrideCheckPressed);
  }
}

/** @empty undefined if the last attempt failed: an earlier response without the selection proves nothing */
function* readBack(
  { api, loanId }: LoanDeps,
  { run: { runId }, chosen }: OverrideChoice,
  delays = READ_BACK_DELAYS_MS,
): SagaGenerator<boolean | undefined> {
  let isKnown = false;
  for (const wait of delays) {
    yield* delay(wait);
    const results = yield* callOptional(api.selections.list, { loanId, runId });
    if (isSelectedIn(results, chosen)) {
      yield* put(resultsReceived({ runId, results }));
      return true;
    }
    isKnown = results !== undefined;
  }
  return isKnown ? false : undefined;
}

const isSelectedIn = (results: readonly SelectionResult[] | undefined, chosen: SelectionResult): boolean =>
  results?.some(({ key, isSelected }) => key === chosen.key && isSelected) ?? false;

const outcome = ({ run: { runId, requestId } }: OverrideChoice, text: string) => ({ runId, requestId, text });

const saved = (choice: OverrideChoice) =>
  overrideSaved(outcome(choice, selectionTexts.nowSelected(choice.chosen.service)));

/** Reloads everything that a selection can change. */
function* refresh(
  deps: LoanDeps,
  { payload }: ReturnType<typeof overrideSaved | typeof overrideNotSaved>,
): SagaGenerator<void> {
  yield* all([
    call(loadLoanHeader, deps),
    call(loadRecommendations, deps),
    call(loadResults, deps, payload),
    put(historyWanted()),
  ]);
}
