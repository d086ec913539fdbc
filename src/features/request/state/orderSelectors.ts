import { createSelector } from '@reduxjs/toolkit';
import * as uiTexts from '@/config/texts/uiTexts';
import * as orderTexts from '@/features/request/orderTexts';
import { hasNoResult, isProcessing } from '@/features/requests/rules/historyItem';
import { readOnlyReason } from '@/features/loan/rules/readOnlyReason';
import { describeEntries, orderSummary } from '@/features/request/rules/orderSummary';
import { requestNumbers } from '@/features/request/protocol/rules/earlierOrders';
import { type OrderBlock, orderBlock } from '@/features/request/protocol/rules/orderGuard';
import { orderForm, type OrderSources } from '@/features/request/rules/orderForm';
import { notTypedAgain, typedEntries } from '@/features/request/rules/orderDraft';
import { agencyViewModel } from '@/features/request/rules/agencyViewModel';
import { AGENCY_PARTS } from '@/features/request/rules/creditAgency';
import { isService, type ServiceOption, USUAL_SERVICES } from '@/features/request/rules/services';
import { type LoadedOrderData, ORDER_PARTS, ORDER_READS } from '@/features/request/rules/orderReads';
import { offeredOptions } from '@/features/request/rules/serviceRows';
import { selectHistoryItems } from '@/features/requests/historySlice';
import { selectLoanData, selectLoanHeader, selectRecentRequest } from '@/features/loan/loanSlice';
import { selectArea } from '@/features/navigation/navigationSlice';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { selectIsOffline } from '@/features/recovery/recoverySlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { isAwaiting, isPending } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { sharing } from '@/lib/shareStructure';
import { selectRead } from '@/reads/readState';
import {
  selectArePasswordsPending,
  selectBusinessChannel,
  selectImportIds,
  selectOpenedAt,
  selectParts,
  selectRequestSetup,
} from './orderDataSlice';
import {
  selectDraft,
  selectFilling,
  selectHasTypedPassword,
  selectReplacesPassword,
  selectRestored,
} from './orderDraftSlice';

const selectRecentRead = (state: RootState) => selectRead(state, 'recentRequestData');

export const selectMode = (state: RootState) => selectDraft(state).mode ?? 'aus';

const selectLoaded = createSelector(
  [selectParts],
  (parts) => Object.fromEntries(Object.entries(parts).map(([part, { value }]) => [part, value])) as LoadedOrderData,
);

/** The borrowers of the current mode; each mode has its own list. */
export const selectBorrowersPart = (state: RootState) => selectParts(state)[`${selectMode(state)}Borrowers`];

/** The agencies of all systems. */
export const selectCreditAgencyData = createSelector([selectParts], (parts) =>
  AGENCY_PARTS.flatMap((part) => parts[part].value ?? []),
);

/** The shared state group `creditReport`, as the screens use it. */
export const selectCreditReport = sharing((state: RootState) => ({
  agencyDetailsForUser: selectParts(state).userAgencies.value,
  creditAgencies: selectCreditAgencyData(state),
  borrowers: selectBorrowersPart(state).value ?? [],
  recentRequest: selectRecentRequest(state),
}));

const selectSources = sharing((state: RootState): OrderSources => {
  const { agencyDetailsForUser, ...creditReport } = selectCreditReport(state);
  const { requestTypes, duRequest, lpRequest, lpThruCalRequest, businessChannel } = selectRequestSetup(state);
  return {
    ...selectLoaded(state),
    ...creditReport,
    userAgencies: agencyDetailsForUser,
    ...{ requestTypes, du: duRequest, lp: lpRequest, lp_thru_cal: lpThruCalRequest },
    loanData: selectLoanData(state),
    channelId: businessChannel,
    maxLpaApplicants: selectDeployment(state).maxLpaApplicants,
    hasTypedPassword: selectHasTypedPassword(state),
    replacesPassword: selectReplacesPassword(state),
    openedAt: selectOpenedAt(state),
  };
});

/** The current order. Unchanged parts keep their identity, so that a keystroke re-renders only what it changes. */
export const selectOrderForm = createSelector([selectSources, selectDraft], sharing(orderForm));

/** The agency section, as the screen shows it. */
export const selectAgencyViewModel = createSelector(
  [(state: RootState) => selectOrderForm(state).agency],
  sharing(agencyViewModel),
);

export const selectHasNoBorrowers = (state: RootState): boolean => selectOrderForm(state).borrowers.length === 0;

/** The order would replace a joint report on file with separate reports. */
export const selectShowJointBorrowerWarning = (state: RootState): boolean =>
  selectOrderForm(state).borrowers.some(({ splitsJointReport }) => splitsJointReport);

