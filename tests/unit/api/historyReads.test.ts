// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { parseLoanId } from '@/domain/loan/loan';
import { apiOverWire } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

const loanId = parseLoanId('7100101') ?? expect.fail('a loan id');

const FLAGS = [
  ['isError', 'isError'],
  ['isRecommended', 'isRecommended'],
  ['isSelected', 'isSelected'],
  ['isWaterfallLogicApplied', 'isWaterfallApplied'],
  ['isGseSoftCreditPull', 'isGseSoftCreditPull'],
  ['isFinconnectAusIntegrationEnabled', 'hasAusIntegration'],
] as const;

// @source Specification §3: "History item"
it.each(FLAGS)('%s of a history item sets its own flag only, whatever the status', async (name, flag) => {
  const item = { requestId: 1, status: 'Complete' };
  const transactionHistories = [{ ...item, [name]: true }, item, { ...item, [name]: false }];
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));
  const { api, signal } = apiOverWire();
  const items = (await api.history.list({ loanId }, signal)) ?? [];
  const set = items.map((each) => FLAGS.map(([, own]) => own).filter((own) => each[own]));
  expect(set).toEqual([[flag], [], []]);
});
