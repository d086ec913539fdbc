import { createSelector } from '@reduxjs/toolkit';
import { selectRecentRequestCall } from '@/features/loan/loanSlice';
import { isPending } from '@/lib/remote';
import { selectArePasswordsPending, selectCreditParts } from './creditReportSlice';
import { selectDraft, selectReplacesPassword } from './orderDraftSlice';
import { selectOffersServicer, selectOrderForm } from './orderSelectors';
import { selectSetupParts } from './requestSetupSlice';

/** What the transaction types of the offered services depend on. */
const selectServiceParts = createSelector(
  [selectSetupParts, selectOffersServicer],
  ({ requestTypes, duRequest, lpRequest, lpThruCalRequest }, offersServicer) => [
    requestTypes,
    duRequest,
    lpRequest,
    ...(offersServicer ? [lpThruCalRequest] : []),
  ],
);

/**
 * True until everything that determines the preselected agency has loaded. Before that, a wrong one could be shown: the
 * ordered services decide its name and whether the profile allows it.
 *
 * @source Specification §2: "no agency shows before it is known"
 */
export const selectIsAgencyPending = createSelector(
  [selectCreditParts, selectRecentRequestCall, selectServiceParts, selectDraft],
  ({ recentCredit, userAgencies, duAgencies, lpAgencies }, recentRequest, services, { mode }): boolean => {
    const parts = [recentRequest, recentCredit, userAgencies, duAgencies, lpAgencies];
    return [...parts, ...(mode === 'credit' ? [] : services)].some(isPending);
  },
);

/**
 * True if the user has to type the account password: none is stored, or the user wants another. False while unknown.
 */
export const selectAsksForPassword = createSelector(
  [selectOrderForm, selectReplacesPassword, selectIsAgencyPending, selectArePasswordsPending],
  ({ agency }, isReplaced, isAgencyPending, arePasswordsPending): boolean =>
    !agency.usesStoredPassword && (isReplaced || !(isAgencyPending || arePasswordsPending)),
);
