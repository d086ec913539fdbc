import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { refusalLines } from '@/api/endpoints/orderRefusal';
import { paths } from '@/config/paths';
import type { HistoryItem } from '@/domain/history/historyItem';
import type { LoanId } from '@/domain/loan/loan';
import { meanwhile, type OrderConcern } from '@/domain/order/orderGuard';
import { judgeFailedOrder, routeAfterOrder, type OrderAttempt } from '@/domain/order/orderOutcome';
import { refusalIssues } from '@/domain/order/orderRefusal';
import { orderRequestOf, type OrderRequest } from '@/domain/order/orderRequest';
import { creditPartWanted } from '@/features/creditReport/creditReportSlice';
import { historyWanted, selectHistory } from '@/features/history/historySlice';
import { selectLoanHeader } from '@/features/loan/loanSlice';
import { submissionChanged } from '@/features/orderDraft/orderDraftSlice';
import { selectOpenedAt, selectSeenRequestIds } from '@/features/requestSetup/requestSetupSlice';
import { failureOf, type Failure } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import { fingerprintOf, newAttemptId } from '@/services/orderIdentity';
import { orderJournal } from '@/services/orderJournal';
import type { SagaDeps } from '@/services/sagaDeps';
import { TYPED_ACCOUNT } from '@/services/vaultContext';
import { notify } from '@/ui/notify';
import { emptyVault } from './emptyVault';
import { findOrder } from './findOrderSaga';
import { stillConfirmed, type IntendedOrder } from './openConcerns';
import { orderArrived } from './orderArrived';
import { selectHasLeftRequest } from './orderSelectors';

/**
 * Sends one order, once. It is written into the journal before it leaves; a refusal releases the form, and an answer that was lost
 * is looked up among the loan's requests instead of being sent again. `answered` is what has been asked about it so far.
 */
export function* sendOrder(
  deps: SagaDeps,
  loanId: LoanId,
  intended: IntendedOrder,
  answered: readonly OrderConcern[],
): SagaGenerator<void> {
  const { form, lost } = intended;
  const order = orderRequestOf(form);
  const password = passwordFor(deps, order);
  if (password === undefined) {
    yield* call(forgetPasswords, deps, order);
    yield* put(submissionChanged({ status: 'invalid', serviceIssues: [] }));
    return;
  }
  const latest = yield* call(latestRequests, deps, loanId);
  const seenIds = yield* select(selectSeenRequestIds);
  const openedAt = yield* select(selectOpenedAt);
  if (!(yield* call(stillConfirmed, deps, intended, answered, meanwhile({ seenIds, latest, openedAt })))) return;
  const journal = orderJournal(deps.memory);
  const known = (yield* select(selectHistory)).value;
  const attempt = yield* call(newAttempt, deps, loanId, order, lost, idsOf([...(known ?? []), ...(latest ?? [])]));
  journal.write(loanId, attempt);
  const { attemptId } = attempt;
  deps.telemetry.event('order-sent', { attempt: attemptId, mode: order.mode });
  const outcome = yield* call(place, deps, loanId, order, attempt, password);
  deps.telemetry.event('order-answered', { attempt: attemptId, outcome: nameOf(outcome) });
  yield* call(forgetPasswords, deps, order);
  if (outcome === 'placed' || Array.isArray(outcome)) {
    yield* call(goOn, deps, loanId, order, outcome);
    return;
  }
  if (outcome !== 'unknown') {
    if (lost === undefined) journal.forget(loanId);
    else journal.write(loanId, lost);
    yield* call(refuse, order, outcome, password);
    return;
  }
  yield* put(submissionChanged({ status: 'checking' }));
  const requestId = yield* call(findOrder, deps, loanId, attempt);
  if (requestId === undefined) yield* put(submissionChanged({ status: 'unconfirmed', since: attempt.startedAt }));
  else yield* call(goOn, deps, loanId, order, [requestId]);
}

/**
 * What was typed, else what is stored for the agency; '' for an order without an account.
 *
 * @empty the vault has been emptied since the press, by leaving the screen for instance
 */
