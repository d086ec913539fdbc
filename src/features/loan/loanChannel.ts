import type { SagaGenerator } from 'typed-redux-saga';
import { FailedCall } from '@/lib/failure';
import { isPending } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { waitFor } from '@/lib/saga';

/** The loan's channel, or the latest request's if the loan data doesn't contain it. */
export const selectLoanChannel = ({ loan: { loanData, recentRequestData } }: RootState): number | null =>
  loanData.value?.businessChannelId ?? recentRequestData.value?.businessChannelId ?? null;

/** Waits for a channel, past failed loads. @throws FailedCall if neither the loan nor the latest request has one */
export function* knownChannel(): SagaGenerator<number> {
  const channel = yield* waitFor(selectChannelOrNone);
  if (channel === 'none') throw new FailedCall({ kind: 'unreadable', call: 'loanData' });
  return channel;
}

const selectChannelOrNone = (state: RootState): number | 'none' | null => {
  const isSettled = state.loan.loanData.status === 'ready' && !isPending(state.loan.recentRequestData);
  return selectLoanChannel(state) ?? (isSettled ? 'none' : null);
};
