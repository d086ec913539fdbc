import { eventChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, take } from 'typed-redux-saga';
import * as orderTexts from '@/config/texts/orderTexts';
import { requestsText } from '@/domain/order/orderOutcome';
import { historyWanted, requestsAwaited } from '@/features/history/state/historySlice';
import { orderSentElsewhere } from '@/features/request/state/orderDraftSlice';
import type { News } from '@/services/orderNews';
import type { LoanDeps } from '@/services/sagaDeps';

/** Handles orders of other windows at once, instead of at the next poll. */
export function* followOtherWindows({ notify, orderNews, loanId }: LoanDeps): SagaGenerator<void> {
  const news = yield* call(() => eventChannel<News>((emit) => orderNews.watch(loanId, emit)));
  try {
    for (;;) {
      const { kind, requestIds } = yield* take(news);
      if (kind === 'sent') {
        yield* put(orderSentElsewhere());
        continue;
      }
      yield* put(requestsAwaited(requestIds));
      yield* put(historyWanted());
      notify({ text: orderTexts.placedElsewhere(requestsText(requestIds)) });
    }
  } finally {
    news.close();
  }
}
