import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tabCode } from '@/lib/reference';
import { MULTI, openSheet } from '@tests/support/findingsScreen';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
import { ADDRESS, failing, modal } from '@tests/support/sessionScreen';
// Loads the chunks before the first test waits for them.
import '@/app/areas/historyArea';
import '@/app/layout/CallbackPage';
import '@/app/layout/MainDialogs';
import '@/app/layout/NoLoan';
import '@/features/file/filePage/readFilePage';
import '@/features/findings/screen/FindingsSheet';

/** Monitoring has each envelope of the tab under it. */
const CODE = `Tab ${tabCode()}`;

const LONG = { SESSION_MODAL_COUNTDOWN_TIMER: 600 };

it.each([
  ['ends the session', 401],
  ['reports an unexpected error', 500],
])('is in the dialog that covers the footer and %s', async (_, status) => {
  renderApp(ADDRESS, { lender: failing(status), config: LONG });
  expect(within(await modal()).getByText(CODE)).toBeVisible();
});

it('is in the dialog about the clock on the return page, which has no footer', async () => {
  const drift = new Error('The JWT was issued in the future');
  const auth = { isReturning: () => Promise.resolve(true) };
  const identity = fakeIdentity('rita.ibarra', auth, {
    Callback: ({ errorComponent: Failed }) => <Failed error={drift} />,
  });
  renderApp('/implicit/callback?code=x', { identity });
  expect(within(await modal()).getByText(CODE)).toBeVisible();
});

it('is on the page for an address that leads nowhere, which has no footer', async () => {
  renderApp('/7100101/okafor');
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  expect(screen.getByText(CODE)).toBeVisible();
});

it('is on a file page that is not complete', async () => {
  const { user } = renderApp('/7100116/history', { lender: failing(503, 'recentCreditRequest') });
  await table();
  await user.click(screen.getByRole('button', { name: 'File page' }));
  const page = await screen.findByRole('dialog', { name: /^AUS file page/ });
  await within(page).findByText('Not complete: 1 part not loaded.');
  expect(within(page).getByText(CODE)).toBeVisible();
});

it('is beside a response file that the findings do not show', async () => {
  const { dialog } = await openSheet(MULTI, 'unknown-format.xml');
  await within(dialog).findByText(/doesn’t know the format/);
  expect(within(dialog).getByText(CODE)).toBeVisible();
});

it('is in the settings, for a lender without a footer', async () => {
  const { user } = renderApp('/', { config: { NAV_VISIBILITY: { FOOTER: false } } });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  expect(within(await screen.findByRole('dialog', { name: 'Settings' })).getByText(CODE)).toBeVisible();
});
