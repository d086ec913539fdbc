import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { orderRequestOf } from '@/features/request/protocol/rules/orderRequest';
import { FIRST, formOf, SECOND, sources } from '@tests/fixtures/order';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

// @spec REQ-17
it.each([
  ['REQUEST_NEW', 'REPORT_TYPE_REQUEST_NEW'],
  ['RE_ISSUE', 'REPORT_TYPE_RE_ISSUE'],
  ['NONE', 'REPORT_TYPE_NONE'],
] as const)('sends %s as %s, and reads it back from a past order', async (type, reportType) => {
  const { api, signal, requests } = apiOverWire();
  const borrowers = { [FIRST]: { type }, [SECOND]: { type } };
  const order = orderRequestOf(formOf(sources(), { borrowers }));
  server.use(
    http.post('*/multi-aus-request', () => HttpResponse.json({ requests: [] })),
    http.get('*/requests/1', () => HttpResponse.json({ requestId: 1, ...(requests[0]?.body as object) })),
  );
  await api.orders.place({ loanId, order, clientRequestKey: 'k', password: '' }, signal);
  const sent = (requests[0]?.body as { requestBorrowers: { reportType: string }[] }).requestBorrowers;
  expect(sent.map((borrower) => borrower.reportType)).toEqual([reportType, reportType]);
  const past = await api.read('requestDetail')({ loanId, requestId: '1' }, signal);
  expect(past?.requestBorrowers.map((borrower) => borrower.reportType)).toEqual([type, type]);
});
