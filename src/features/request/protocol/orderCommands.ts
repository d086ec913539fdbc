import type { Channel, Task } from 'redux-saga';
import { call, cancel, delay, fork, put, race, type SagaGenerator, select } from 'typed-redux-saga';
import { EMPTY_DRAFT, isEmptyDraft } from '@/features/request/rules/orderDraft';
import { selectSavingAcknowledgement } from '@/features/request/state/acknowledgementSlice';
import { draftDiscarded, draftReplaced, passwordReplaced, selectDraft } from '@/features/request/state/orderDraftSlice';
import { orderDrafts } from '@/features/request/state/orderDrafts';
import { selectHasLeftRequest } from '@/features/request/state/orderSelectors';
import { importFollowed, problemReported, selectSeenRequestIds } from '@/features/request/state/requestScreenSlice';
import {
  historyWanted,
  requestsAwaited,
  requestsGivenUp,
  requestsOrdered,
  selectHistory,
  selectIsHistoryPending,
} from '@/features/runs/historySlice';
import type { RootState } from '@/lib/rootState';
import { isAwaiting } from '@/lib/remote';
import { waitFor } from '@/lib/saga';
import { ask } from '@/reads/readNow';
import { readForgotten, readWanted, selectArea } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';
import { TYPED_ACCOUNT } from './credentialVault';
import { place, readBooks, readFacts } from './orderCalls';
import { noteDraftOfOrder, orderJournal } from './orderJournal';
import { claimOrder } from './orderLock';
import { RECENT_MS } from './rules/orderAttempt';
import type { Incoming } from './rules/orderState';
import type { Command } from './rules/orderSteps';
import { renewVault } from './vaultSaga';

export interface Work {
  deps: LoanDeps;
  events: Channel<Incoming>;
  /** The command whose event is awaited. */
  pending?: Task | undefined;
  releaseLock?: (() => Promise<void>) | undefined;
  /** Resolves when the lock that was released last can be claimed again. */
  released?: Promise<void> | undefined;
  reminder?: Task | undefined;
}

/** Does what the machine says. Commands that take time go on beside it, and end in an event. */
export function* perform(work: Work, command: Command): SagaGenerator<void> {
  const { deps, events } = work;
  const { loanId, notify, telemetry } = deps;
  switch (command.do) {
    case 'gather':
    case 'claimLock':
    case 'readFacts':
    case 'readBooks':
    case 'wait':
    case 'readNote':
    case 'send':
      work.pending = yield* fork(report, work, command);
      return;
    case 'remind':
      if (work.reminder !== undefined) yield* cancel(work.reminder);
      work.reminder = yield* fork(remind, events);
      return;
    case 'releaseLock':
    case 'finish':
      if (work.pending !== undefined) yield* cancel(work.pending);
      work.released = work.releaseLock?.() ?? work.released;
      work.releaseLock = undefined;
      // Also that of a press during the work, which orders nothing.
      if (command.do === 'finish') deps.vault.forget(TYPED_ACCOUNT);
      return;
    case 'record':
      yield* put(events, { type: 'recorded', isKept: orderJournal(deps).write(command.attempt) });
      return;
    case 'keep':
      orderJournal(deps).write(command.attempt);
      return;
    case 'forget':
      orderJournal(deps).forget(command.key);
      deps.orderNews.publish(loanId, { kind: 'settled', requestIds: [], key: command.key });
      return;
    case 'forgetUnreadable':
      orderJournal(deps).forgetUnreadable(command.names);
      return;
    case 'tellTabs':
      deps.orderNews.publish(loanId, { kind: command.kind, requestIds: [...command.requestIds] });
      return;
    case 'readHistory':
      yield* put(historyWanted());
      return;
    case 'await':
      yield* put(requestsAwaited([...command.requestIds]));
      return;
    case 'follow':
      yield* put(requestsOrdered({ requestIds: [...command.requestIds], area: yield* select(selectArea) }));
      yield* put(importFollowed(command.attempt.mode === 'credit' ? [...command.requestIds] : []));
      return;
    case 'giveUp':
      yield* put(requestsGivenUp([...command.requestIds]));
      return;
    case 'replaceDraft':
      yield* replaceDraft(deps, command);
      return;
    case 'renewVault':
      yield* call(renewVault, deps);
      return;
    case 'doubtAuthorization':
      yield* call(doubtAuthorization);
      return;
    case 'showProblem':
      yield* put(problemReported(command.text));
      return;
    case 'notify':
      notify(command.words);
      return;
    case 'openScreen':
      notify({ ...command.words, screen: command.screen });
      deps.navigator.go(command.screen);
      return;
    case 'log': {
      const { attempt, outcome } = command;
      telemetry.event(command.name, {
        attempt: attempt.key,
        ...(outcome === undefined ? { mode: attempt.mode } : { outcome }),
      });
      return;
    }
    case 'logAnswer':
      telemetry.event(command.name, { concerns: command.concerns.map(({ kind }) => kind).join() });
  }
}

