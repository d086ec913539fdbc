import { buffers, channel, type Channel } from 'redux-saga';
import { call, fork, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { READS_AT_A_TIME } from '@/config/constants';
import {
  pastOrderFailed,
  pastOrderReceived,
  pastOrdersRequested,
  pastOrdersWanted,
  selectPastOrders,
} from '@/features/history/state/pastOrdersSlice';
import { idle } from '@/lib/remote';
import { callApi, guarded, read } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';

/** Loads what past requests ordered, each once for all screens: a few at a time, each failing independently. */
export function* pastOrdersSaga(deps: LoanDeps): SagaGenerator<void> {
  const queue = channel<string>(buffers.expanding());
  const loadNext = guarded('history.pastOrders', loadPastOrder);
  for (let count = 0; count < READS_AT_A_TIME; count += 1) {
    yield* fork(function* loadQueued() {
      for (;;) yield* call(loadNext, deps, yield* take(queue));
    });
  }
  yield* takeEvery(pastOrdersWanted, guarded('history.pastOrdersWanted', enqueue), deps, queue);
}

function* enqueue(
  _deps: LoanDeps,
  queue: Channel<string>,
  { payload: requestIds }: ReturnType<typeof pastOrdersWanted>,
): SagaGenerator<void> {
  const orders = yield* select(selectPastOrders);
  const unread = [...new Set(requestIds)].filter((requestId) => {
    const { status, value } = orders[requestId] ?? idle;
    return status !== 'loading' && value === undefined;
  });
  yield* put(pastOrdersRequested(unread));
  for (const requestId of unread) yield* put(queue, requestId);
}

function* loadPastOrder(deps: LoanDeps, requestId: string): SagaGenerator<void> {
  const { api, loanId } = deps;
  yield* read(deps, `order ${requestId}`, () => callApi(api.orders.detail, { loanId, requestId }), {
    received: (order) => pastOrderReceived({ requestId, order }),
    failed: (failure) => pastOrderFailed({ requestId, failure }),
  });
}
