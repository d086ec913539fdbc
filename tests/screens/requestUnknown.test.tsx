import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { selectAgencies, selectCreditParts } from '@/features/creditReport/creditReportSlice';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// The screen's own chunk, loaded before the first test starts to wait for it.
import '@/app/areas/requestArea';

type App = ReturnType<typeof renderApp>;

const ordersIn = ({ requests }: App) => requests.filter(({ path }) => path === '/aus/multi-aus/v1/multi-aus-request');
const submitButton = () => screen.getByRole('button', { name: 'Submit for AUS' });

/** The Request screen of a loan one of whose reads fails. */
async function openWithout(call: string, loanId: string): Promise<App> {
  const lender = startLender();
  lender.faults.add({ call, kind: 'status', status: 503 });
  const app = renderApp(`/${loanId}/request`, { lender });
  await screen.findByText(/\(status 503\)/);
  await screen.findByRole('table', { name: /Borrowers and the credit reports/ });
  return app;
}

it('does not take a report on file that could not be read for none, and asks before a new one', async () => {
  const app = await openWithout('recentCreditRequest', '7100101');
  expect(screen.getByText('Credit on file:').parentElement).toHaveTextContent('Credit on file: not known.');
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await app.user.click(screen.getByRole('button', { name: 'New for all' }));
  await app.user.click(await screen.findByRole('checkbox', { name: /has authorised this credit pull/ }));
  await screen.findByText(/^Obtained/);
  await app.user.click(submitButton());
  const dialog = await screen.findByRole('alertdialog', { name: 'Before you order' });
  expect(within(dialog).getByText(/^The credit report on file could not be read/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Reissue instead' })).not.toBeInTheDocument();
  expect(ordersIn(app)).toHaveLength(0);
});

it('orders nothing while it is not known whether the loan takes soft credit, and goes on once it is', async () => {
  const app = await openWithout('recentRequest', '7100102');
  const reason = await screen.findByText(/^Whether the loan takes soft credit is not known/);
  expect(submitButton()).toBeDisabled();
  for (const { id } of app.lender.faults.list()) app.lender.faults.remove(id);
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(submitButton()).toBeEnabled());
  expect(reason).not.toHaveTextContent('not known');
  expect(screen.getByRole('radio', { name: 'AUS Soft' })).toBeChecked();
});

it('waits with the agencies for a channel that is not known yet, and reads them once it is', async () => {
  const lender = startLender();
  const fault = lender.faults.add({ call: 'loanData', kind: 'status', status: 503 });
  const app = renderApp('/7100101/request', { lender });
  server.use(http.get('*/recent-request', () => HttpResponse.json({ getAusRequestItems: [] })));
  await screen.findByText("The service could not provide the loan's data (status 503).");
  await waitFor(() => expect(selectCreditParts(app.store.getState()).recentRequest.status).toBe('ready'));
  expect(await screen.findByText("The loan's data is not known, so nothing can be ordered.")).toBeVisible();
  expect(screen.queryByText(/credit agencies could not be read/)).not.toBeInTheDocument();
  lender.faults.remove(fault.id);
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(submitButton()).toBeEnabled());
  expect(selectAgencies(app.store.getState())).not.toEqual([]);
  expect(screen.queryByText(/credit agencies could not be read/)).not.toBeInTheDocument();
});

it('says of an acknowledgement that it was not saved, and why', async () => {
  const app = renderApp('/7100101/request');
  const box = await screen.findByRole('checkbox', { name: /has authorised this credit pull/ });
  app.lender.faults.add({ call: 'saveAcknowledgement', kind: 'offline' });
  await app.user.click(box);
  expect(
    await screen.findByText(
      'The borrower acknowledgement was not saved: the service could not be reached. Check your connection.',
    ),
  ).toBeVisible();
  expect(box).not.toBeChecked();
});

it('says where a reason is to be chosen that the reasons could not be read, and reads them again', async () => {
  const lender = startLender();
  const fault = lender.faults.add({ call: 'recommendations', kind: 'status', status: 503 });
  const { user } = renderApp('/7100101/request', { lender });
  const afterTheRun = await screen.findByRole('combobox', { name: 'After the run' });
  const text = 'The service could not provide the reasons to choose from (status 503).';
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await user.selectOptions(afterTheRun, 'Always use DU');
  expect(await screen.findByText(text)).toBeVisible();
  lender.faults.remove(fault.id);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Better pricing' })).toBeInTheDocument();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});
