import { beforeAll, expect, it } from 'vitest';
import { loadArea } from '@/app/loadArea';
import { rootReducer } from '@/app/store';
import { AREAS } from '@/config/paths';
import { selectIsValidating } from '@/features/request/state/orderIssueSelectors';
import {
  selectCreditReport,
  selectImportStatus,
  selectShowJointBorrowerWarning,
} from '@/features/request/state/orderSelectors';
import { selectSessionExpires } from '@/features/session/sessionExpires';
import { selectPreTransformedUserData, sessionEnded } from '@/features/session/sessionSlice';

// A screen's slices join the store with its code.
beforeAll(() => Promise.all(AREAS.map(loadArea)));

const state = () => rootReducer(undefined, { type: 'start' });

// @spec DAT-26, DAT-28, DAT-30, DAT-31, DAT-33, DAT-34, DAT-35, DAT-36, DAT-37, DAT-39
it.each([
  ['agencyDetailsForUser', 'orderData.parts.userAgencies'],
  ['creditAgencies', 'orderData.parts.duAgencies'],
  ['creditAgencyData', 'orderData.parts.lpAgencies'],
  ['borrowers', 'orderData.parts.ausBorrowers'],
  ['recentRequest', 'loan.recentRequest'],
  ['recentRequestData', 'loan.recentRequest'],
  ['requestTypes', 'orderData.parts.requestTypes'],
  ['requestTableHeaders', 'orderData.tableHeaders'],
  ['duRequest', 'orderData.parts.du'],
  ['lpRequest', 'orderData.parts.lp'],
  ['lpThruCalRequest', 'orderData.parts.lp_thru_cal'],
  ['businessChannel', 'orderData.businessChannel'],
  ['digitalVerifications', 'orderData.parts.verifications'],
  ['acknowledgementData', 'orderData.parts.acknowledgement'],
  ['isSubmitting', 'submission'],
  ['historySection', 'history.items'],
  ['historySection, of the user', 'historyView.shown'],
  ['loanId', 'loan.loanId'],
  ['loanHeaderData', 'loan.header'],
  ['loanData', 'loan.data'],
  ['navVisibility', 'navigation.visibility'],
  ['userPrivileges', 'session.privileges'],
  ['sessionExpires', 'session.expiry'],
  ['currentRunSelections', 'selection.currentRunSelections'],
  ['overrideRecommendations', 'selection.overrideRecommendations'],
  ['selectionDropdownData', 'selection.selectionDropdownData'],
  ['selectionOverrideLogs', 'selection.selectionOverrideLogs'],
  ['ausAvailabilityData', 'selection.ausAvailabilityData'],
])('the shared state group %s is kept in %s', (_, place) => {
  expect(state()).toHaveProperty(place);
});

// @spec DAT-18
it('the table of the request setup starts with the columns of the specification', () => {
  expect(state().orderData.tableHeaders).toEqual(['aus', 'transaction_type', 'identifier']);
});

// @spec NAV-22
it('the flags of the layout are all on by default', () => {
  expect(state().navigation.visibility).toEqual({ topNav: true, leftNav: true, footer: true });
});

// @spec DAT-23
it('the session expiry state has the members of the specification, hidden by default', () => {
  expect(selectSessionExpires(state())).toEqual({
    isVisible: false,
    message: '',
    startCountdown: false,
    isInternalServerError: false,
  });
  const ended = { message: 'User session has timed out.', kind: 'over', leavesAt: 5 } as const;
  expect(selectSessionExpires(rootReducer(state(), sessionEnded(ended)))).toEqual({
    isVisible: true,
    message: 'User session has timed out.',
    startCountdown: true,
    isInternalServerError: false,
  });
});

// @spec DAT-26, DAT-27, DAT-29, DAT-32, DAT-38
it('the derived groups have the members of the specification', () => {
  expect(Object.keys(selectIsValidating(state())).sort()).toEqual([
    'acknowledgementCheckIsFine',
    'digiVerificationIsFin',
    'digiVerificationModel',
    'requestSetupIsFin',
    'requestSetupModel',
    'transactionHistIsFin',
    'transactionModel',
  ]);
  expect(selectCreditReport(state())).toEqual({
    agencyDetailsForUser: undefined,
    creditAgencies: [],
    borrowers: [],
    recentRequest: undefined,
  });
  expect(selectShowJointBorrowerWarning(state())).toBe(false);
  expect(selectImportStatus(state())).toBe('idle');
  expect(selectPreTransformedUserData(state())).toBeNull();
});
