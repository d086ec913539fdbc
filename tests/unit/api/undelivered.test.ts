import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

/** What a lender that sends only ids answers. */
function bare(body: object) {
  server.use(http.get('*/api/*', () => HttpResponse.json(body)));
  return apiOverWire();
}

const ids = { requestBorrowerId: 9, borrowerId: 1, applicationId: 1 };

// @spec APP-15
it.each([{}, { isGseSoftCreditPull: null }, { isGseSoftCreditPull: 'yes' }])(
  'takes no pull type from %o',
  async (over) => {
    const history = bare({ transactionHistories: [{ requestId: 1, ...over }] });
    expect(await history.api.history.poll({ loanId }, history.signal)).toMatchObject([{ isGseSoftCreditPull: null }]);
    const credit = bare({ requestId: 1, borrowers: [], ...over });
    expect(await credit.api.read('recentCreditRequest')({ loanId }, credit.signal)).toMatchObject({
      isGseSoftCreditPull: null,
    });
    const order = bare({ requestId: 1, requestBorrowers: [ids], ...over });
    expect(await order.api.read('requestDetail')({ loanId, requestId: '1' }, order.signal)).toMatchObject({
      isGseSoftCreditPull: null,
    });
  },
);

// @spec APP-15
it('takes no report type and no joint report from a past order without them', async () => {
  const { api, signal } = bare({ requestId: 1, requestBorrowers: [ids] });
  const order = await api.read('requestDetail')({ loanId, requestId: '1' }, signal);
  expect(order?.requestBorrowers).toMatchObject([{ reportType: null, isJoint: null, autoCopyLiabilities: null }]);
});

// @spec APP-15
it('takes no acknowledgement from an answer without one', async () => {
  const { api, signal } = bare({ obtainedBy: 'Rita' });
  expect(await api.read('acknowledgement')({ loanId }, signal)).toMatchObject({
    isBorrowerAcknowledgementForCreditPullObtained: null,
    isRequired: null,
  });
});

// @spec APP-15
it('takes no availability from an answer without one', async () => {
  const { api, signal } = bare([{ ausRequestTypeId: 2, isAvailable: null }]);
  expect(await api.read('ausAvailability')({ loanId }, signal)).toMatchObject([{ system: 'du', isAvailable: null }]);
});

// @spec APP-15
it('takes no eligibility from a verification without one', async () => {
  const { api, signal } = bare({ digitalVerifications: [{ borrowerId: 1, reportId: 'V1' }] });
  expect(await api.verifications.list({ loanId }, signal)).toMatchObject([
    { isEligibleForDu: null, isEligibleForLpa: null },
  ]);
});

// @spec APP-15
it('takes no flag of a borrower from an answer without one', async () => {
  const { api, signal } = bare({ requestBorrowers: [ids] });
  expect(await api.requestSetup.borrowers({ loanId, mode: 'aus' }, signal)).toMatchObject([
    {
      isPrimary: null,
      previousReportWasJoint: null,
      previousAutoCopyLiabilities: null,
      disableIsJoint: null,
      isDiscrepancyInBorrowerData: null,
      isGseSoftCreditPullCompleted: null,
      isHardCreditPullCompleted: null,
    },
  ]);
});

// @spec APP-15
it('takes no flag of an agency, of a profile or of a system from an answer without one', async () => {
  const agencies = bare({ creditAgencies: [{ creditAgencyId: 1, mappingDetails: [{}] }] });
  const listed = await agencies.api.creditAgencies.list({ loanId, channelId: 2, service: 'du' }, agencies.signal);
  const unknown = {
    isAusSoftPull: null,
    isInProfileConfig: null,
    isInactive: null,
    mappingDetails: [{ isInProfileConfig: null }],
  };
  expect(listed?.agencies).toMatchObject([unknown]);
  const profile = bare({ creditAgencyId: [1] });
  expect(await profile.api.read('userAgencies')({ loanId }, profile.signal)).toMatchObject({ isTpoInfoExists: null });
  const types = bare([{ ausRequestTypeId: 2 }]);
  expect(await types.api.read('ausRequestTypes')({ loanId }, types.signal)).toMatchObject([
    { isEnabled: null, isMultiAusAllowed: null },
  ]);
});

// @spec APP-15
it('takes no flag of a loan or of its soft pulls from an answer without one', async () => {
  const header = bare({ loanNumber: '1' });
  expect(await header.api.loans.header({ loanId }, header.signal)).toMatchObject({ isReadOnly: null });
  const data = bare({ productMoniker: 'CF30' });
  expect(await data.api.loans.data({ loanId }, data.signal)).toMatchObject({ isConstructionPermanent: null });
  const recent = bare({ getAusRequestItems: [] });
  expect(await recent.api.read('recentRequest')({ loanId }, recent.signal)).toMatchObject({
    isSoftPullPhase2ChangesEnabled: null,
    isSoftPullPhase3ChangesEnabled: null,
    isSmartSeriesProductWithInvestorAccessLoan: null,
  });
});

// @spec APP-15
it('takes neither a joint report nor copied liabilities from the credit details of a request without them', async () => {
  const { api, signal } = bare({ transactionHistories: [{ requestId: 1, creditDetail: [{ applicationId: 1 }] }] });
  const unknown = { previousReportWasJoint: null, previousAutoCopyLiabilities: null, scoreModel: null };
  expect(await api.history.poll({ loanId }, signal)).toMatchObject([{ creditDetail: [unknown] }]);
});

// @spec APP-15
it('takes no waiver from a result without one', async () => {
  const { api, signal } = bare({ selections: [{ requestId: 1, ausRequestTypeId: 2 }] });
  expect(await api.selections.list({ loanId, runId: '1' }, signal)).toMatchObject([{ isAppraisalWaived: null }]);
});

it.each([null, 'none'])('does not take a list that it did not get for an empty one: %s', async (list) => {
  const reports = bare({ digitalVerifications: list });
  expect(await reports.api.verifications.list({ loanId }, reports.signal)).toBeUndefined();
  const borrowers = bare({ requestBorrowers: list });
  expect(await borrowers.api.requestSetup.borrowers({ loanId, mode: 'aus' }, borrowers.signal)).toBeUndefined();
  const history = bare({ transactionHistories: list });
  expect(await history.api.history.books({ loanId }, history.signal)).toBeUndefined();
  const channel = { loanId, channelId: 2, service: 'du' } as const;
  const agencies = bare({ creditAgencies: list });
  expect(await agencies.api.creditAgencies.list(channel, agencies.signal)).toBeUndefined();
});
