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

it.each([{}, { isGseSoftCreditPull: null }, { isGseSoftCreditPull: 'yes' }])(
  'takes no pull type from %o',
  async (over) => {
    const history = bare({ transactionHistories: [{ requestId: 1, ...over }] });
    expect(await history.api.history.poll({ loanId }, history.signal)).toMatchObject([{ isGseSoftCreditPull: null }]);
    const credit = bare({ requestId: 1, borrowers: [], ...over });
    expect(await credit.api.requestSetup.recentCredit({ loanId }, credit.signal)).toMatchObject({ isSoft: null });
    const order = bare({ requestId: 1, requestBorrowers: [ids], ...over });
    expect(await order.api.orders.detail({ loanId, requestId: '1' }, order.signal)).toMatchObject({ isSoft: null });
  },
);

it('takes no report type and no joint report from a past order without them', async () => {
  const { api, signal } = bare({ requestId: 1, requestBorrowers: [ids] });
  const order = await api.orders.detail({ loanId, requestId: '1' }, signal);
  expect(order?.borrowers).toMatchObject([{ type: null, isJoint: null, copyLiabilities: null }]);
});

it('takes no acknowledgement from an answer without one', async () => {
  const { api, signal } = bare({ obtainedBy: 'Rita' });
  expect(await api.acknowledgements.status({ loanId }, signal)).toMatchObject({ isObtained: null, isRequired: null });
});

it('takes no availability from an answer without one', async () => {
  const { api, signal } = bare([{ ausRequestTypeId: 2, isAvailable: null }]);
  expect(await api.requestSetup.availability({ loanId }, signal)).toMatchObject([{ system: 'du', isAvailable: null }]);
});

it('takes no eligibility from a verification without one', async () => {
  const { api, signal } = bare({ digitalVerifications: [{ borrowerId: 1, reportId: 'V1' }] });
  expect(await api.verifications.list({ loanId }, signal)).toMatchObject([
    { isEligibleForDu: null, isEligibleForLpa: null },
  ]);
});
