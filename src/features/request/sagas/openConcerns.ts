import type { SagaGenerator } from 'typed-redux-saga';
import { select } from 'typed-redux-saga';
import { awaitMore } from '@/domain/history/awaitedRequests';
import type { HistoryItem } from '@/domain/history/historyItem';
import { isLost } from '@/domain/order/orderAttempt';
import type { OrderForm } from '@/domain/order/orderForm';
import type { OrderConcern } from '@/domain/order/orderConcern';
import { orderConcerns } from '@/domain/order/orderGuard';
import { readinessOf } from '@/domain/validation/validateSubmission';
import { selectAwaited, selectHistory } from '@/features/history/state/historySlice';
import { selectCreditParts } from '@/features/request/state/creditReportSlice';
import { selectSeenRequestIds } from '@/features/request/state/requestSetupSlice';
import { isUnknown } from '@/lib/remote';
import { askApi } from '@/lib/saga/callApi';
import { orderJournal } from '@/services/orderJournal';
import type { LoanDeps } from '@/services/sagaDeps';

interface OpenConcerns {
  concerns: OrderConcern[];
  /** The requests that are listed; undefined when the list was never loaded. */
  listed: HistoryItem[] | undefined;
}

/**
 * Returns the concerns that the user has to confirm, from the loan's current requests: another window or user may have
 * ordered.
 */
export function* openConcerns(deps: LoanDeps, form: OrderForm): SagaGenerator<OpenConcerns> {
  const latest = yield* askApi(deps.api.history.list, { loanId: deps.loanId });
  const { value: history } = yield* select(selectHistory);
  const listed = latest === undefined ? history : [...latest, ...(history ?? [])];
  // Read it after the requests, which take a while.
  const { attempts, isReadable } = orderJournal(deps).read();
  const { recentCredit } = yield* select(selectCreditParts);
  const placedIds = attempts.flatMap((attempt) => (isLost(attempt) ? [] : attempt.requestIds));
  const concerns = orderConcerns(form, {
    readiness: readinessOf(form),
    recentCredit: recentCredit.value,
    isCreditUnknown: isUnknown(recentCredit),
    latest,
    history: history ?? [],
    seenIds: yield* select(selectSeenRequestIds),
    unlisted: awaitMore(yield* select(selectAwaited), placedIds, listed ?? []),
    lost: attempts.filter(isLost),
    isJournalReadable: isReadable,
    isJournalKept: deps.lasting.isLasting(),
    prices: deps.config.creditPrices,
    now: deps.now(),
  });
  return { concerns, listed };
}
