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
import * as selectionTexts from '@/features/selection/texts';
import { refusalText } from '@/features/selection/rules/override';
import { entryOf, type SentSelection } from '@/features/selection/rules/overrideLog';
import { historyWanted } from '@/features/requests/historySlice';
import { selectUnreadItems } from '@/features/loan/unreadItemsSlice';
import { selectIsOffline } from '@/features/recovery/recoverySlice';
import {
  selectIsChoiceInvalid,
  selectOverrideChoice,
  type OverrideChoice,
  selectRunInView,
} from '@/features/selection/state/selectionSelectors';
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
  selectIsOverrideUnresolved,
  selectOverride,
} from '@/features/selection/state/overrideSlice';
import { selectLogState, selectOverrideLogs } from '@/features/selection/state/selectionSlice';
import { reportUnsettled } from '@/features/session/reportUnsettled';
import { selectOwnNames } from '@/features/session/sessionSlice';
import { systemIdOf } from '@/http/contract/systemIds';
import { isDenial, isRefusal } from '@/lib/refusal';
import { callApi, failureOf, guarded, waitFor } from '@/lib/saga';
import { readAnswered } from '@/reads/readState';
import { read } from '@/reads/readsSaga';
import { ask } from '@/reads/readNow';
import type { LoanDeps } from '@/sagaDeps';
import type { OverrideLogEntry, SelectionResult } from '@/features/selection/api/contract/selection';

/** Milliseconds before each attempt to read back a selection: the service may still be saving it. */
const READ_BACK_DELAYS_MS = [0, 2_000, 4_000];
/** After a denial, which usually means that nothing was saved. */
const ONCE = [0];

/** Saves one selection at a time. Runs per loan, so that leaving the screen doesn't cancel a save. */
export function* overrideSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeLeading(overrideSavePressed, guarded('override.save', save), deps);
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
  if (choice === undefined || choice.issues.length > 0) return;
  if (yield* select(selectIsOffline)) {
    yield* put(overrideNotSent(outcome(choice, selectionTexts.notSavedOffline)));
    return;
  }
  const sent = yield* call(sentSelection, deps, choice);
  yield* put(overrideSent());
  const { run, chosen, recommended, reason, comment } = choice;
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
    // The service answers this press, so it doesn't matter how it names the user.
    if (answer !== undefined && foundIn(sent, answer, { isAnswer: true }) === 'saved') {
      yield* call(keep, sent, answer);
      yield* put(saved(sent));
      return;
    }
  } catch (caught) {
    const failure = failureOf(caught, deps, 'override.save');
    const found = isRefusal(failure)
      ? 'absent'
      : isDenial(failure)
        ? yield* call(readBack, deps, sent, ONCE)
        : undefined;
    if (found !== undefined) {
      yield* put(found === 'saved' ? saved(sent) : overrideNotSaved(outcome(sent, refusalText(failure))));
      return;
    }
  }
  yield* call(checkUntilKnown, deps, sent);
}

type Sent = OverrideChoice & SentSelection;

function* sentSelection({ serverClock }: LoanDeps, choice: OverrideChoice): SagaGenerator<Sent> {
  const logs = yield* select(selectOverrideLogs);
  const isLogKnown = (yield* select(selectLogState)) !== 'unknown';
  const press = { names: yield* select(selectOwnNames), at: serverClock.now() };
  const knownIds = isLogKnown ? logs.map(({ overrideLogId }) => overrideLogId) : null;
  return { ...choice, press, knownIds };
}

/** A lost response, or one without the selection, doesn't show whether it was saved, so read the results back. */
function* checkUntilKnown(deps: LoanDeps, sent: Sent): SagaGenerator<void> {
  for (;;) {
    yield* put(overrideAnswerLost(outcome(sent, selectionTexts.saveUnknown)));
    const found = yield* call(readBack, deps, sent);
    if (found !== undefined) {
      yield* put(found === 'saved' ? saved(sent) : overrideNotSaved(outcome(sent, notSavedText(found, sent))));
      return;
    }
    yield* put(overrideUnconfirmed(outcome(sent, selectionTexts.saveUnconfirmed)));
    yield* take(overrideCheckPressed);
  }
}

/** What the service has of a selection. `another`: it is in effect, but this press didn't save it. */
type Found = 'saved' | 'another' | 'unclear' | 'absent';

interface Books {
  results: SelectionResult[] | undefined;
  logs: OverrideLogEntry[] | undefined;
  /** Some of it can't be read, so that what it lacks is not known. */
  isPartial?: boolean;
}

/** @empty undefined if the last attempt failed: an earlier response without the selection proves nothing */
function* readBack(
  deps: LoanDeps,
  sent: SentSelection,
  delays = READ_BACK_DELAYS_MS,
): SagaGenerator<Found | undefined> {
  let found: Found | undefined;
  for (const wait of delays) {
    yield* delay(wait);
    const books = yield* call(readBooks, deps, sent);
    found = foundIn(sent, books);
    if (found === 'saved') {
      yield* call(keep, sent, books);
      return found;
    }
  }
  return found;
}

function* readBooks(deps: LoanDeps, { run: { runId } }: SentSelection): SagaGenerator<Books> {
  const { results, others } = yield* all({
    results: ask(deps, 'currentRunSelections', runId),
    others: ask(deps, 'recommendations'),
  });
  const unread = yield* select(selectUnreadItems);
  const isPartial = unread.some(({ call: name }) => name === 'recommendations' || name === 'selections');
  return { results, logs: others?.logs, isPartial };
}

/**
 * Compares what the service has with what was sent. The same value may be another tab's or another person's: only the log
 * shows with which reason and comment it was saved.
 * @empty undefined if not all of the results and the log could be read
 */
function foundIn(sent: SentSelection, books: Books, { isAnswer = false } = {}): Found | undefined {
  const { results, logs, isPartial = false } = books;
  if (results === undefined || logs === undefined) return undefined;
  const selected = results.filter(({ isSelected }) => isSelected);
  const isSelected = selected.length > 0 && selected.every(({ key }) => key === sent.chosen.key);
  const entry = entryOf(sent, logs, results);
  if (entry === 'none' && isPartial) return undefined;
  if (entry === 'none') return isSelected ? 'another' : 'absent';
  return isSelected && (isAnswer || entry === 'own') ? 'saved' : 'unclear';
}

function notSavedText(found: Found, { chosen }: SentSelection): string {
  if (found === 'another') return selectionTexts.selectedByAnother(chosen.ausRequestType);
  return found === 'unclear' ? selectionTexts.saveUnclear : selectionTexts.notSaved;
}

function* keep({ run: { runId } }: SentSelection, { results, logs }: Books): SagaGenerator<void> {
  yield* put(readAnswered({ name: 'currentRunSelections', key: runId, answer: results }));
  const answer = { recommendations: undefined, reasons: undefined, logs };
  if (logs !== undefined) yield* put(readAnswered({ name: 'recommendations', answer }));
}

const outcome = ({ run: { runId, requestId } }: Pick<OverrideChoice, 'run'>, text: string) => ({
  runId,
  requestId,
  text,
});

const saved = (choice: OverrideChoice) =>
  overrideSaved(outcome(choice, selectionTexts.nowSelected(choice.chosen.ausRequestType)));

function* refresh(
  deps: LoanDeps,
  { payload }: ReturnType<typeof overrideSaved | typeof overrideNotSaved>,
): SagaGenerator<void> {
  yield* all([
    read(deps, [
      { name: 'loanHeaderData' },
      { name: 'recommendations' },
      { name: 'currentRunSelections', key: payload.runId },
    ]),
    put(historyWanted()),
  ]);
}
