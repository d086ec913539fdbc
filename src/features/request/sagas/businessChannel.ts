import { put, type SagaGenerator, select } from 'typed-redux-saga';
import {
  selectIsLoanDataReady,
  selectLoanData,
  selectRecentRequest,
  selectRecentRequestCall,
} from '@/features/loan/loanSlice';
import {
  AGENCIES,
  agenciesForgotten,
  businessChannelChanged,
  partWanted,
  selectBusinessChannel,
} from '@/features/request/state/orderDataSlice';
import { FailedCall } from '@/lib/failure';
import { isPending } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { waitFor } from '@/lib/saga';

/** The loan's channel, or the latest request's if the loan data doesn't contain it. */
const selectLoanChannel = (state: RootState): number | null =>
  selectLoanData(state)?.businessChannelId ?? selectRecentRequest(state)?.businessChannelId ?? null;

/** Keeps the request setup's channel equal to the loan's. Nothing can be ordered from agencies of another channel. */
export function* followChannel(): SagaGenerator<void> {
  for (;;) {
    const channelId = yield* waitFor(selectNewChannel);
    const before = yield* select(selectBusinessChannel);
    yield* put(businessChannelChanged(channelId));
    // The agencies of the first channel are already requested, and wait for it.
    if (before === null) continue;
    yield* put(agenciesForgotten());
    for (const part of AGENCIES) yield* put(partWanted(part));
  }
}

const selectNewChannel = (state: RootState): number | null => {
  const channelId = selectLoanChannel(state);
  return channelId === selectBusinessChannel(state) ? null : channelId;
};

/** Waits for a channel, past failed loads. @throws FailedCall if neither the loan nor the latest request has one */
export function* knownChannel(): SagaGenerator<number> {
  const channel = yield* waitFor(selectChannelOrNone);
  if (channel === 'none') throw new FailedCall({ kind: 'unreadable', call: 'loanData' });
  return channel;
}

const selectChannelOrNone = (state: RootState): number | 'none' | null => {
  const isSettled = selectIsLoanDataReady(state) && !isPending(selectRecentRequestCall(state));
  return selectLoanChannel(state) ?? (isSettled ? 'none' : null);
};
