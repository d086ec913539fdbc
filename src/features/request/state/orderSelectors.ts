import { createSelector } from '@reduxjs/toolkit';
import * as uiTexts from '@/config/texts/uiTexts';
import * as orderTexts from '@/features/request/orderTexts';
import { decodeError } from '@/features/history/rules/decodeError';
import { hasNoResult, isProcessing } from '@/features/runs/rules/historyItem';
import { groupRequests } from '@/features/runs/rules/historyRows';
import { selectReadOnlyReason } from '@/features/runs/readOnlySelector';
import { hasRunBefore, orderSummary } from '@/features/request/rules/orderSummary';
import { requestNumbers } from '@/features/request/protocol/rules/earlierOrders';
import { orderForm, type OrderSources } from '@/features/request/rules/orderForm';
import { namedBorrowers } from '@/features/request/rules/workingBorrowers';
import { AGENCY_SYSTEMS } from '@/features/request/rules/creditAgency';
import { SERVICE_OPTIONS, type ServiceOption, SERVICES } from '@/features/loan/rules/services';
import { USUAL_SERVICES } from '@/features/request/rules/orderServices';
import { offeredOptions } from '@/features/request/rules/serviceRows';
import { selectHistory, selectHistoryItems } from '@/features/runs/historySlice';
import { selectLoanData, selectRecentRequest } from '@/features/loan/loanSlice';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { selectIsOffline } from '@/features/recovery/recoverySlice';
import { isPending, isUnknown } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { sharing } from '@/lib/shareStructure';
import { selectRead, selectRef, selectArea } from '@/reads/readState';
import type { ReadName } from '@/reads/readValues';
import { AGENCY_REFS, ORDER_REFS, READS_OF_ORDER, type Section, SECTIONS } from './requestReads';
import { selectBusinessChannel } from './requestSetupSlice';
import { selectArePasswordsPending, selectRecentCredit } from './creditReportSlice';
import { selectImportIds, selectOpenedAt } from './requestScreenSlice';
import { selectDraft, selectFilling, selectHasTypedPassword, selectReplacesPassword } from './orderDraftSlice';
import { selectAcknowledgementData } from './acknowledgementSlice';
import { selectVerifications } from './digitalVerificationsSlice';

export const selectMode = (state: RootState) => selectDraft(state).mode ?? 'aus';

/** The borrowers of the current mode; each mode has its own list. */
export const selectBorrowersPart = (state: RootState) => selectRead(state, 'borrowers', selectMode(state));

export const selectCreditAgencyData = sharing((state: RootState) =>
  AGENCY_SYSTEMS.flatMap((system) => selectRead(state, 'creditAgencies', system).value ?? []),
);

/** The shared state group `creditReport`, as the screens use it. */
export const selectCreditReport = sharing((state: RootState) => ({
  agencyDetailsForUser: selectRead(state, 'agencyDetailsForUser').value,
  creditAgencies: selectCreditAgencyData(state),
  borrowers: selectBorrowersPart(state).value ?? [],
  recentRequest: selectRecentCredit(state).value,
}));

/** Only a deployment with a guide to the agencies' errors says which one it is. */
const selectIsAccountRefused = createSelector(
  [selectHistoryItems, selectDeployment],
  (items, { ERROR_GUIDE }): boolean => {
    const [latest] = groupRequests(items);
    return latest?.items.some(({ error }) => decodeError(error ?? '', ERROR_GUIDE)?.FIELD === 'account') ?? false;
  },
);

const selectNamedBorrowers = createSelector(
  [(state: RootState) => selectBorrowersPart(state).value],
  (delivered = []) => namedBorrowers(delivered),
);

const selectSources = sharing((state: RootState): OrderSources => {
  const { agencyDetailsForUser, creditAgencies, recentRequest } = selectCreditReport(state);
  const setups = SERVICE_OPTIONS.map((option) => [option, selectRead(state, SERVICES[option].setup).value]);
  return {
    ...(Object.fromEntries(setups) as Pick<OrderSources, ServiceOption>),
    creditAgencies,
    borrowers: selectNamedBorrowers(state),
    haveAgenciesFailed: AGENCY_REFS.some((ref) => isUnknown(selectRef(state, ref))),
    requestTypes: selectRead(state, 'requestTypes').value,
    userAgencies: agencyDetailsForUser,
    recentCredit: recentRequest,
    recentRequest: selectRecentRequest(state),
    availability: selectRead(state, 'ausAvailabilityData').value,
    verifications: selectVerifications(state).value,
    acknowledgement: selectAcknowledgementData(state).value,
    loanData: selectLoanData(state),
    channelId: selectBusinessChannel(state),
    maxLpaApplicants: selectDeployment(state).LPMaxBorrowerCountAllowed,
    hasTypedPassword: selectHasTypedPassword(state),
    replacesPassword: selectReplacesPassword(state),
    isAccountRefused: selectIsAccountRefused(state),
    openedAt: selectOpenedAt(state),
  };
});

/** The current order. Unchanged parts keep their identity, so that a keystroke re-renders only what it changes. */
export const selectOrderForm = createSelector([selectSources, selectDraft], sharing(orderForm));

/** The order would replace a joint report on file with separate reports. */
export const selectShowJointBorrowerWarning = (state: RootState): boolean =>
  selectOrderForm(state).borrowers.some(({ splitsJointReport }) => splitsJointReport);

