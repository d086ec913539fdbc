import { createSelector } from '@reduxjs/toolkit';
import type { HistoryItem } from '@/domain/history/historyItem';
import { askedServices, orderForm } from '@/domain/order/orderForm';
import { requestNumbers } from '@/domain/order/orderGuard';
import { orderingBlock } from '@/domain/order/orderingBlock';
import { orderSummary } from '@/domain/order/orderSummary';
import type { CreditAgency } from '@/domain/request/creditAgency';
import { offeredOptions } from '@/domain/request/serviceRows';
import { selectAcknowledgement } from '@/features/acknowledgement/acknowledgementSlice';
import { selectAgencies, selectCreditParts } from '@/features/creditReport/creditReportSlice';
import { selectVerifications } from '@/features/digitalVerifications/digitalVerificationsSlice';
import { selectHistory } from '@/features/history/historySlice';
import { selectLoanData, selectLoanDataFailure, selectLoanHeader } from '@/features/loan/loanSlice';
import { selectArea } from '@/features/navigation/navigationSlice';
import { selectDraft, selectFilling, selectHasTypedPassword } from '@/features/orderDraft/orderDraftSlice';
import { selectIsOffline } from '@/features/recovery/recoverySlice';
import {
  selectBusinessChannel,
  selectLimits,
  selectOpenedAt,
  selectSetupParts,
} from '@/features/requestSetup/requestSetupSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { counted } from '@/lib/format';
import { isFirstRead, isOnItsWay, isUnknown, type Remote } from '@/lib/remote';
import { sharing } from '@/lib/shareStructure';

/** The state that an order is made from, whoever holds it. */
export type OrderRoot = Parameters<typeof selectAcknowledgement>[0] &
  Parameters<typeof selectCreditParts>[0] &
  Parameters<typeof selectVerifications>[0] &
  Parameters<typeof selectHistory>[0] &
  Parameters<typeof selectLoanData>[0] &
  Parameters<typeof selectDraft>[0] &
  Parameters<typeof selectIsOffline>[0] &
  Parameters<typeof selectSetupParts>[0] &
  Parameters<typeof selectPrivileges>[0];

const selectServiceData = createSelector([selectSetupParts], ({ duRequest, lpRequest, lpThruCalRequest }) => ({
  ...(duRequest.value && { du: duRequest.value }),
  ...(lpRequest.value && { lp: lpRequest.value }),
  ...(lpThruCalRequest.value && { lp_thru_cal: lpThruCalRequest.value }),
}));

/** The borrowers of the kind of order in hand; each kind has a list of its own. */
export const selectBorrowersPart = createSelector([selectCreditParts, selectDraft], (parts, { mode }) =>
  mode === 'credit' ? parts.creditBorrowers : parts.ausBorrowers,
);

const selectSources = createSelector(
  [
    selectLoanData,
    selectBusinessChannel,
    selectSetupParts,
    selectServiceData,
    selectAgencies,
    selectCreditParts,
    selectBorrowersPart,
    selectVerifications,
    selectAcknowledgement,
    selectLimits,
    selectHasTypedPassword,
    selectOpenedAt,
  ],
  (loanData, channelId, setup, serviceData, agencies, credit, borrowers, verifications, acknowledgement, ...rest) => {
    const [limits, hasTypedPassword, openedAt] = rest;
    return {
      loanData,
      channelId,
      offered: setup.requestTypes.value,
      serviceData,
      availability: setup.availability.value ?? [],
      agencies,
      userAgencies: credit.userAgencies.value,
      borrowers: borrowers.value ?? [],
      recentRequest: credit.recentRequest.value,
      recentCredit: credit.recentCredit.value,
      verifications: verifications.value ?? [],
      acknowledgement: acknowledgement.value,
      maxLpaApplicants: limits.maxLpaApplicants,
      hasTypedPassword,
      openedAt,
    };
  },
);

/** The order as it stands. Its parts keep their identity, so that a keystroke draws only what it changes. */
export const selectOrderForm = createSelector([selectSources, selectDraft], sharing(orderForm));

/** The underwriting systems that will be asked. */
export const selectAskedServices = createSelector([selectOrderForm], sharing(askedServices));

const NONE: readonly HistoryItem[] = [];
export const selectPastRequests = createSelector([selectHistory], (history) => history.value ?? NONE);

export const selectHasNoBorrowers = (root: OrderRoot): boolean => selectOrderForm(root).borrowers.length === 0;

