import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { afterTest } from '@tests/support/cleanups';
import { columnOf } from '@tests/support/decisionGrid';
import { openDetails, table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
import { acknowledge, openRequest, ordersIn, summary } from '@tests/support/requestScreen';
import { startTranslator } from '@tests/support/translator';
// Loads the screen's chunk before a test waits for it.
import '@/app/areas/selectionArea';

// A translator that ignores the page's `translate="no"`.
beforeEach(() => afterTest(startTranslator()));

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const noScreenFailed = () => expect(screen.queryByText('This screen could not be shown.')).toBeNull();

it('an order: the button says what it sends, and Selection opens', async () => {
  const app = await openRequest('/7100101/request');
  await app.user.click(screen.getByRole('radio', { name: 'Import credit only' }));
  expect(await button('Import credit')).toHaveTextContent(/^Import credit Ctrl/);
  await app.user.click(screen.getByRole('radio', { name: 'Run AUS' }));
  expect(await button('Submit for AUS')).toHaveTextContent(/^Submit for AUS Ctrl/);
  await app.user.click(await button('Submit for AUS'));
  expect(await summary()).toHaveTextContent('choose New or Reissue');
  await app.user.click(await button('Set all to New'));
  await acknowledge(app);
  await app.user.click(await button('Submit for AUS'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  expect(ordersIn(app)).toHaveLength(1);
  noScreenFailed();
});

it('an override: chosen, discarded, saved', async () => {
  const { user } = renderApp('/7100120/selection');
  await user.click(await screen.findByRole('radio', { name: 'DU' }));
  await user.click(await button('Discard'));
  await user.click(await screen.findByRole('radio', { name: 'DU' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /Reason/ }), 'Better pricing');
  await user.click(await button('Save selection'));
  expect(await screen.findByText('DU is now the selected result.')).toBeVisible();
  await waitFor(async () => expect(await columnOf('DU')).toHaveTextContent('Selected (override)'));
  noScreenFailed();
});

it('History: details, sorting, compared runs, dialogs', async () => {
  const { user } = renderApp('/7100111/history');
  await table();
  await openDetails(user);
  await user.click(await button('Submitter'));
  await user.click(await button('Expand all'));
  await user.click(await button('Collapse all'));
  const [first, second] = await screen.findAllByRole('checkbox', { name: /^Compare request \d+/ });
  await user.click(first ?? expect.fail());
  await user.click(second ?? expect.fail());
  await user.click(await button('Compare'));
  const dialog = await screen.findByRole('dialog', { name: /compared with/ });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Only differences' }));
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? expect.fail());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await button('Clear'));
  expect(screen.queryByRole('group', { name: 'Runs to compare' })).toBeNull();
  await user.click(await button('Settings'));
  await screen.findByRole('dialog', { name: 'Settings' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Selection' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  noScreenFailed();
});
