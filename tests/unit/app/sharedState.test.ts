import { beforeAll, expect, it } from 'vitest';
import { loadArea } from '@/app/loadArea';
import { rootReducer } from '@/app/store';
import { AREAS } from '@/config/paths';

// A screen's slices join the store with its code.
beforeAll(() => Promise.all(AREAS.map(loadArea)));

const state = () => rootReducer(undefined, { type: 'start' });

it.each([
  ['agencyDetailsForUser', 'creditReport.parts.userAgencies'],
  ['creditAgencies', 'creditReport.parts.duAgencies'],
  ['creditAgencyData', 'creditReport.parts.lpAgencies'],
  ['borrowers', 'creditReport.parts.ausBorrowers'],
  ['recentRequest', 'loan.recentRequest'],
  ['recentRequestData', 'loan.recentRequest'],
  ['importCreditStatus', 'creditReport.importStatus'],
  ['requestTypes', 'requestSetup.parts.requestTypes'],
  ['requestTableHeaders', 'requestSetup.tableHeaders'],
  ['duRequest', 'requestSetup.parts.duRequest'],
  ['lpRequest', 'requestSetup.parts.lpRequest'],
  ['lpThruCalRequest', 'requestSetup.parts.lpThruCalRequest'],
  ['businessChannel', 'requestSetup.businessChannel'],
  ['digitalVerifications', 'digitalVerifications.list'],
  ['acknowledgementData', 'acknowledgement.status'],
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
])('the shared state group %s is kept in %s (specification §3)', (_, place) => {
  expect(state()).toHaveProperty(place);
});

// @source Specification §3: "Request setup state"
it('the table of the request setup starts with the columns of the specification', () => {
  expect(state().requestSetup.tableHeaders).toEqual(['aus', 'transaction_type', 'identifier']);
});

// @source Specification §2: "Top header and left navigation"
it('the flags of the layout are all on by default', () => {
  expect(state().navigation.visibility).toEqual({ topNav: true, leftNav: true, footer: true });
});
