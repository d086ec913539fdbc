import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { AGENCY_SYSTEMS } from '@/features/request/rules/creditAgency';
import { businessChannelChanged, selectBusinessChannel } from '@/features/request/state/requestSetupSlice';
import type { RootState } from '@/lib/rootState';
import { waitFor } from '@/lib/saga';
import { selectLoanChannel } from '@/reads/loanChannel';
import { readForgotten, readWanted } from '@/reads/readState';

/** The agencies of all systems. */
export const AGENCY_REFS = AGENCY_SYSTEMS.map((key) => ({ name: 'creditAgencies' as const, key }));

/** Keeps the request setup's channel equal to the loan's. Nothing can be ordered from agencies of another channel. */
export function* followChannel(): SagaGenerator<void> {
  for (;;) {
    const before = yield* select(selectBusinessChannel);
    const channelId = yield* waitFor((state: RootState) => {
      const next = selectLoanChannel(state);
      return next === before ? null : next;
    });
    yield* put(businessChannelChanged(channelId));
    // The agencies of the first channel are already requested, and wait for it.
    if (before === null) continue;
    yield* put(readForgotten(...AGENCY_REFS));
    yield* put(readWanted(...AGENCY_REFS));
  }
}
