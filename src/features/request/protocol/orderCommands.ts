import type { Channel, Task } from 'redux-saga';
import { all, call, cancel, delay, fork, put, race, type SagaGenerator, select } from 'typed-redux-saga';
import { watchHidden } from '@/browser/page';
import { EMPTY_DRAFT } from '@/features/request/rules/orderDraft';
import type { OrderForm } from '@/features/request/rules/orderForm';
import { withoutSecret } from '@/features/request/rules/orderRefusal';
import { selectSavingAcknowledgement } from '@/features/request/state/acknowledgementSlice';
import { draftDiscarded, draftReplaced, passwordReplaced } from '@/features/request/state/orderDraftSlice';
import { orderDrafts } from '@/features/request/state/orderDrafts';
import { selectHasLeftRequest, selectMode } from '@/features/request/state/orderSelectors';
import { importFollowed, problemReported } from '@/features/request/state/requestScreenSlice';
import {
  historyWanted,
  requestsAwaited,
  requestsGivenUp,
  requestsOrdered,
  selectIsHistoryPending,
} from '@/features/runs/historySlice';
import { isPlausibleId } from '@/features/runs/rules/historyItem';
import type { Failure } from '@/lib/failure';
import type { RootState } from '@/lib/rootState';
import { callApi, callOptional, failureOf, waitFor } from '@/lib/saga';
import { ask, readStrictly } from '@/reads/readNow';
import { readForgotten, readWanted, selectArea } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';
import { TYPED_ACCOUNT } from './credentialVault';
import { noteDraftOfOrder, noteSentHere, noteTimeOf, orderJournal } from './orderJournal';
import { RECENT_MS } from './rules/orderAttempt';
import { contentOf, fingerprintOf, type OrderRequest, orderRequestOf, wordingOf } from './rules/orderRequest';
import type { Command, Facts, OrderEvent, OrderEventType } from './rules/orderState';
import { renewVault } from './vaultSaga';

/** An event before the driver adds the snapshot of the moment in which it is handled. */
export type Incoming = { [E in OrderEventType]: Omit<OrderEvent<E>, 'snapshot'> }[OrderEventType];

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
  const { loanId, memory, notify, telemetry } = deps;
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
      // The saga that saves the draft runs only while the Request screen is open, so store the draft here.
      orderDrafts(memory).keep(loanId, command.draft);
      yield* put(command.draft === EMPTY_DRAFT ? draftDiscarded() : draftReplaced(command.draft));
      if (command.keepsPassword) yield* put(passwordReplaced());
      noteDraftOfOrder(memory, loanId, command.key);
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
      const { isGranted, release } = deps.orderLock.claim(deps.loanId, command.how);
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

/** The history must be loaded, too: it shows which requests the user may have seen. */
const isReady = (state: RootState): boolean =>
  selectSavingAcknowledgement(state) === null && !selectIsHistoryPending(state);

function* readFacts(deps: LoanDeps, form: OrderForm, isLawRead: boolean): SagaGenerator<Facts> {
  const order = orderRequestOf(form);
  const { books, unknown, fingerprint, content, wording } = yield* all({
    books: callOptional(deps.api.history.books, { loanId: deps.loanId }),
    unknown: isLawRead ? call(readLaw, deps) : call((): Facts['unknown'] => []),
    fingerprint: call(fingerprintOf, deps.loanId, order),
    content: call(contentOf, deps.loanId, order),
    wording: call(wordingOf, order),
  });
  const hasPassword = passwordFor(deps, form, order) !== undefined;
  return { order, fingerprint, content, wording, books, unknown, hasPassword };
}

/** Loads again what makes an order lawful. Returns what could not be loaded. */
function* readLaw(deps: LoanDeps): SagaGenerator<Facts['unknown']> {
  const law = yield* all({
    acknowledgement: readStrictly(deps, 'acknowledgement'),
    privileges: readStrictly(deps, 'userPrivileges'),
    header: readStrictly(deps, 'loanHeaderData'),
    borrowers: readStrictly(deps, 'borrowers', yield* select(selectMode)),
  });
  return (['header', 'privileges', 'acknowledgement', 'borrowers'] as const).filter((name) => law[name] === undefined);
}

/** From the latest request if the books can't be loaded: it includes an order that was just placed. */
function* readBooks(deps: LoanDeps): SagaGenerator<Extract<Incoming, { type: 'booksRead' }>> {
  const books = yield* callOptional(deps.api.history.books, { loanId: deps.loanId });
  if (books !== undefined) return { type: 'booksRead', books, recent: [] };
  const { getAusRequestItems: items = [] } = (yield* ask(deps, 'recentRequestData')) ?? {};
  const recent = items
    .filter(({ requestID }) => isPlausibleId(requestID))
    .map(({ requestID, ...item }) => ({
      ...item,
      requestId: requestID,
      clientRequestKey: null,
      submittedBy: null,
      creditDetail: [],
    }));
  return { type: 'booksRead', books, recent };
}

function* place(deps: LoanDeps, { sent, form }: Extract<Command, { do: 'send' }>): SagaGenerator<Incoming> {
  const { api, lasting, loanId, memory, telemetry } = deps;
  const { attempt, order } = sent;
  const password = passwordFor(deps, form, order) ?? '';
  noteSentHere(memory, loanId, attempt);
  noteTimeOf(lasting, attempt);
  const isTimed = watchTime(deps);
  const sentAt = performance.now();
  try {
    const answer = yield* callApi(api.orders.place, { loanId, order, clientRequestKey: attempt.key, password });
    return { type: 'answered', answer };
  } catch (caught) {
    return { type: 'failed', failure: withoutPassword(failureOf(caught, deps, 'order.place'), password) };
  } finally {
    noteTimeOf(lasting, attempt);
    if (isTimed()) telemetry.metric('order-round-trip', performance.now() - sentAt);
  }
}

/** The monotonic clock may stop in a sleep, and hidden pages are slow: then a time says nothing about the service. */
function watchTime({ now }: LoanDeps): () => boolean {
  const wasHidden = watchHidden();
  const [startedAt, tick] = [now(), performance.now()];
  return () => !wasHidden() && Math.abs(now() - startedAt - (performance.now() - tick)) < SLEPT_MS;
}

/** More than two clocks differ by themselves in a minute. */
const SLEPT_MS = 2_000;

/**
 * Returns the password that the form shows: the agency's stored one or the typed one; '' for an order without account.
 * @empty undefined if the vault was emptied after the press, for example because the user left the screen
 */
function passwordFor({ vault }: LoanDeps, form: OrderForm, { creditAgency }: OrderRequest): string | undefined {
  if (creditAgency?.userName === undefined) return '';
  const { selected, password } = form.agency;
  return vault.of(password === 'on file' && selected !== undefined ? selected.account : TYPED_ACCOUNT) || undefined;
}

/** State holds no passwords. */
const withoutPassword = ({ reasons = [], ...failure }: Failure, password: string): Failure => ({
  ...failure,
  reasons: reasons.map((reason) => ({ ...reason, message: reason.message && withoutSecret(reason.message, password) })),
});

/** What is known of the authorization may be wrong: nothing is ordered until it is loaded again. */
export function* doubtAuthorization(): SagaGenerator<void> {
  yield* put(readForgotten({ name: 'acknowledgement' }));
  if (!(yield* select(selectHasLeftRequest))) yield* put(readWanted({ name: 'acknowledgement' }));
}
