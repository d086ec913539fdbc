import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { paths } from '@/config/paths';
import * as orderTexts from '@/features/request/orderTexts';
import { isLost, type OrderAttempt } from '@/features/request/protocol/rules/orderAttempt';
import { draftOfMissing, EMPTY_DRAFT } from '@/features/request/rules/orderDraft';
import {
  orderSentText,
  requestsText,
  routeAfterOrder,
  servicesText,
  type PlacedOrder,
} from '@/features/request/protocol/rules/orderOutcome';
import { historyWanted, requestsAwaited, requestsOrdered } from '@/features/requests/historySlice';
import { selectLoanHeader } from '@/features/loan/loanSlice';
import { selectArea } from '@/features/navigation/navigationSlice';
import { importFollowed } from '@/features/request/state/requestScreenSlice';
import {
  draftDiscarded,
  draftReplaced,
  passwordReplaced,
  selectDraft,
  selectReplacesPassword,
} from '@/features/request/state/orderDraftSlice';
import { selectHasLeftRequest } from '@/features/request/state/orderSelectors';
import { submissionChanged } from './submissionSlice';
import { orderDrafts } from '@/features/request/state/orderDrafts';
import { orderJournal, isDraftEdited, isSentHere } from './orderJournal';
import type { LoanDeps } from '@/sagaDeps';

type Accepted = Pick<PlacedOrder, 'requestIds' | 'missing'>;

/**
 * Records an order that the service accepted. The journal keeps it until History lists it. If this tab sent it, the
 * draft is cleared, except for the services that the lender did not accept, and unless the user has changed it since.
 */
export function* recordPlacedOrder(
  deps: LoanDeps,
  attempt: OrderAttempt,
  { requestIds, missing }: Accepted,
): SagaGenerator<void> {
  deps.orderNews.publish(deps.loanId, { kind: 'placed', requestIds });
  if (isSentHere(deps.memory, deps.loanId, attempt)) {
    yield* call(clearDraft, deps, attempt, missing);
    yield* put(requestsOrdered({ requestIds, area: yield* select(selectArea) }));
    yield* put(importFollowed(attempt.mode === 'credit' ? requestIds : []));
  } else yield* put(requestsAwaited(requestIds));
  // Last: if anything above fails, the journal still records that the outcome is unknown.
  const journal = orderJournal(deps);
  journal.write({ ...attempt, state: 'placed', requestIds });
  // A request belongs to one order, also when this one is forgotten.
  for (const { otherRequestIds = [], ...other } of journal.read().attempts)
    if (isLost(other) && other.key !== attempt.key)
      journal.write({
        ...other,
        requestIds: other.requestIds.some((id) => requestIds.includes(id)) ? [] : other.requestIds,
        otherRequestIds: [...new Set([...otherRequestIds, ...requestIds])],
      });
}

function* clearDraft(
  { memory, loanId }: LoanDeps,
  { services }: OrderAttempt,
  missing: Accepted['missing'],
): SagaGenerator<void> {
  if (missing.length === 0 && isDraftEdited(memory, loanId)) return;
  const rest = missing.length === 0 ? EMPTY_DRAFT : draftOfMissing(yield* select(selectDraft), services, missing);
  // The saga that saves the draft runs only while the Request screen is open, so store the draft here.
  orderDrafts(memory).keep(loanId, rest);
  const replacesPassword = yield* select(selectReplacesPassword);
  yield* put(missing.length === 0 ? draftDiscarded() : draftReplaced(rest));
  if (missing.length > 0 && replacesPassword) yield* put(passwordReplaced());
}

/** Opens the results. A user who left Request stays there; for missing services, Request stays open. `words`: what to say. */
export function* goToResults(
  deps: LoanDeps,
  { mode, services }: OrderAttempt,
  { requestIds, missing }: Accepted,
  words?: string,
): SagaGenerator<void> {
  const hasLeft = yield* select(selectHasLeftRequest);
  if (missing.length > 0) {
    const remarks = words === undefined || words === '' ? {} : { remarks: words };
    yield* put(submissionChanged({ status: 'partial', requestIds, missing, ...remarks }));
    yield* put(historyWanted());
    if (hasLeft) {
      const part = orderTexts.placedInPart(requestsText(requestIds), servicesText(missing));
      deps.notify({ tone: 'warning', text: [part, ...Object.values(remarks)].join(' ') });
    }
    return;
  }
  yield* put(submissionChanged({ status: 'editing' }));
  const message = { tone: 'success', text: words ?? orderSentText({ mode, services }, requestIds) } as const;
  if (hasLeft) {
    deps.notify(message);
    yield* put(historyWanted());
    return;
  }
  const header = yield* select(selectLoanHeader);
  const screen = paths[routeAfterOrder(mode, header?.loanStageSequence ?? null)].href(deps.loanId);
  deps.notify({ ...message, screen });
  deps.navigator.go(screen);
}
