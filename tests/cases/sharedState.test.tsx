import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectCreditReport } from '@/features/request/state/orderSelectors';
import { selectPreTransformedUserData } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import type { PersonaId } from '@sandbox/personas';
import { renderApp } from '@tests/support/renderApp';

const listOf = (...items: object[]): unknown => items.map((item) => expect.objectContaining(item) as unknown);
const including = (item: object): unknown => expect.arrayContaining(listOf(item) as unknown[]);
const having = (members: object): unknown => expect.objectContaining(members);

/** Each group of the specification, where the state keeps it, and what it has of the loan. */
type Group = [name: string, place: string, value: unknown];

/** Opens a screen and waits until its groups are filled. */
async function filled(address: string, persona: PersonaId, groups: readonly Group[]): Promise<RootState> {
  const { store } = renderApp(address, { persona });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    for (const [name, place, value] of groups) expect(store.getState(), name).toHaveProperty(place, value);
  });
  return store.getState();
}

// @spec DAT-16, DAT-26, DAT-28, DAT-30, DAT-31, DAT-35, DAT-38
it('Request fills its groups of the shared state', async () => {
  const state = await filled('/7100101/request', 'rita.ibarra', [
    ['loanId', 'loan.loanId', '7100101'],
    ['loanHeaderData', 'loan.loanHeaderData.value', having({ borrowerName: 'Maren Okafor', loanNumber: '0123904471' })],
    ['loanData', 'loan.loanData.value', having({ productMoniker: 'CONF30F', businessChannelId: 6 })],
    ['requestTypes', 'requestSetup.requestTypes.value', listOf({ ausOptionId: 'du' }, { ausOptionId: 'lp' })],
    ['duRequest', 'requestSetup.duRequest.value', having({ defaultType: 'request_new' })],
    ['lpRequest', 'requestSetup.lpRequest.value', having({ defaultType: 'request_new' })],
    ['businessChannel', 'requestSetup.businessChannel', 6],
    [
      'creditAgencyData',
      'creditReport.creditAgencies.lp.value',
      including({ creditAgencyId: '5226', fromAusRequestType: 'lp' }),
    ],
    ['recentRequestData', 'loan.recentRequestData.value', having({ getAusRequestItems: [], businessChannelId: 6 })],
    ['digitalVerifications', 'digitalVerifications.verifications.value', including({ borrowerName: 'Maren Okafor' })],
    [
      'acknowledgementData',
      'acknowledgementData.acknowledgement.value',
      having({ isRequired: true, obtainedOn: null }),
    ],
    ['agencyDetailsForUser', 'creditReport.agencyDetailsForUser.value', having({ isTpoInfoExists: false })],
    ['borrowers', 'creditReport.borrowers.aus.value', including({ borrowerName: 'Maren Okafor' })],
    ['recentRequest', 'creditReport.recentRequest.status', 'ready'],
    ['preTransformedUserData', 'session.preTransformedUserData', having({ displayName: 'Rita Ibarra' })],
  ]);
  expect(selectCreditReport(state)).toEqual({
    agencyDetailsForUser: {
      creditAgencyId: expect.arrayContaining(['138', '5226']) as unknown,
      isTpoInfoExists: false,
    },
    creditAgencies: including({ creditAgencyId: '138', fromAusRequestType: 'du' }),
    borrowers: listOf({ borrowerName: 'Maren Okafor' }, { borrowerName: 'Tobias Okafor' }),
    recentRequest: undefined,
  });
  expect(selectPreTransformedUserData(state)).toEqual({ id: 'rita.ibarra', displayName: 'Rita Ibarra' });
});

// @spec DAT-28, DAT-37
it('a broker has further groups, and the privileges of a broker', async () => {
  await filled('/7100115/request', 'tpo.bright', [
    ['lpThruCalRequest', 'requestSetup.lpThruCalRequest.value', having({ defaultType: 'request_new' })],
    ['businessChannel', 'requestSetup.businessChannel', 2],
    [
      'userPrivileges',
      'session.userPrivileges.value',
      having({ hasAccessToViewRequestResponseXML: false, canSubmitAus: true }),
    ],
  ]);
});

// @spec DAT-34, DAT-39
it('Selection fills its groups of the shared state', async () => {
  await filled('/7100116/selection', 'rita.ibarra', [
    ['historySection', 'history.historySection.value', including({ requestId: '1160021', ausRequestType: 'DU' })],
    ['currentRunSelections', 'selection.currentRunSelections.116002.value', including({ requestId: '1160021' })],
    ['overrideRecommendations', 'selection.overrideRecommendations', including({ requestId: '1160021', system: 'du' })],
    [
      'selectionDropdownData',
      'selection.selectionDropdownData',
      including({ overrideReasonId: '2', overrideReason: 'Better pricing' }),
    ],
    [
      'selectionOverrideLogs',
      'selection.selectionOverrideLogs',
      including({ fromAusRequestType: 'LPA', toAusRequestType: 'DU' }),
    ],
    ['ausAvailabilityData', 'loan.ausAvailabilityData.value', listOf({ system: 'du' }, { system: 'lp' })],
  ]);
});
