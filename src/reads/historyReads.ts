import { call } from 'typed-redux-saga';
import { FailedCall } from '@/lib/failure';
import { callApi } from '@/lib/saga';
import type { WantedFindings } from './loadFindings';
import type { ReadsIn } from './read';

/** The requests of the loan, what they ordered and what the engines said of them. */
export const historyReads: ReadsIn<'history'> = {
  historySection: {
    in: 'history',
    of: 'loan',
    calls: ['historyDetails'],
    load: ({ api, loanId }) => callApi(api.history.poll, { loanId }),
    on: 'loan',
    isTakenBySlice: true,
    hasOwnSaga: true,
    isShownWhenSlow: true,
  },
  pastOrders: {
    in: 'history',
    of: 'request',
    calls: ['requestDetail'],
    load: ({ api, loanId }, requestId) => callApi(api.orders.detail, { loanId, requestId }),
    on: [],
    isWantedByView: true,
    isOnce: true,
    isQueued: true,
  },
  findings: {
    in: 'history',
    of: 'run',
    calls: ['underwritingDownload'],
    *load({ api, loanId }, _run, given) {
      const { loadFindings } = yield* call(importReader);
      return yield* callApi(loadFindings(api.documents), { loanId, ...(given as WantedFindings) });
    },
    on: [],
    isWantedByView: true,
    isOnce: true,
  },
};

/** The reader of files loads when the user first opens findings. */
const importReader = () =>
  import('./loadFindings').catch(() => {
    throw new FailedCall({ kind: 'network', call: 'underwritingDownload' });
  });