export const selectImportCreditStatus = createSelector(
  [selectImportIds, selectHistoryItems],
  (ids, items): 'idle' | 'processing' | 'complete' | 'error' => {
    if (ids.length === 0) return 'idle';
    const own = items.filter(({ requestId }) => ids.includes(requestId));
    if (own.length === 0 || own.some(isProcessing)) return 'processing';
    return own.some(hasNoResult) ? 'error' : 'complete';
  },
);

/** A line ends between two phrases, or before a price. */
const unbroken = (phrase: string): string => phrase.replaceAll(/ (?!~)/g, '\u00a0');

export const selectOrderSummary = createSelector(
  [selectOrderForm, selectDeployment, selectHistoryItems],
  (form, { CREDIT_PRICES }, pastRequests): string => {
    const requestCount = requestNumbers(pastRequests).length;
    // A system that runs again says which of its runs this is.
    const past = requestCount === 0 || hasRunBefore(form) ? [] : [orderTexts.runsSoFar(uiTexts.requests(requestCount))];
    return [...orderSummary(form, CREDIT_PRICES), ...past].map(unbroken).join('\u00a0· ');
  },
);

export const selectHasLeftRequest = (state: RootState): boolean => selectArea(state) !== 'request';

/** The data of the usual systems, and of those that the loan offers: elsewhere, its failure must not show an error. */
const selectNeededSetups = createSelector(
  [(state: RootState) => selectRead(state, 'requestTypes').value, selectBusinessChannel],
  (requestTypes, channelId): ReadName[] =>
    [...USUAL_SERVICES, ...offeredOptions({ requestTypes, channelId })].map((option) => SERVICES[option].setup),
);

const SETUPS: readonly ReadName[] = SERVICE_OPTIONS.map((option) => SERVICES[option].setup);

export const selectNeededReads = createSelector([selectNeededSetups, selectMode], (setups, mode) =>
  ORDER_REFS.filter(({ name, key }) =>
    name === 'borrowers' ? key === mode : !SETUPS.includes(name) || setups.includes(name),
  ),
);

export const selectIsOrderLoading = (state: RootState): boolean =>
  selectNeededReads(state).some((ref) => READS_OF_ORDER[ref.name]?.blocks(selectRef(state, ref), selectMode(state)));

/** Why nothing can be ordered, whatever the form contains: the first reason. @empty null if nothing blocks an order */
export const selectOrderBlock = (state: RootState): string | null => {
  if (selectIsOffline(state)) return orderTexts.offline;
  const readOnlyReason = selectReadOnlyReason(state);
  if (readOnlyReason !== null) return readOnlyReason;
  const filling = selectFilling(state);
  if (filling?.status === 'reading') return orderTexts.fillingIn(filling.requestId);
  const isLoading = selectIsOrderLoading(state) || selectArePasswordsPending(state);
  // Before the loading: parts that depend on the loan's data keep loading while it can't be read.
  const loan = selectRead(state, 'loanData');
  if (loan.value === undefined && (loan.failure !== undefined || !isLoading)) return orderTexts.loanUnknown;
  if (isLoading) return orderTexts.stillLoading;
  if (selectBorrowersPart(state).value === undefined) return orderTexts.borrowersUnknown;
  return selectRecentRequest(state) === undefined ? orderTexts.softPullUnknown : null;
};

/** True while the loan is unknown: nothing that the user enters could be ordered. */
export const selectIsOrderDead = (state: RootState): boolean => selectOrderBlock(state) === orderTexts.loanUnknown;

/**
 * True until everything that determines the preselected agency has loaded. Before that, a wrong one could be shown: the
 * ordered services decide its name and whether the profile allows it.
 */
export const selectIsAgencyPending = (state: RootState): boolean => {
  const ofServices: ReadName[] = selectMode(state) === 'credit' ? [] : ['requestTypes', ...selectNeededSetups(state)];
  const names = ['recentRequestData', 'recentRequest', 'agencyDetailsForUser', 'creditAgencies', ...ofServices];
  return ORDER_REFS.some((ref) => names.includes(ref.name) && isPending(selectRef(state, ref)));
};

/**
 * True until what gives the tables of the form their rows has its first answer. They show together, so that none moves
 * another.
 */
export const selectIsFormPending = (state: RootState): boolean => {
  if (isPending(selectBorrowersPart(state))) return true;
  if (selectMode(state) === 'credit') return false;
  const names: ReadName[] = ['requestTypes', 'ausAvailabilityData', 'recentRequestData', ...selectNeededSetups(state)];
  const refs = ORDER_REFS.filter(({ name }) => names.includes(name));
  return isPending(selectHistory(state)) || refs.some((ref) => isPending(selectRef(state, ref)));
};

/** True if none is stored, or the user wants another password. False while unknown. */
export const selectAsksForPassword = createSelector(
  [selectOrderForm, selectReplacesPassword, selectIsAgencyPending, selectArePasswordsPending],
  ({ agency }, isReplaced, isAgencyPending, arePasswordsPending): boolean =>
    agency.password !== 'on file' && (isReplaced || !(isAgencyPending || arePasswordsPending)),
);

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
export const selectFailedTogether = createSelector([selectFailedReads, selectIsOrderDead], (all, isDead) =>
  all.length >= TOGETHER || isDead ? all : [],
);

export const selectFailedIn = createSelector(
  [selectFailedReads, selectFailedTogether, (_: RootState, section: Section) => section],
  (all, together, section) => (together.length > 0 ? [] : all.filter((failed) => failed.section === section)),
);
