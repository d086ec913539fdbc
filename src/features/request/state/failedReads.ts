import { createSelector, type UnknownAction } from '@reduxjs/toolkit';
import * as requestTexts from '@/config/texts/requestTexts';
import * as historyTexts from '@/config/texts/historyTexts';
import { AGENCIES, AGENCY_PARTS } from '@/domain/request/creditAgency';
import { SERVICE_OPTIONS, SERVICES } from '@/domain/request/services';
import { recentRequestWanted, selectRecentRequestCall } from '@/features/loan/loanSlice';
import type { Failure } from '@/lib/failure';
import type { RootState } from '@/lib/rootState';
import { type OrderPart, partWanted, selectParts } from './orderDataSlice';
import { selectDraft } from './orderDraftSlice';
import { selectIsOrderDead, selectReadServices } from './orderSelectors';

export interface FailedRead {
  /** The data that failed to load, such as 'the credit agencies'. */
  what: string;
  failure: Failure;
  retry: UnknownAction;
}

/** From this many failures on, the screen shows one message instead of one in each part. */
const TOGETHER = 3;

const selectMode = (state: RootState) => selectDraft(state).mode;

/** The failed reads by the part of the screen that shows them. */
const selectFailedReads = createSelector(
  [selectParts, selectRecentRequestCall, selectReadServices, selectMode],
  (parts, recentRequest, services, mode) => {
    const failed = (call: { failure: Failure | undefined }, what: string, retry: UnknownAction): FailedRead[] =>
      call.failure === undefined ? [] : [{ what, failure: call.failure, retry }];
    const failedPart = (part: OrderPart, what: string): FailedRead[] => failed(parts[part], what, partWanted(part));
    return {
      // Not the override reasons: an order needs them only with a preset, whose fields report it.
      setup: [
        ...failedPart('requestTypes', requestTexts.theSystems),
        ...SERVICE_OPTIONS.filter((option) => services.includes(option)).flatMap((option) =>
          failedPart(option, requestTexts.requestData(SERVICES[option].label)),
        ),
        ...failedPart('availability', requestTexts.theAvailability),
      ],
      credit: [
        ...failed(recentRequest, historyTexts.latestRequest, recentRequestWanted()),
        ...failedPart('recentCredit', requestTexts.theReportOnFile),
        ...failedPart('userAgencies', requestTexts.yourProfile),
        ...AGENCY_PARTS.flatMap((part) =>
          failedPart(part, requestTexts.creditAgencies(SERVICES[AGENCIES[part]].label)),
        ),
      ],
      borrowers: failedPart(mode === 'credit' ? 'creditBorrowers' : 'ausBorrowers', requestTexts.theBorrowers),
      verifications: failedPart('verifications', requestTexts.theVerifications),
      acknowledgement: failedPart('acknowledgement', requestTexts.theAcknowledgement),
    };
  },
);

export type Section = keyof ReturnType<typeof selectFailedReads>;

/** The failed reads that one message above the form reports. @empty [] while each part reports its own */
export const selectFailedTogether = createSelector(
  [selectFailedReads, (state: RootState) => selectIsOrderDead(state)],
  (sections, isDead): FailedRead[] => {
    const all = Object.values(sections).flat();
    return all.length >= TOGETHER || isDead ? all : [];
  },
);

/** The failed reads that a part of the screen reports in its place. */
export const selectFailedIn = createSelector(
  [selectFailedReads, selectFailedTogether, (_: RootState, section: Section) => section],
  (sections, together, section): FailedRead[] => (together.length > 0 ? [] : sections[section]),
);
