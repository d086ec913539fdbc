import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, startLender } from '@tests/support/renderApp';
// Loads the screen's chunk before the test waits for it.
import '@/features/request/requestArea';

it('links to the borrowers when none is selected, and says there what is missing', async () => {
  const { user } = renderApp('/7100102/request');
  await user.click(await screen.findByRole('checkbox', { name: /^Priya Raghunathan/ }));
  expect(screen.queryByText('Select at least one')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Readiness: / }));
  await user.click(screen.getByRole('button', { name: 'Borrowers: select at least one' }));
  const text = await screen.findByText('Select at least one');
  expect(text.closest('[tabindex]')).toHaveFocus();
});

it('counts nothing as ready before it is loaded', async () => {
  const lender = startLender();
  lender.faults.add({ call: 'requestBorrowers', kind: 'slow', delayMs: 60_000 });
  renderApp('/7100101/request', { lender });
  await screen.findByRole('combobox', { name: 'Transaction type, DU' });
  expect(screen.getByRole('button', { name: /^Readiness/ })).toHaveTextContent('Readiness: loading…');
});

it('follows the button that opens it, in reading order', async () => {
  const { user } = renderApp('/7100101/request');
  const toggle = await screen.findByRole('button', { name: /^Readiness: \d/ });
  await user.click(toggle);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Maren Okafor: choose New or Reissue' })).toHaveFocus();
});

it("says that a preset's comment is required when its reason needs one", async () => {
  const { user } = renderApp('/7100101/request');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'After the run' }), 'Always use DU');
  const reason = screen.getByRole('combobox', { name: /^Reason/ });
  expect(screen.getByRole('textbox', { name: /^Comment/ })).not.toBeRequired();
  await user.selectOptions(reason, 'Other');
  expect(screen.getByRole('textbox', { name: /^Comment/ })).toBeRequired();
});