function passwordFor({ vault }: SagaDeps, { agency }: OrderRequest): string | undefined {
  if (agency?.accountNumber == null) return '';
  return [TYPED_ACCOUNT, agency.id].map((of) => vault.of(of)).find(Boolean);
}

/** What the loan's requests are now: another window or another person may have ordered. @empty they cannot be read */
function* latestRequests({ api }: SagaDeps, loanId: LoanId): SagaGenerator<HistoryItem[] | undefined> {
  try {
    return yield* callApi(api.history.list, { loanId });
  } catch {
    return undefined;
  }
}

/** The same order as one whose answer was lost keeps its key, so that the service cannot place it twice. */
function* newAttempt(
  { now }: SagaDeps,
  loanId: LoanId,
  order: OrderRequest,
  lost: OrderAttempt | undefined,
  knownRequestIds: string[],
): SagaGenerator<OrderAttempt> {
  const fingerprint = yield* call(fingerprintOf, loanId, order);
  const isSame = lost !== undefined && fingerprint !== '' && lost.fingerprint === fingerprint;
  return {
    attemptId: isSame ? lost.attemptId : newAttemptId(),
    fingerprint,
    startedAt: now(),
    mode: order.mode,
    services: order.services.map(({ option }) => option),
    knownRequestIds,
  };
}

/** The ids of the requests that an order has become; `placed` where the service says only that it had become some before. */
type Outcome = string[] | 'placed' | 'unknown' | Failure;

const nameOf = (outcome: Outcome): string => {
  if (typeof outcome === 'string') return outcome;
  return Array.isArray(outcome) ? 'placed' : 'refused';
};

function* place(
  { api }: SagaDeps,
  loanId: LoanId,
  order: OrderRequest,
  { attemptId }: OrderAttempt,
  password: string,
): SagaGenerator<Outcome> {
  try {
    const placed = yield* callApi(api.orders.place, { loanId, order, clientRequestKey: attemptId, password });
    return placed?.requestIds ?? 'unknown';
  } catch (caught) {
    const failure = failureOf(caught);
    const outcome = judgeFailedOrder(failure);
    return outcome === 'refused' ? failure : outcome;
  }
}

/** Passwords are kept no longer than one order needs them. */
function* forgetPasswords(deps: SagaDeps, { agency }: OrderRequest): SagaGenerator<void> {
  yield* call(emptyVault, deps);
  if (agency?.accountNumber == null) return;
  yield* put(creditPartWanted('duAgencies'));
  yield* put(creditPartWanted('lpAgencies'));
}

function* refuse({ services }: OrderRequest, { body, ...failure }: Failure, password: string): SagaGenerator<void> {
  const asked = services.map(({ option }) => option);
  yield* put(
    failure.status === 400
      ? submissionChanged({ status: 'invalid', serviceIssues: refusalIssues(refusalLines(body), password, asked) })
      : submissionChanged({ status: 'failed', reason: 'refused', failure }),
  );
}

/** The reader goes where the order's result will be; whoever is elsewhere already stays, and History is read anew there. */
function* goOn(
  deps: SagaDeps,
  loanId: LoanId,
  { mode }: OrderRequest,
  placed: string[] | 'placed',
): SagaGenerator<void> {
  yield* call(orderArrived, deps, loanId, mode, placed === 'placed' ? [] : placed);
  yield* put(submissionChanged({ status: 'editing' }));
  const ordered = mode === 'credit' ? 'Credit ordered.' : 'Submitted for AUS.';
  notify({ tone: 'success', text: placed === 'placed' ? PLACED_BEFORE : ordered });
  if (yield* select(selectHasLeftRequest)) {
    yield* put(historyWanted());
    return;
  }
  const header = yield* select(selectLoanHeader);
  const area = routeAfterOrder(mode, header?.loanStageSequence ?? null);
  deps.navigator.go(paths[area].href(loanId));
}

/** These two do not make another order of the same one. */
const PLACED_BEFORE = 'This order had already gone through. A note or account changed since then is not part of it.';

const idsOf = (items: readonly HistoryItem[]): string[] => [...new Set(items.map(({ requestId }) => requestId))];
