import { createSelector, type UnknownAction } from '@reduxjs/toolkit';
import * as requestTexts from '@/features/request/texts';
import * as historyTexts from '@/features/history/texts';
import { ORDER_READS, type Section, SECTIONS } from '@/features/request/rules/orderReads';
import type { Failure } from '@/lib/failure';
import type { RootState } from '@/lib/rootState';
import { readWanted } from '@/reads/readActions';
import { selectRead } from '@/reads/readState';
import { partWanted, selectParts } from './orderDataSlice';
import { selectIsOrderDead, selectNeededParts } from './orderSelectors';

interface FailedRead {
  section: Section;
  /** The data that failed to load, such as 'the credit agencies'. */
  what: string;
  failure: Failure;
  retry: UnknownAction;
}

/** From this many failures on, the screen shows one message instead of one in each part. */
const TOGETHER = 3;

/** From the top of the screen. */
const selectFailedReads = createSelector(
  [selectNeededParts, selectParts, (state: RootState) => selectRead(state, 'recentRequestData')],
  (needed, parts, { failure }): FailedRead[] => {
    const recentRequest: FailedRead[] =
      failure === undefined
        ? []
        : [
            {
              section: 'credit',
              what: historyTexts.latestRequest,
              failure,
              retry: readWanted({ name: 'recentRequestData' }),
            },
          ];
    const ofParts = needed.flatMap((part): FailedRead[] => {
      const { failsIn: section, what } = ORDER_READS[part];
      const { failure } = parts[part];
      if (section === null || failure === undefined) return [];
      return [{ section, what: what(requestTexts), failure, retry: partWanted(part) }];
    });
    const place = ({ section }: FailedRead) => SECTIONS.indexOf(section);
    return [...recentRequest, ...ofParts].toSorted((a, b) => place(a) - place(b));
  },
);

/** The failed reads that one message above the form reports. @empty [] while each part reports its own */
export const selectFailedTogether = createSelector(
  [selectFailedReads, (state: RootState) => selectIsOrderDead(state)],
  (all, isDead): FailedRead[] => (all.length >= TOGETHER || isDead ? all : []),
);

/** The failed reads that a part of the screen reports in its place. */
export const selectFailedIn = createSelector(
  [selectFailedReads, selectFailedTogether, (_: RootState, section: Section) => section],
  (all, together, section): FailedRead[] =>
    together.length > 0 ? [] : all.filter((failed) => failed.section === section),
);
