import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { creditLedger } from '@/domain/credit/creditLedger';
import { groupRequests } from '@/domain/history/historyRows';
import { parseLoanId } from '@/domain/loan/loan';
import type { PastOrder } from '@/domain/order/orderAgain';
import { idle, toAnswered } from '@/lib/remote';
import { hasReport } from '@sandbox/world/onFile';
import { createWorld } from '@sandbox/world/world';
import { apiOverWire } from '@tests/support/apiOverWire';
import { startLender } from '@tests/support/renderApp';
import { openRequest } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';
// Loads the chunk before the first test waits for it.
import '@/features/request/screen/CreditLedgerDialog';

const NOW = Date.UTC(2026, 10, 20, 16, 30);
const PRICES = { CREDIT_PRICES: { '*': { SOFT: 16.5, REISSUE: 4.95, HARD_JOINT: 120 } } };

async function openLedger(app: Awaited<ReturnType<typeof openRequest>>) {
  await app.user.click(await screen.findByRole('button', { name: 'Credit ledger' }));
  const dialog = await screen.findByRole('dialog', { name: /^Credit ledger · loan \d+$/ });
  await waitFor(() => expect(within(dialog).getByRole('status')).toBeEmptyDOMElement());
  return within(dialog);
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(2)
        .map(({ textContent }) => textContent),
    );

it('lists the reports of each borrower, and adds up what they cost', async () => {
  const app = await openRequest('/7100124/request', { config: PRICES });
  const asked = () => app.requests.filter(({ path }) => /\/v1\/requests\/\d+$/.test(path));
  expect(asked()).toEqual([]);
  const ledger = await openLedger(app);
  expect(rowsOf(ledger.getByRole('table', { name: 'Credit reports of Hannah Oduya' }))).toEqual([
    ['Hard', 'New', 'with Peter Oduya', 'Rita Ibarra', '$120.00'],
    ['Hard', 'Reissue', 'with Peter Oduya', 'Rita Ibarra', '$4.95'],
    ['Hard', 'New', 'with Peter Oduya', 'Sam Lindqvist', '$120.00'],
    ['Soft', 'New', 'no', 'Sam Lindqvist', '$16.50'],
  ]);
  expect(rowsOf(ledger.getByRole('table', { name: 'Credit reports of Peter Oduya' }))[0]).toEqual([
    'Hard',
    'New',
    'with Hannah Oduya',
    'Rita Ibarra',
    'counted with Hannah Oduya',
  ]);
  expect(rowsOf(ledger.getByRole('table', { name: 'Credit reports of Margit Solheim' }))).toEqual([
    ['Hard', 'Reissue', 'no', 'Rita Ibarra', '$4.95'],
    ['Hard', 'New', 'no', 'Sam Lindqvist', '$80.00'],
  ]);
  expect(ledger.getByText('3 new hard reports, 2 new soft reports, 2 reissues')).toBeVisible();
  expect(ledger.getByText('$362.90 est.')).toBeVisible();
  expect(asked()).toHaveLength(5);
  // Each request is read once for the loan.
  await app.user.keyboard('{Escape}');
  await openLedger(app);
  expect(asked()).toHaveLength(5);
});

it('shows no costs where the deployment has no prices', async () => {
  const ledger = await openLedger(
    await openRequest('/7100124/request', { config: { CREDIT_COST_ESTIMATE: undefined } }),
  );
  expect(ledger.queryByRole('columnheader', { name: 'Cost' })).not.toBeInTheDocument();
  expect(ledger.queryByText(/est\./)).not.toBeInTheDocument();
});

it('names the three of 46 requests that could not be loaded, and loads them again', async () => {
  const lender = startLender();
  const lost = new Set<string>();
  let isDown = true;
  const handler = http.get('*/multi-aus/v1/requests/:requestId', ({ params }) => {
    const requestId = String(params['requestId']);
    if (isDown && (lost.size < 3 || lost.has(requestId))) {
      lost.add(requestId);
      return HttpResponse.json({}, { status: 503 });
    }
    return undefined;
  });
  const app = await openRequest('/7100111/request', { lender: { ...lender, handlers: [handler, ...lender.handlers] } });
  const ledger = await openLedger(app);
  const missing = ledger.getByText(/^Not loaded, so not counted: request \d+, request \d+, and request \d+\./);
  expect(ledger.getByText(/^(2|3) new hard reports, 0 new soft reports, 4\d reissues$/)).toBeVisible();
  isDown = false;
  await app.user.click(within(missing.parentElement ?? missing).getByRole('button', { name: 'Try again' }));
  expect(await ledger.findByText('3 new hard reports, 0 new soft reports, 43 reissues')).toBeVisible();
  expect(ledger.queryByText(/^Not loaded/)).not.toBeInTheDocument();
});

it("equals the sandbox's truth on every loan", async () => {
  const world = createWorld(NOW, 1, 1);
  const lender = startLender(() => NOW);
  server.use(...lender.handlers);
  const { api, signal } = apiOverWire({ accessToken: () => Promise.resolve('token-of-rita.ibarra') });
  const unread: string[] = [];
  for (const { loanId: id } of world.loans) {
    const loanId = parseLoanId(id) ?? expect.fail('a loan id');
    const items = await api.history.list({ loanId }, signal).catch(() => undefined);
    if (items === undefined) {
      unread.push(id);
      continue;
    }
    const groups = groupRequests(items);
    const orders = Object.fromEntries(
      await Promise.all(
        groups.map(async ({ requestId }) => {
          return [
            requestId,
            toAnswered<PastOrder>(idle, await api.orders.detail({ loanId, requestId }, signal)),
          ] as const;
        }),
      ),
    );
    const ledger = creditLedger({ groups, orders, prices: { '*': { HARD: 1, SOFT: 1 } } });
    const runs = (world.open(id, NOW)?.runs ?? []).filter((run) => hasReport(run, NOW)).toReversed();
    const truth = runs.flatMap((run) =>
      run.credit
        .filter(({ isSelected, reportType }) => isSelected && reportType !== 'REPORT_TYPE_NONE')
        .map(({ borrowerId, reportType, isJoint, referenceNumber }) => ({
          borrowerId,
          date: new Date(run.orderedAt).toISOString(),
          by: run.submittedBy,
          isSoft: run.isSoft,
          isReissue: reportType === 'REPORT_TYPE_RE_ISSUE',
          isJoint,
          referenceNumber,
        })),
    );
    const borrowerIds = [...new Set(truth.map(({ borrowerId }) => borrowerId))];
    expect(
      ledger.borrowers.map(({ borrowerId, entries }) => ({
        borrowerId,
        entries: entries.map(({ date, by, isSoft, isReissue, isJoint }) => ({ date, by, isSoft, isReissue, isJoint })),
      })),
      id,
    ).toEqual(
      borrowerIds.map((borrowerId) => ({
        borrowerId,
        entries: truth
          .filter((one) => one.borrowerId === borrowerId)
          .map(({ date, by, isSoft, isReissue, isJoint }) => ({ date, by, isSoft, isReissue, isJoint })),
      })),
    );
    // A new report has a number of its own, which its joint borrower shares.
    const pulled = new Set(truth.filter(({ isReissue }) => !isReissue).map(({ referenceNumber }) => referenceNumber));
    expect(ledger.total ?? 0, id).toBe(pulled.size);
  }
  expect(unread).toEqual(['7100190', '7100191', '7100193']);
});
