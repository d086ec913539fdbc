import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

// @spec API-38
it.each([true, false])('saves an acknowledgement that is %s, in the path and in the body', async (isObtained) => {
  const answer = { isBorrowerAcknowledgementForCreditPullObtained: isObtained };
  server.use(http.post('*/borrower-acknowledgement-for-credit-pull/*', () => HttpResponse.json(answer)));
  const { api, signal, requests } = apiOverWire();
  expect(await api.acknowledgements.save({ loanId, isObtained }, signal)).toMatchObject({
    isBorrowerAcknowledgementForCreditPullObtained: isObtained,
  });
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: `/aus/multi-aus/v1/loans/7100101/borrower-acknowledgement-for-credit-pull/${isObtained}`,
      headers: { loanid: '7100101' },
      body: { IsBorrowerAcknowlegmentForCreditPullObtained: isObtained },
    },
  ]);
});
