import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '@/lib/rootState';
import { sharing } from '@/lib/shareStructure';
import { selectRef } from '@/reads/readState';
import { selectIsOrderDead, selectNeededReads } from './orderSelectors';
import { READS_OF_ORDER, type Section, SECTIONS } from './readsOfOrder';

/** From this many failures on, the screen shows one message instead of one in each part. */
const TOGETHER = 3;

const selectFailedReads = sharing((state: RootState) =>
  selectNeededReads(state)
    .flatMap((ref) => {
      const order = READS_OF_ORDER[ref.name];
      const { failure } = selectRef(state, ref);
      if (order === undefined || failure === undefined) return [];
      return [{ section: order.failsIn, what: order.what(ref.key as never), failure, ref }];
    })
    .toSorted((a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section)),
);

/** The failed reads that one message above the form reports. @empty [] while each part reports its own */
export const selectFailedTogether = createSelector(
  [selectFailedReads, (state: RootState) => selectIsOrderDead(state)],
  (all, isDead) => (all.length >= TOGETHER || isDead ? all : []),
);

export const selectFailedIn = createSelector(
  [selectFailedReads, selectFailedTogether, (_: RootState, section: Section) => section],
  (all, together, section) => (together.length > 0 ? [] : all.filter((failed) => failed.section === section)),
);