/** How the last import of credit without underwriting went. */
export const selectImportCreditStatus = createSelector(
  [selectImportIds, selectHistoryItems],
  (ids, items): 'idle' | 'processing' | 'complete' | 'error' => {
    if (ids.length === 0) return 'idle';
    const own = items.filter(({ requestId }) => ids.includes(requestId));
    if (own.length === 0 || own.some(isProcessing)) return 'processing';
    return own.some(hasNoResult) ? 'error' : 'complete';
  },
);

/** The effect of the order, in one line. */
export const selectOrderSummary = createSelector(
  [selectOrderForm, selectDeployment, selectHistoryItems],
  (form, { creditPrices }, pastRequests): string => {
    const requestCount = requestNumbers(pastRequests).length;
    const past = requestCount === 0 ? [] : [orderTexts.runsSoFar(uiTexts.requests(requestCount))];
    return [...orderSummary(form, creditPrices), ...past].join(' · ');
  },
);

/** True if the user has left the Request screen. */
export const selectHasLeftRequest = (state: RootState): boolean => selectArea(state) !== 'request';

/** Few loans offer them. Others don't load their data: a failure must not show an error there. */
export const selectRareServices = createSelector(
  [selectParts, selectBusinessChannel],
  ({ requestTypes }, channelId): ServiceOption[] =>
    offeredOptions({ requestTypes: requestTypes.value, channelId }).filter(
      (option) => !USUAL_SERVICES.includes(option),
    ),
);

/** The systems whose data the loan needs. */
export const selectReadServices = createSelector([selectRareServices], (rare) => [...USUAL_SERVICES, ...rare]);

/** The parts that the loan and the mode need. */
export const selectNeededParts = createSelector([selectReadServices, selectMode], (services, mode) =>
  ORDER_PARTS.filter((part) => (isService(part) ? services.includes(part) : (ORDER_READS[part].mode ?? mode) === mode)),
);

/** True while data loads that an order is built from or checked against. */
export const selectIsOrderLoading = createSelector(
  [selectNeededParts, selectParts, selectRecentRead, selectMode],
  (needed, parts, recentRequest, mode): boolean =>
    isAwaiting(recentRequest) || needed.some((part) => ORDER_READS[part].blocks(parts[part], mode)),
);

/** Why the user may only look at the order, as text; null if the user may order. */
export const selectReadOnlyReason = (state: RootState): string | null =>
  readOnlyReason(selectLoanHeader(state), selectPrivileges(state));

/** Why nothing can be ordered, regardless of the form; null if nothing blocks an order. */
export const selectOrderBlock = sharing((state: RootState): OrderBlock | null => {
  const filling = selectFilling(state);
  return orderBlock({
    isOffline: selectIsOffline(state),
    readOnlyReason: selectReadOnlyReason(state),
    fillingFrom: filling?.status === 'reading' ? filling.requestId : undefined,
    hasLoanFailed: selectRead(state, 'loanData').failure !== undefined,
    isLoading: selectIsOrderLoading(state) || selectArePasswordsPending(state),
    isLoanKnown: selectLoanData(state) !== undefined,
    areBorrowersKnown: selectBorrowersPart(state).value !== undefined,
    isRecentRequestKnown: selectRecentRequest(state) !== undefined,
  });
});

/** True while the loan is unknown: nothing that the user enters could be ordered. */
export const selectIsOrderDead = (state: RootState): boolean => selectOrderBlock(state)?.reason === 'loanUnknown';

/** What to type again after the form was restored, as parts of a sentence. @empty [] if nothing */
export const selectTypeAgain = createSelector(
  [selectRestored, selectDraft, selectHasTypedPassword, selectOrderForm],
  sharing((restored, draft, hasTypedPassword, { borrowers }): string[] =>
    describeEntries(notTypedAgain(restored?.typed ?? [], typedEntries(draft, hasTypedPassword)), borrowers),
  ),
);

/**
 * True until everything that determines the preselected agency has loaded. Before that, a wrong one could be shown: the
 * ordered services decide its name and whether the profile allows it.
 */
export const selectIsAgencyPending = createSelector(
  [selectParts, selectRecentRead, selectReadServices, selectDraft],
  (parts, recentRequest, services, { mode }): boolean => {
    const ofServices = ['requestTypes' as const, ...services];
    const ofAgencies = ['recentCredit', 'userAgencies', ...AGENCY_PARTS] as const;
    const needed = mode === 'credit' ? ofAgencies : [...ofAgencies, ...ofServices];
    return [recentRequest, ...needed.map((part) => parts[part])].some(isPending);
  },
);

/** True if none is stored, or the user wants another password. False while unknown. */
export const selectAsksForPassword = createSelector(
  [selectOrderForm, selectReplacesPassword, selectIsAgencyPending, selectArePasswordsPending],
  ({ agency }, isReplaced, isAgencyPending, arePasswordsPending): boolean =>
    !agency.usesStoredPassword && (isReplaced || !(isAgencyPending || arePasswordsPending)),
);
