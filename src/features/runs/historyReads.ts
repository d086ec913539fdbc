import * as laterTexts from '@/config/texts/laterTexts';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { AnswerOf } from '@/http/send';
import { callApi } from '@/lib/saga';
import type { ReadsIn } from '@/reads/read';

declare module '@/reads/readValues' {
  interface ReadValues {
    history: {
      historySection: HistoryItem[];
      pastOrders: Each<string, AnswerOf<'requestDetail'>>;
    };
  }
}

export const historyReads: ReadsIn<'history'> = {
  historySection: {
    calls: ['historyDetails'],
    load: ({ api, loanId }) => callApi(api.history.poll, { loanId }),
    on: 'loan',
    missing: { what: laterTexts.pastRequests },
    isTakenBySlice: true,
    hasOwnSaga: true,
    isShownWhenSlow: true,
  },
  pastOrders: {
    of: 'request',
    calls: ['requestDetail'],
    load: ({ api, loanId }, requestId) => callApi(api.read('requestDetail'), { loanId, requestId }),
    on: [],
    missing: { what: laterTexts.pastOrder },
    isWantedByView: true,
    isOnce: true,
    isQueued: true,
  },
};
