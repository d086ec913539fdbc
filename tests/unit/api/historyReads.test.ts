import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { findAmongRequests } from '@/features/request/protocol/rules/recognizeOrder';
import { attempt } from '@tests/fixtures/otherOrders';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

const FLAGS = [
  ['isError', 'isError'],
  ['isRecommended', 'isRecommended'],
  ['isSelected', 'isSelected'],
  ['isWaterfallLogicApplied', 'isWaterfallLogicApplied'],
  ['isGseSoftCreditPull', 'isGseSoftCreditPull'],
  ['isFinconnectAusIntegrationEnabled', 'isFinconnectAusIntegrationEnabled'],
] as const;

// @spec DAT-2
it.each(FLAGS)('%s of a history item sets its own flag only, whatever the status', async (name, flag) => {
  const flags = [{ [name]: true }, {}, { [name]: false }];
  const transactionHistories = flags.map((own, index) => ({ requestId: index + 1, status: 'Complete', ...own }));
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));
  const { api, signal } = apiOverWire();
  const items = (await api.history.poll({ loanId }, signal)) ?? [];
  const set = items.map((each) => FLAGS.map(([, own]) => own).filter((own) => each[own]));
  expect(set).toEqual([[flag], [], []]);
});

// @spec APP-5, DAT-5, DAT-40
it('LPA with the flag is LPA through a servicer, in its name and as a system', async () => {
  const lpa = { ausRequestType: 'LP', ausRequestTypeId: 3 };
  const transactionHistories = [
    { requestId: 1, ...lpa, isLPThroughCaliber: true },
    { requestId: 2, ...lpa, isLPThroughCaliber: false },
    { requestId: 3, ...lpa, ausRequestTypeId: 999, isLPThroughCaliber: true },
  ];
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));
  const getAusRequestItems = transactionHistories.map(({ requestId, ausRequestTypeId, isLPThroughCaliber }) => ({
    requestID: requestId,
    auRequestTypeID: ausRequestTypeId,
    isLPThroughCaliber,
  }));
  server.use(http.get('*/recent-request', () => HttpResponse.json({ getAusRequestItems })));
  const { api, signal } = apiOverWire();
  expect(
    (await api.history.poll({ loanId }, signal))?.map(({ ausRequestType: service, system }) => [service, system]),
  ).toEqual([
    ['LPA-C', 'lp_thru_cal'],
    ['LPA', 'lp'],
    ['LPA-C', 'lp_thru_cal'],
  ]);
  const recent = await api.read('recentRequest')({ loanId }, signal);
  expect(recent?.getAusRequestItems.map(({ system }) => system)).toEqual(['lp_thru_cal', 'lp', 'lp_thru_cal']);
});

// @spec APP-6
it.each([
  ['DO', 2, 'du'],
  ['TOTAL via DU', 2, 'du'],
  ['GUS', 3, 'lp'],
])('%s, a name of another system than id %s, stays as delivered, with the behavior of %s', async (name, id, system) => {
  const named = {
    requestId: 1,
    status: 'Refer',
    ausRequestType: name,
    ausRequestTypeId: id,
    isLPThroughCaliber: false,
  };
  server.use(
    http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories: [named] })),
    http.get('*/selections', () => HttpResponse.json({ selections: [named] })),
    http.get('*/recommendations', () =>
      HttpResponse.json({
        selectionOverrideLogs: [{ overrideLogId: 1, fromAusRequestType: name, toAusRequestType: 'LP' }],
      }),
    ),
  );
  const { api, signal } = apiOverWire();
  const read = { ausRequestType: name, system };
  expect(await api.history.poll({ loanId }, signal)).toMatchObject([read]);
  expect(await api.selections.list({ loanId, runId: '1' }, signal)).toMatchObject([read]);
  expect(await api.selections.recommendations({ loanId }, signal)).toMatchObject({
    logs: [{ fromAusRequestType: name, toAusRequestType: 'LPA' }],
  });
});

it('an order of LPA through a servicer is found under LPA with the flag', async () => {
  const row = { requestId: 7, requestDate: '2026-11-20T10:00:00Z', ausType: 2, ausRequestType: 'LP' };
  const transactionHistories = [{ ...row, ausRequestTypeId: 3, isLPThroughCaliber: true, clientRequestKey: 'k' }];
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));
  const { api, signal } = apiOverWire();
  const listed = (await api.history.poll({ loanId }, signal)) ?? [];
  const order = attempt({ key: 'k', services: ['lp_thru_cal'] });
  expect(findAmongRequests(order, listed)).toMatchObject({ missing: [], isCertain: true });
});

it('an order is found under its key in the spelling of a database', async () => {
  const key = '4f1c2a9077aa4a0e9c1b0d2e51a7b3c4';
  const clientRequestKey = '4F1C2A90-77AA-4A0E-9C1B-0D2E51A7B3C4';
  const transactionHistories = [{ requestId: 7, ausType: 2, ausRequestTypeId: 2, clientRequestKey }];
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));
  const { api, signal } = apiOverWire();
  const listed = (await api.history.poll({ loanId }, signal)) ?? [];
  expect(findAmongRequests(attempt({ key }), listed)).toMatchObject({ requestIds: ['7'], isCertain: true });
});
