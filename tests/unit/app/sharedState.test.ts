import { beforeAll, expect, it } from 'vitest';
import { loadArea } from '@/app/loadArea';
import { rootReducer } from '@/app/store';
import { AREAS } from '@/config/paths';
import { selectIsValidating } from '@/features/request/state/orderIssueSelectors';
import {
  selectCreditAgencyData,
  selectCreditReport,
  selectImportCreditStatus,
  selectOrderForm,
  selectShowJointBorrowerWarning,
} from '@/features/request/state/orderSelectors';
import { selectIsSubmitting } from '@/features/request/protocol/submissionSlice';
import { selectSessionExpires } from '@/features/session/sessionSlice';
import { sessionEnded } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { readAnswered } from '@/reads/readState';
import type { CreditAgency } from '@/features/request/api/contract/agencies';

// A screen's slices join the store with its code.
beforeAll(() => Promise.all(AREAS.map(loadArea)));

const state = () => rootReducer(undefined, { type: 'start' });

// @spec DAT-23, DAT-37
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

/** The members of each group, by the names of section 3. */
const GROUPS: Readonly<Record<string, [select: (state: RootState) => object, members: readonly string[]]>> = {
  creditReport: [selectCreditReport, ['agencyDetailsForUser', 'creditAgencies', 'borrowers', 'recentRequest']],
  isValidating: [
    selectIsValidating,
    [
      ...['requestSetupIsFin', 'requestSetupModel', 'transactionHistIsFin', 'transactionModel'],
      ...['digiVerificationIsFin', 'digiVerificationModel', 'acknowledgementCheckIsFine'],
    ],
  ],
  navVisibility: [({ navigation }) => navigation.navVisibility, ['topNav', 'leftNav', 'footer']],
  sessionExpires: [selectSessionExpires, ['isVisible', 'message', 'startCountdown', 'isInternalServerError']],
};

/** The same of what has other members, too. */
const WITH_MORE: typeof GROUPS = {
  agencyViewModel: [
    (now) => selectOrderForm(now).agency,
    [
      ...['isAgencyEditable', 'isAgencyVisible', 'isAuthenticationEditable', 'isAuthenticationVisible'],
      ...['agencyOptions', 'selectedAgencyId', 'username', 'password', 'rememberAccountDetails'],
    ],
  ],
  agencyOption: [
    (now) =>
      selectOrderForm(rootReducer(now, readAnswered({ name: 'creditAgencies', key: 'du', answer: [AGENCY] }))).agency
        .agencyOptions[0] ?? {},
    [
      ...['value', 'name', 'disabled', 'username', 'password', 'fromAusRequestType', 'toAusRequestType'],
      ...['mappedToCreditAgencyId', 'isInProfileConfig', 'isInactive'],
    ],
  ],
};

const AGENCY: CreditAgency = {
  ...{ creditAgencyId: '138', name: 'Bay Credit', userName: 'rita', hasStoredPassword: true, fromAusRequestType: 'du' },
  ...{ isAusSoftPull: false, isInProfileConfig: true, isInactive: false, mappingDetails: [] },
};

/** The slices that are groups themselves, with exactly their members. */
const WHOLE: Readonly<Partial<Record<keyof RootState, readonly string[]>>> = {
  creditReport: ['agencyDetailsForUser', 'creditAgencies', 'borrowers', 'recentRequest'],
  requestSetup: [
    ...['requestTypes', 'requestTableHeaders', 'duRequest', 'lpRequest', 'lpThruCalRequest', 'businessChannel'],
  ],
};

/** Where the other groups are. */
const PLACES: readonly string[] = [
  ...['loan.loanId', 'loan.loanHeaderData', 'loan.loanData', 'loan.recentRequestData', 'loan.ausAvailabilityData'],
  ...['session.userPrivileges', 'session.preTransformedUserData', 'navigation.navVisibility', 'history.historySection'],
  ...['digitalVerifications.verifications', 'acknowledgementData.acknowledgement', 'selection.currentRunSelections'],
  ...['selection.overrideRecommendations', 'selection.selectionDropdownData', 'selection.selectionOverrideLogs'],
];

/** The groups that are selected from several slices. */
const SELECTED: Readonly<Record<string, (state: RootState) => unknown>> = {
  creditAgencyData: selectCreditAgencyData,
  showJointBorrowerWarning: selectShowJointBorrowerWarning,
  importCreditStatus: selectImportCreditStatus,
  isSubmitting: selectIsSubmitting,
};

// @spec DAT-15, DAT-17, DAT-18, DAT-23, DAT-26, DAT-27, DAT-28, DAT-29, DAT-30, DAT-31, DAT-32, DAT-33, DAT-34, DAT-35, DAT-36, DAT-37, DAT-38, DAT-39
it('every group of the shared state, and each of its members, has the name of the specification', () => {
  for (const [name, [select, members]] of Object.entries(GROUPS))
    expect(Object.keys(select(state())).sort(), name).toEqual([...members].sort());
  for (const [name, [select, members]] of Object.entries(WITH_MORE))
    expect(Object.keys(select(state())), name).toEqual(expect.arrayContaining([...members]));
  for (const [name, members] of Object.entries(WHOLE))
    expect(Object.keys(state()[name as keyof RootState]).sort(), name).toEqual([...members].sort());
  for (const place of PLACES) expect(state()).toHaveProperty(place);
  for (const [name, select] of Object.entries(SELECTED)) expect(select(state()), name).not.toBeUndefined();
  expect(state().requestSetup.requestTableHeaders).toEqual(['aus', 'transaction_type', 'identifier']);
});
