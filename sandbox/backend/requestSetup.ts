import type { recentRequestCalls } from '@/api/contract/recentRequests';
import type { requestSetupCalls } from '@/api/contract/requestSetup';
import { findAgency } from '@sandbox/world/agencies';
import { DAY, dayAtMidnight, isoDateTime } from '@sandbox/world/clock';
import { latestCreditRun, REPORT_LIFE_DAYS } from '@sandbox/world/onFile';
import { listed } from '@sandbox/world/habits';
import { isAusId } from '@sandbox/world/services';
import type { Answerers } from './context';
import { ausAvailabilityOf, ausRequestTypesOf } from './ausOptions';
import { recentItemsOf } from './recentItems';
import { refuse } from './refusal';
import { recentCreditBorrowersOf, requestBorrowersOf } from './requestBorrowers';
import { requestTypeDataOf } from './requestTypeData';

export const requestSetupAnswers: Answerers<typeof requestSetupCalls & typeof recentRequestCalls> = {
  ausRequestTypes: ({ loan }) => ausRequestTypesOf(loan),
  requestTypeData: ({ loan, now, params }) => {
    const ausId = Number(params['ausRequestTypeId']);
    return isAusId(ausId)
      ? requestTypeDataOf(loan, ausId, now)
      : refuse(404, `There is no underwriting system ${params['ausRequestTypeId'] ?? ''}`);
  },
  ausAvailability: ({ loan, now }) => ausAvailabilityOf(loan, now),
  requestBorrowers: ({ loan, now }) => ({ requestBorrowers: requestBorrowersOf(loan, now) }),
  recentCreditRequest: ({ loan, now }) => {
    const run = latestCreditRun(loan, now);
    if (!run) return null;
    return {
      requestId: run.services[0]?.requestId ?? run.requestId,
      requestDate: isoDateTime(run.orderedAt),
      creditAgencyId: run.agencyId,
      creditAgencyName: run.agencyId === null ? null : (findAgency(run.agencyId)?.name ?? null),
      status: 'Complete',
      isGseSoftCreditPull: run.isSoft,
      expiresOn: dayAtMidnight(run.orderedAt + REPORT_LIFE_DAYS * DAY),
      borrowers: recentCreditBorrowersOf(loan, now),
    };
  },
  recentRequest: ({ loan, now, timeScale, world: { habits } }) => {
    const items = recentItemsOf(listed(loan, habits, now, timeScale), now);
    return {
      getAusRequestItems: items,
      isMultiAusRequest: items.length > 1,
      isSoftPullPhase2ChangesEnabled: loan.softPull.phase2,
      isSoftPullPhase3ChangesEnabled: loan.softPull.phase3,
      isSmartSeriesProductWithInvestorAccessLoan: loan.isSmartSeriesWithInvestorAccess,
      businessChannelId: loan.channelId,
      areOrdersDeduplicated: habits.deduplicates,
    };
  },
};
