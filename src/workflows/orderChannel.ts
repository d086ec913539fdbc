import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { creditPartWanted, selectCreditParts } from '@/features/creditReport/creditReportSlice';
import { selectIsLoanDataReady, selectLoanData } from '@/features/loan/loanSlice';
import { businessChannelChanged, selectBusinessChannel } from '@/features/requestSetup/requestSetupSlice';
import { FailedCall } from '@/lib/failure';
import { isPending } from '@/lib/remote';
import { waitFor } from '@/lib/saga/waitFor';
import type { OrderRoot } from './orderSelectors';

/** The channel of the loan; the latest request knows it too, when the loan's data does not say. */
const selectLoanChannel = (state: OrderRoot): number | null =>
  selectLoanData(state)?.businessChannelId ?? selectCreditParts(state).recentRequest.value?.businessChannelId ?? null;

/** Keeps the request setup's channel that of the loan, and the agencies those of the channel. */
export function* followChannel(): SagaGenerator<void> {
  for (;;) {
    const channelId = yield* waitFor(selectNewChannel);
    const before = yield* select(selectBusinessChannel);
    yield* put(businessChannelChanged(channelId));
    // The agencies of the first channel are asked for, and wait for it, from the beginning.
    if (before !== null) for (const part of ['duAgencies', 'lpAgencies'] as const) yield* put(creditPartWanted(part));
  }
}

const selectNewChannel = (state: OrderRoot): number | null => {
  const channelId = selectLoanChannel(state);
  return channelId === selectBusinessChannel(state) ? null : channelId;
};

/**
 * Waits for the channel, in which agencies are asked for; also until the loan's data, which could not be read, have been read again.
 *
 * @throws FailedCall when neither the loan's data nor the latest request names one
 */
export function* knownChannel(): SagaGenerator<number> {
  const channel = yield* waitFor(selectChannelOrNone);
  if (channel === 'none') throw new FailedCall({ kind: 'unreadable', call: 'loanData' });
  return channel;
}

const selectChannelOrNone = (state: OrderRoot): number | 'none' | null => {
  const isSettled = selectIsLoanDataReady(state) && !isPending(selectCreditParts(state).recentRequest);
  return selectLoanChannel(state) ?? (isSettled ? 'none' : null);
};
