import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import { renderApp, startLender } from '@tests/support/renderApp';
import { summary } from '@tests/support/requestScreen';
// Loads the screen's chunk before the test waits for it.
import '@/app/areas/requestArea';

it('links to the borrowers when none is selected, and says there what is missing', async () => {
  const { user } = renderApp('/7100102/request');
  await user.click(await screen.findByRole('checkbox', { name: /^Priya Raghunathan/ }));
  expect(screen.queryByText('Select a borrower')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /left: select a borrower$/ }));
  await user.click(screen.getByRole('link', { name: 'Select a borrower' }));
  const text = await screen.findByText('Select a borrower');
  expect(text.closest('[tabindex]')).toHaveFocus();
});

it('counts nothing as ready before it is loaded', async () => {
  const lender = startLender();
  lender.faults.add({ call: 'requestBorrowers', kind: 'slow', delayMs: 60_000 });
  renderApp('/7100101/request', { lender });
  await screen.findByRole('combobox', { name: /^Credit agency/ });
  expect(screen.getByText('Still loading what an order needs…')).toBeVisible();
  expect(screen.queryByText('Ready to order')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /left: / })).not.toBeInTheDocument();
});

it('follows the button that opens it, in reading order', async () => {
  const { user } = renderApp('/7100101/request');
  const toggle = await screen.findByRole('button', { name: /left: choose credit/ });
  await user.click(toggle);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Maren Okafor: choose New or Reissue' })).toHaveFocus();
});

it('counts what is left down to nothing, and needs no moving total', async () => {
  const { user } = renderApp('/7100101/request');
  await screen.findByRole('button', { name: '1 thing left: choose credit for 2 borrowers' });
  expect(screen.getByText('Not needed: the order includes no new report.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set all to New' }));
  const what = "confirm the borrowers' authorization";
  expect(screen.getByRole('button', { name: `1 thing left: ${what}` })).toBeVisible();
  expect(screen.getByText('Needed: the order includes a new report.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Credit agency/ }), '');
  expect(screen.getByRole('button', { name: `2 things left: choose a credit agency, ${what}` })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await user.click(screen.getByRole('button', { name: 'Set all to New' }));
  await user.click(screen.getByRole('checkbox', { name: /has authorized this credit pull/ }));
  expect(await screen.findByText('Ready to order')).toBeVisible();
});

it('shows errors in one place, and leaves the fields where they are', async () => {
  const { user } = renderApp('/7100101/request');
  const left = await screen.findByRole('button', { name: '1 thing left: choose credit for 2 borrowers' });
  await user.click(screen.getByRole('button', { name: 'Submit for AUS' }));
  const errors = await summary();
  const bar = screen.getByRole('region', { name: 'Order' });
  expect(bar).toContainElement(errors);
  expect(bar).toContainElement(left);
  await user.click(screen.getByRole('button', { name: 'Set all to New' }));
  expect(within(errors).getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: /has authorized this credit pull/ }));
  await waitFor(() => expect(errors).not.toBeInTheDocument());
});

// @spec REQ-31
it('counts what every choice of credit needs from the start, and never more after one is made', async () => {
  const { user } = renderApp('/7100109/request', { persona: 'tpo.bright' });
  await user.click(await screen.findByRole('button', { name: 'Use another password' }));
  const password = 'enter the account password';
  expect(screen.getByRole('button', { name: /left:/ })).toHaveAccessibleName(
    expect.stringMatching(`^2 things left: ${password}, choose credit for`),
  );
  await user.click(screen.getByRole('button', { name: 'Set all to New' }));
  expect(screen.getByRole('button', { name: /left:/ })).toHaveAccessibleName(
    `2 things left: ${password}, confirm the borrowers' authorization`,
  );
});

// @spec REQ-31
it('closes the list when a link leads to its field, which has the message', async () => {
  const { user } = renderApp('/7100101/request');
  await screen.findByRole('button', { name: /left: choose credit/ });
  await user.click(screen.getByRole('button', { name: 'Submit for AUS' }));
  await summary();
  await user.click(screen.getByRole('link', { name: 'Maren Okafor: choose New or Reissue' }));
  const field = screen.getByRole('combobox', { name: 'Report, Maren Okafor' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Choose New or Reissue');
  expect(screen.queryByRole('region', { name: REQUIRED_FIELDS_INVALID })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Choose credit for/ })).toHaveAttribute('aria-expanded', 'false');
});