/** The saga that saves the draft runs only while the Request screen is open, so the draft is stored here, too. */
function* replaceDraft(
  { memory, loanId }: LoanDeps,
  { draft, key, keepsPassword }: Extract<Command, { do: 'replaceDraft' }>,
): SagaGenerator<void> {
  const drafts = orderDrafts(memory);
  // Not opened since a reload, Request will restore it, and say what it lacks.
  const isClosed = (yield* select(selectHasLeftRequest)) && isEmptyDraft(yield* select(selectDraft));
  const kept = isClosed ? drafts.read(loanId) : undefined;
  if (draft === EMPTY_DRAFT || kept === undefined) {
    drafts.keep(loanId, draft);
    yield* put(draft === EMPTY_DRAFT ? draftDiscarded() : draftReplaced(draft));
    if (keepsPassword) yield* put(passwordReplaced());
  } else {
    const { draft: _, ...note } = kept;
    drafts.keep(loanId, draft, note);
  }
  noteDraftOfOrder(memory, loanId, key);
}

type Awaited = Extract<
  Command,
  { do: 'gather' | 'claimLock' | 'readFacts' | 'readBooks' | 'wait' | 'readNote' | 'send' }
>;

/** Runs a command that takes time, and reports how it ended. */
function* report(work: Work, command: Awaited): SagaGenerator<void> {
  try {
    yield* put(work.events, yield* call(outcomeOf, work, command));
  } catch (error) {
    work.deps.report(error, 'order');
    yield* put(work.events, { type: 'crashed' });
  }
}

function* outcomeOf(work: Work, command: Awaited): SagaGenerator<Incoming> {
  const { deps } = work;
  switch (command.do) {
    case 'gather': {
      const { left } = yield* race({ left: waitFor(selectHasLeftRequest), ready: waitFor(isReady) });
      return { type: left === undefined ? 'gathered' : 'left' };
    }
    case 'claimLock': {
      yield* call(async () => await work.released);
      const { isGranted, release } = claimOrder(deps.locks(), deps.loanId, command.how);
      work.releaseLock = release;
      return { type: (yield* call(() => isGranted)) ? 'lockGranted' : 'lockTaken' };
    }
    case 'readFacts':
      return { type: 'factsRead', facts: yield* call(readFacts, deps, command.form, command.isLawRead) };
    case 'readBooks':
      return yield* call(readBooks, deps);
    case 'wait':
      yield* delay(command.ms);
      return { type: 'waited' };
    case 'readNote':
      return { type: 'noteRead', note: (yield* ask(deps, 'pastOrders', command.requestId))?.note };
    case 'send':
      return yield* call(place, deps, command);
  }
}

/** A little more than five minutes: the server's clock is known by the second. */
function* remind(events: Channel<Incoming>): SagaGenerator<void> {
  yield* delay(RECENT_MS + 2_000);
  yield* put(events, { type: 'reminded' });
}

/** The history must be loaded, too, since the screen was opened: it shows which requests the user may have seen. */
const isReady = (state: RootState): boolean =>
  selectSavingAcknowledgement(state) === null &&
  (selectSeenRequestIds(state) === null ? !isAwaiting(selectHistory(state)) : !selectIsHistoryPending(state));

/** What is known of the authorization may be wrong: nothing is ordered until it is loaded again. */
function* doubtAuthorization(): SagaGenerator<void> {
  yield* put(readForgotten({ name: 'acknowledgement' }));
  if (!(yield* select(selectHasLeftRequest))) yield* put(readWanted({ name: 'acknowledgement' }));
}
