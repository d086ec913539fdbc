import { createSelector, type UnknownAction } from '@reduxjs/toolkit';
import * as requestTexts from '@/config/texts/requestTexts';
import * as runsTexts from '@/config/texts/runsTexts';
import { isService, SERVICE_OPTIONS } from '@/domain/request/ausService';
import { SERVICES } from '@/domain/request/services';
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

type Named = readonly (readonly [OrderPart, string])[];

/** Not the override reasons: an order needs them only with a preset, whose fields report it. */
const SETUP: Named = [
  ['requestTypes', requestTexts.theSystems],
  ...SERVICE_OPTIONS.map((option) => [option, requestTexts.requestData(SERVICES[option].label)] as const),
  ['availability', requestTexts.theAvailability],
];

const CREDIT: Named = [
  ['recentCredit', requestTexts.theReportOnFile],
  ['userAgencies', requestTexts.yourProfile],
  ['duAgencies', requestTexts.creditAgencies(SERVICES.du.label)],
  ['lpAgencies', requestTexts.creditAgencies(SERVICES.lp.label)],
];

/** The failed reads of the part about the systems. */
export const selectFailedSetup = createSelector([selectParts, selectReadServices], (parts, services): FailedRead[] =>
  failedIn(
    parts,
    SETUP.filter(([part]) => !isService(part) || services.includes(part)),
  ),
);

/** The failed reads of the part about the agency. */
export const selectFailedCredit = createSelector(
  [selectRecentRequestCall, selectParts],
  (recentRequest, parts): FailedRead[] => [
    ...failed(recentRequest.failure, runsTexts.latestRequest, recentRequestWanted()),
    ...failedIn(parts, CREDIT),
  ],
);

export const selectFailedBorrowers = createSelector([selectParts, selectDraft], (parts, { mode }): FailedRead[] =>
  failedIn(parts, [[mode === 'credit' ? 'creditBorrowers' : 'ausBorrowers', requestTexts.theBorrowers]]),
);

export const selectFailedVerifications = createSelector([selectParts], (parts): FailedRead[] =>
  failedIn(parts, [['verifications', requestTexts.theVerifications]]),
);

export const selectFailedAcknowledgement = createSelector([selectParts], (parts): FailedRead[] =>
  failedIn(parts, [['acknowledgement', requestTexts.theAcknowledgement]]),
);

/** The failed reads that one message above the form reports. @empty [] while each part reports its own */
export const selectFailedTogether = createSelector(
  [
    selectFailedSetup,
    selectFailedCredit,
    selectFailedBorrowers,
    selectFailedVerifications,
    selectFailedAcknowledgement,
    (state: RootState) => selectIsOrderDead(state),
  ],
  (setup, credit, borrowers, verifications, acknowledgement, isDead): FailedRead[] => {
    const all = [...setup, ...credit, ...borrowers, ...verifications, ...acknowledgement];
    return all.length >= TOGETHER || isDead ? all : [];
  },
);

const failedIn = (parts: ReturnType<typeof selectParts>, named: Named): FailedRead[] =>
  named.flatMap(([part, what]) => failed(parts[part].failure, what, partWanted(part)));

const failed = (failure: Failure | undefined, what: string, retry: UnknownAction): FailedRead[] =>
  failure === undefined ? [] : [{ what, failure, retry }];
