import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, startLender } from '@tests/support/renderApp';
// Loads the screens' chunks before the first test waits for them.
import '@/app/areas/historyArea';
import '@/app/areas/requestArea';
import '@/app/areas/selectionArea';

const retries = () => screen.queryAllByRole('button', { name: 'Try again' });

it.each(['request', 'selection', 'history'])(
  'says once on %s that nothing could be loaded, with one retry',
  async (area) => {
    const lender = startLender();
    const fault = lender.faults.add({ call: '*', kind: 'status', status: 503 });
    const { user, requests } = renderApp(`/7100101/${area}`, { lender });
    expect(await screen.findByText('This loan could not be loaded.')).toBeVisible();
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/digital-verification-details'))).toBe(true));
    expect(screen.queryByText(/not loaded/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(retries()).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(area, 'i'));
    lender.faults.remove(fault.id);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(await screen.findByText('0123904471')).toBeVisible();
  },
);

// @spec NAV-42
it.each(['request', 'selection', 'history'])('has one page for an unknown loan, opened at %s', async (area) => {
  renderApp(`/9999999/${area}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Loan 9999999 was not found' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Loan 9999999 was not found'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Loan areas' })).not.toBeInTheDocument();
  expect(retries()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Go to H2O' })).toBeVisible();
});

it('reports several failed parts of an order in one message, and reloads all with one retry', async () => {
  const lender = startLender();
  const faults = ['userAgencies', 'digitalVerifications', 'acknowledgement'].map((call) =>
    lender.faults.add({ call, kind: 'status', status: 503 }),
  );
  const { user } = renderApp('/7100101/request', { lender });
  const text =
    'The service could not provide your agency profile, the digital verifications, and the borrower acknowledgement (status 503).';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  for (const { id } of faults) lender.faults.remove(id);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('takes no entries while the loan is unknown', async () => {
  const lender = startLender();
  lender.faults.add({ call: 'loanData', kind: 'status', status: 503 });
  renderApp('/7100101/request', { lender });
  await screen.findByText("The loan's data could not be loaded, so nothing can be ordered.");
  expect(screen.getByRole('combobox', { name: 'Transaction type, DU' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Note for the file' })).toBeDisabled();
});