/** A joint report on file would be replaced by separate ones. */
export const selectSplitsJointReport = (root: OrderRoot): boolean =>
  selectOrderForm(root).borrowers.some(({ splitsJointReport }) => splitsJointReport);

/** What will happen when the order is sent, in one line. */
export const selectOrderSummary = createSelector(
  [selectOrderForm, selectLimits, selectPastRequests],
  (form, { creditCostEstimate }, pastRequests): string => {
    const requestCount = requestNumbers(pastRequests).length;
    const past = requestCount === 0 ? [] : [`${counted(requestCount, 'request')} so far`];
    return [...orderSummary(form, creditCostEstimate ?? undefined), ...past].join(' · ');
  },
);

/** Whoever orders looks at another screen by now. */
export const selectHasLeftRequest = (root: Parameters<typeof selectArea>[0]): boolean => selectArea(root) !== 'request';

/** The passwords of accounts on file went when the screen was left, and are on their way again. */
const isFetchingPasswords = ({ status, value = [] }: Remote<CreditAgency[]>): boolean =>
  status === 'loading' && value.some(({ userName, hasStoredPassword }) => userName !== null && !hasStoredPassword);

/** LPA through a servicer is among the systems of the loan. */
export const selectOffersServicer = createSelector(
  [selectSetupParts, selectBusinessChannel],
  ({ requestTypes }, channelId): boolean =>
    offeredOptions({ offered: requestTypes.value, channelId }).includes('lp_thru_cal'),
);

/** What an order of underwriting alone is made of: which systems, on what terms, and the reports that go along. */
const selectIsUnderwritingLoading = createSelector(
  [selectSetupParts, selectVerifications, selectOffersServicer, selectDraft],
  ({ requestTypes, availability, lpThruCalRequest }, verifications, offersServicer, { mode }): boolean => {
    const parts = [requestTypes, availability, verifications, ...(offersServicer ? [lpThruCalRequest] : [])];
    return mode !== 'credit' && parts.some(isFirstRead);
  },
);

/** Whether answers of which an order is made, and by which it is judged, are still on their way. */
export const selectIsOrderLoading = createSelector(
  [selectBorrowersPart, selectCreditParts, selectSetupParts, selectAcknowledgement, selectIsUnderwritingLoading],
  (borrowers, credit, setup, acknowledgement, isUnderwritingLoading): boolean => {
    // Also when they are read again: what is on file since the last run must not be ordered anew for want of knowing it.
    const awaited = [borrowers, credit.recentRequest, credit.recentCredit, setup.duRequest, setup.lpRequest];
    // A press before these are there would be refused for want of an agency or a tick, and the reason gone a moment later.
    const judgedBy = [credit.duAgencies, credit.lpAgencies, credit.userAgencies, acknowledgement];
    return isUnderwritingLoading || awaited.some(isOnItsWay) || judgedBy.some(isFirstRead);
  },
);

const LOAN_UNKNOWN = "The loan's data is not known, so nothing can be ordered.";

/** Why nothing can be ordered however the form is filled in, in words for people; null when it can. */
export const selectOrderBlock = createSelector(
  [
    selectIsOffline,
    selectLoanHeader,
    selectPrivileges,
    selectLoanData,
    selectLoanDataFailure,
    selectBorrowersPart,
    selectCreditParts,
    selectIsOrderLoading,
    selectFilling,
  ],
  (isOffline, header, privileges, loanData, loanFailure, borrowers, credit, isLoading, filling): string | null => {
    if (isOffline) return 'The connection is lost, so nothing can be ordered now.';
    const block = orderingBlock(header, privileges);
    if (block !== null) return block;
    if (filling?.status === 'reading') return `Filling in from request ${filling.requestId}…`;
    // What waits for the data is loading as long as they cannot be read.
    if (loanData === undefined && loanFailure !== undefined) return LOAN_UNKNOWN;
    if (isLoading || [credit.duAgencies, credit.lpAgencies].some(isFetchingPasswords))
      return 'Still loading what an order needs…';
    if (loanData === undefined) return LOAN_UNKNOWN;
    if (borrowers.value === undefined) return "The loan's borrowers are not known, so nothing can be ordered.";
    if (isUnknown(credit.recentRequest))
      return 'Whether the loan takes soft credit is not known, because the latest request could not be read.';
    return null;
  },
);
