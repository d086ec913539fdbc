import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CallName } from '@/http/contract/call';
import type { Telemetry } from '@/telemetry/telemetry';
import { noTelemetry } from '@tests/support/noTelemetry';
import { comeBack, renderApp, startLender } from '@tests/support/renderApp';
import { modal } from '@tests/support/sessionScreen';
// Loads the chunks before the first test waits for them.
import '@/features/history/screen/HistoryPage';
import '@/ui/Modal';

const LOAN = '7100120';
const tableShown = () => screen.findByRole('table', { name: /^Past requests/ });

/** Opens History with calls that answer 500, and returns which of them have failed. */
async function openFailing(...calls: CallName[]) {
  const event = vi.fn<Telemetry['event']>();
  const lender = startLender();
  const fail = (...names: CallName[]) => {
    for (const call of names) lender.faults.add({ call, kind: 'status', status: 500 });
  };
  fail(...calls);
  const app = renderApp(`/${LOAN}/history`, { lender, telemetry: { ...noTelemetry, event } });
  await tableShown();
  const failed = (call: CallName): boolean =>
    event.mock.calls.some(([name, properties]) => name === 'call-failed' && properties?.['call'] === call);
  const noModal = async () => {
    await app.settled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  };
  return { fail, failed, noModal };
}

// The specification makes these calls on Request only; on History they serve the line of expiry dates.
// @spec SES-23
it('a 500 of what only the expiry line reads does not cover History', async () => {
  const { failed, noModal } = await openFailing('recentCreditRequest', 'digitalVerifications');
  await waitFor(() => expect([failed('recentCreditRequest'), failed('digitalVerifications')]).toEqual([true, true]));
  await noModal();
  expect(await tableShown()).toBeVisible();
});

it('a 500 of what is only read again when the user returns does not cover the screen', async () => {
  const { fail, failed, noModal } = await openFailing();
  fail('loanData', 'historyDetails');
  comeBack();
  await waitFor(() => expect([failed('loanData'), failed('historyDetails')]).toEqual([true, true]));
  await noModal();
  expect(await tableShown()).toBeVisible();
});

// @spec SES-15
it('a 500 of a poll covers History, also after one of the read when the user came back to the tab', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const lender = startLender();
  const { requests } = renderApp('/7100112/history', { lender });
  const polls = () => requests.filter(({ path }) => path.endsWith('/transaction-history-details')).length;
  await tableShown();
  lender.faults.add({ call: 'historyDetails', kind: 'status', status: 500 });
  comeBack();
  await waitFor(() => expect(polls()).toBe(2));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await modal()).toHaveTextContent(/tracking number/);
});

// @spec SES-15
it('a 500 of a call that the specification makes on the open screen still does', async () => {
  const lender = startLender();
  lender.faults.add({ call: 'recentCreditRequest', kind: 'status', status: 500 });
  renderApp(`/${LOAN}/request`, { lender });
  expect(await modal()).toHaveTextContent(/tracking number/);
});

// @spec SES-23
it('a 401 of an addition ends the session like any other', async () => {
  const lender = startLender();
  lender.faults.add({ call: 'digitalVerifications', kind: 'status', status: 401 });
  renderApp(`/${LOAN}/history`, { lender });
  expect(await modal()).toHaveTextContent('User session has timed out.');
});
