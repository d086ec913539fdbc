import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deliveredReports } from '@/features/request/rules/reportPlan';
import { groupRequests } from '@/features/runs/rules/historyRows';
import { parseLoanId } from '@/config/loanId';
import { hasReport } from '@sandbox/world/onFile';
import { createWorld } from '@sandbox/world/world';
import { apiOverWire } from '@tests/support/apiOverWire';
import { startLender } from '@tests/support/renderApp';
import { openRequest } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';

const NOW = Date.UTC(2026, 10, 20, 16, 30);

// @spec OWN-4
it('says on Request how many reports were delivered, and when the last', async () => {
  await openRequest('/7100124/request', { lender: startLender(() => NOW) });
  expect(screen.getByText(/^Reports delivered/).parentElement).toHaveTextContent(
    /^Reports delivered so far, by History: 5, the last on 11\/\d\d\/26$/,
  );
});

it('says why the last is older than the report on file', async () => {
  const { unmount } = await openRequest('/7100116/request');
  expect(screen.getByText('Reissues are not counted.')).toBeVisible();
  unmount();
  await openRequest('/7100120/request');
  expect(screen.getByText(/^Reports delivered/)).toBeVisible();
  expect(screen.queryByText('Reissues are not counted.')).toBeNull();
});

it('says nothing of them before the first', async () => {
  await openRequest('/7100101/request');
  expect(screen.queryByText(/^Reports delivered/)).not.toBeInTheDocument();
});

it("are the sandbox's on every loan", async () => {
  const world = createWorld(NOW, 1, 1);
  server.use(...startLender(() => NOW).handlers);
  const { api, signal } = apiOverWire({ accessToken: () => Promise.resolve('token-of-rita.ibarra') });
  const unread: string[] = [];
  for (const { loanId: id } of world.loans) {
    const loanId = parseLoanId(id) ?? expect.fail('a loan id');
    const items = await api.history.poll({ loanId }, signal).catch(() => undefined);
    if (items === undefined) {
      unread.push(id);
      continue;
    }
    const references = (world.open(id, NOW)?.runs ?? [])
      .filter((run) => hasReport(run, NOW))
      .flatMap(({ credit }) => credit.filter(({ isSelected }) => isSelected))
      .flatMap(({ referenceNumber }) => referenceNumber ?? []);
    expect(deliveredReports(groupRequests(items)).count, id).toBe(new Set(references).size);
  }
  expect(unread).toEqual(['7100190', '7100191', '7100193']);
});
