import type { Action } from '@reduxjs/toolkit';
import {
  all,
  call,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import * as selectionTexts from '@/features/selection/texts';
import { refusalText, responseText } from '@/features/selection/rules/override';
import type { SentSelection } from '@/features/selection/rules/overrideLog';
import { type ReadBack, savedBy, verdictOf } from '@/features/selection/rules/overrideVerdict';
import { historyWanted } from '@/features/runs/historySlice';
import { selectUnreadItems } from '@/features/loan/unreadItemsSlice';
import { selectIsOffline } from '@/features/recovery/recoverySlice';
import {
  selectIsChoiceInvalid,
  selectOverrideChoice,
  type OverrideChoice,
  selectRunInView,
} from '@/features/selection/state/selectionSelectors';
import {
  overrideAged,
  overrideAnswerLost,
  overrideCheckPressed,
  overrideDoubted,
  overrideDropped,
  overrideNotSaved,
  overrideNotSent,
  overrideSaved,
  overrideSavePressed,
  overrideSent,
  overrideUnconfirmed,
  selectIsOverrideUnresolved,
  selectOverride,
} from '@/features/selection/state/overrideSlice';
import { selectLogState, selectOverrideLogs } from '@/features/selection/state/selectionSlice';
import { reportUnsettled } from '@/features/session/reportUnsettled';
import { selectOwnNames } from '@/features/session/sessionSlice';
import { systemIdOf } from '@/features/loan/rules/systemIds';
import type { Failure } from '@/lib/failure';
import { isDenial, isRefusal } from '@/lib/refusal';
import type { RootState } from '@/lib/rootState';
import { callApi, failureOf, guarded, waitFor } from '@/lib/saga';
import { isAnswerOf, readAnswered, selectRead } from '@/reads/readState';
import { read } from '@/reads/readsSaga';
import { ask } from '@/reads/readNow';
import type { LoanDeps } from '@/sagaDeps';

/** Milliseconds from the response to each attempt to read back a selection: the service may still be saving it. */
const READ_BACK_MS = [0, 2_000, 6_000, 15_000, 60_000, 300_000];
/** Milliseconds that the user waits; not at all after a denial, which usually means that nothing was saved. */
const AWAITED_MS = 6_000;

/** Saves one selection at a time. Runs per loan, so that leaving the screen doesn't cancel a save. */
export function* overrideSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeLeading(overrideSavePressed, guarded('override.save', save), deps);
  yield* takeLatest(overrideAnswerLost, guarded('override.settle', settle), deps);
  yield* takeLatest(showsSelection, guarded('override.follow', follow), deps);
  yield* takeLatest([overrideSaved, overrideNotSaved], guarded('override.refresh', refresh), deps);
  yield* fork(guarded('override.drop', dropInvalidChoice), deps);
  yield* reportUnsettled(deps, 'selection', selectIsOverrideUnresolved);
}

/** Its form is gone, so the user couldn't discard the choice, and leaving would ask about it. */
function* dropInvalidChoice(): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(selectIsChoiceInvalid);
    const { reasonId, comment } = (yield* select(selectOverride)).draft;
    const run = yield* select(selectRunInView);
    const isLoss = run !== undefined && (reasonId !== null || comment.trim() !== '');
    yield* put(overrideDropped(isLoss ? outcome({ run }, selectionTexts.choiceDropped(comment.trim())) : null));
  }
}

function* save(deps: LoanDeps): SagaGenerator<void> {
  const choice = yield* select(selectOverrideChoice);
  const { phase, unsettled } = yield* select(selectOverride);
  if (choice === undefined || choice.issues.length > 0 || phase !== 'editing') return;
  if (yield* select(selectIsOffline)) {
    const text = unsettled === null ? selectionTexts.notSavedOffline : selectionTexts.notSentAgain;
    yield* put(overrideNotSent(outcome(choice, text)));
    return;
  }
  const sent = yield* call(sentSelection, deps, choice);
  yield* put(overrideSent(sent));
  const { run, chosen, recommended, reason, comment } = choice;
  let failure: Failure | null = null;
  try {
    const answer = yield* callApi(deps.api.selections.override, {
      loanId: deps.loanId,
      multiAusRequestId: run.runId,
      recommendedRequestId: recommended?.requestId ?? null,
      selectedRequestId: chosen.requestId,
      selectedAusRequestTypeId: systemIdOf(chosen.system),
      overrideReasonId: reason?.overrideReasonId ?? null,
      overrideReason: reason?.overrideReason ?? null,
      comment,
    });
    const text = answer && savedBy(sent, answer);
    if (text !== undefined) {
      yield* call(keep, sent, { results: answer?.results, logs: answer?.logs, at: deps.now() });
      yield* put(overrideSaved(outcome(sent, text)));
      return;
    }
  } catch (caught) {
    failure = failureOf(caught, deps, 'override.save');
  }
  if (failure !== null && failure.kind !== 'http' && isRefusal(failure)) {
    yield* put(overrideNotSaved(outcome(sent, refusalText(failure))));
    return;
  }
  const text = `${responseText(failure)} ${selectionTexts.checking}`;
  yield* put(overrideAnswerLost({ ...outcome(sent, text), failure }));
}

function* sentSelection({ serverClock }: LoanDeps, choice: OverrideChoice): SagaGenerator<SentSelection> {
  const logs = yield* select(selectOverrideLogs);
  const isLogKnown = (yield* select(selectLogState)) !== 'unknown';
  const press = { names: yield* select(selectOwnNames), at: serverClock.now() };
  const knownIds = isLogKnown ? logs.map(({ overrideLogId }) => overrideLogId) : null;
  const { run, chosen, reason, comment, isInEffect: wasInEffect } = choice;
  return { run: { runId: run.runId, requestId: run.requestId }, chosen, wasInEffect, reason, comment, press, knownIds };
}

/** Reads results and log back until they, another read or another press settle the selection. */
function* settle(deps: LoanDeps, { payload }: ReturnType<typeof overrideAnswerLost>): SagaGenerator<void> {
  yield* race({
    looks: all([call(lookOnTime, deps, payload), call(lookOnPress, deps)]),
    isOver: take([overrideSent, overrideSaved, overrideNotSaved]),
  });
}

function* lookOnTime(
  deps: LoanDeps,
  { runId, failure }: ReturnType<typeof overrideAnswerLost>['payload'],
): SagaGenerator<void> {
  const awaitedMs = failure !== null && isDenial(failure) ? 0 : AWAITED_MS;
  for (const [index, ms] of READ_BACK_MS.entries()) {
    yield* delay(ms - (READ_BACK_MS[index - 1] ?? 0));
    if (index === READ_BACK_MS.length - 1) yield* put(overrideAged());
    yield* call(look, deps, { isAwaited: ms < awaitedMs });
    // The header may say why it was refused.
    if (ms === awaitedMs) yield* fork(reload, deps, runId);
  }
}

function* lookOnPress(deps: LoanDeps): SagaGenerator<void> {
  for (;;) {
    yield* take(overrideCheckPressed);
    yield* call(look, deps, { isPressed: true });
  }
}

const REPORTS = { saved: overrideSaved, notSaved: overrideNotSaved, doubtful: overrideDoubted };

/** `isAwaited`: the user waits for the next one, so that only what is certain is reported. */
function* look(deps: LoanDeps, { isAwaited = false, isPressed = false }): SagaGenerator<void> {
  const { unsettled } = yield* select(selectOverride);
  if (unsettled === null) return;
  const { sent, failure } = unsettled;
  const books = yield* call(readBack, deps, sent);
  const { phase, unsettled: known } = yield* select(selectOverride);
  const verdict = verdictOf({ ...unsettled, seen: known?.seen ?? unsettled.seen }, books, { isOwnRead: true });
  if (verdict !== undefined) yield* call(keep, sent, books);
  if (isAwaited && (verdict ?? { is: 'doubtful' }).is === 'doubtful') return;
  if (verdict !== undefined) yield* put(REPORTS[verdict.is](outcome(sent, verdict.text)));
  else if (phase !== 'editing' || unsettled.isOld)
    yield* put(overrideUnconfirmed(outcome(sent, `${responseText(failure)} ${selectionTexts.saveUnconfirmed}`)));
  else if (isPressed)
    yield* put(overrideDoubted(outcome(sent, `${responseText(failure)} ${selectionTexts.checkFailed}`)));
}

function* readBack(deps: LoanDeps, { run: { runId } }: SentSelection): SagaGenerator<ReadBack> {
  const { results, others } = yield* all({
    results: ask(deps, 'currentRunSelections', runId),
    others: ask(deps, 'recommendations'),
  });
  return { results, logs: others?.logs, isPartial: yield* call(arePartial), at: deps.now() };
}

function* arePartial(): SagaGenerator<boolean> {
  const unread = yield* select(selectUnreadItems);
  return unread.some(({ call: name }) => name === 'recommendations' || name === 'selections');
}

const showsSelection = (action: Action): boolean =>
  isAnswerOf('currentRunSelections')(action) || isAnswerOf('recommendations')(action);

/** What other reads show counts too, except what they lack: they may have started earlier. */
function* follow(deps: LoanDeps): SagaGenerator<void> {
  // Results and log are often read together.
  yield* delay(0);
  const { phase, unsettled, refuted } = yield* select(selectOverride);
  const known = unsettled ?? refuted;
  if (known === null || phase === 'saving' || phase === 'checking') return;
  const { sent, seen } = known;
  if (seen.at.results === null || seen.at.log === null) return;
  const { value: results } = yield* select((state: RootState) =>
    selectRead(state, 'currentRunSelections', sent.run.runId),
  );
  const books = {
    results,
    logs: yield* select(selectOverrideLogs),
    isPartial: yield* call(arePartial),
    at: Math.min(seen.at.results, seen.at.log, deps.now()),
  };
  const verdict = verdictOf(known, books, { isOwnRead: false });
  if (verdict !== undefined && (unsettled !== null || verdict.is === 'saved'))
    yield* put(REPORTS[verdict.is](outcome(sent, verdict.text)));
}

function* keep(
  { run: { runId } }: SentSelection,
  { results, logs, at }: Omit<ReadBack, 'isPartial'>,
): SagaGenerator<void> {
  yield* put(readAnswered({ name: 'currentRunSelections', key: runId, answer: results, at }));
  const answer = { recommendations: undefined, reasons: undefined, logs };
  if (logs !== undefined) yield* put(readAnswered({ name: 'recommendations', answer, at }));
}

const outcome = ({ run: { runId, requestId } }: Pick<SentSelection, 'run'>, text: string) => ({
  runId,
  requestId,
  text,
});

function* refresh(
  deps: LoanDeps,
  { payload }: ReturnType<typeof overrideSaved | typeof overrideNotSaved>,
): SagaGenerator<void> {
  yield* call(reload, deps, payload.runId);
}

function* reload(deps: LoanDeps, runId: string): SagaGenerator<void> {
  yield* all([
    read(deps, [{ name: 'loanHeaderData' }, { name: 'recommendations' }, { name: 'currentRunSelections', key: runId }]),
    put(historyWanted()),
  ]);
}
