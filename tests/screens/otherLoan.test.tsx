import { screen } from '@testing-library/react';
import { getResponse, http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';
import { submitButton } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';
// Loads the chunks before the first test waits for them.
import '@/features/history/screen/HistoryPage';
import '@/features/loan/UnreadNotice';
import '@/features/selection/selectionArea';

type Lender = ReturnType<typeof renderApp>['lender'];

/** Lets the service answer reads of loan 7100120 with what it has of another loan. */
const answersOf = ({ handlers }: Lender, path: string, edit: (answer: never) => JsonBodyType) =>
  server.use(
    http.get(path, async ({ request }) => {
      const answer = await getResponse(handlers, request);
      return HttpResponse.json(edit((await answer?.json()) as never));
    }),
  );

it('drops requests of another loan in words, and compares none', async () => {
  const { lender, user } = renderApp('/7100113/history');
  answersOf(
    lender,
    '*/transaction-history-details',
    ({ transactionHistories }: { transactionHistories: object[] }) => ({
      transactionHistories: transactionHistories.map((row, index) => (index === 0 ? { ...row, loanId: 7100120 } : row)),
    }),
  );
  expect(await screen.findByText('Missing here: past requests (1).')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Selection' }));
  expect(await screen.findByText('Missing here: past requests (1).')).toBeVisible();
});

it.each([
  ['loan-info/v2/loan/7100120', { productMoniker: 'Another product' }],
  ['loan-header/v1/loan/7100120/loan-info', { borrowerName: 'Pat Other', isReadOnly: true }],
])('shows nothing of another loan that %s answers with, and says so', async (path, others) => {
  const { lender, settled } = renderApp('/7100120/request');
  answersOf(lender, `*/application/${path}`, (answer: object) => ({ ...answer, ...others, loanId: '7100113' }));
  expect(await screen.findByText("The service's response with the loan's data could not be read.")).toBeVisible();
  await settled();
  expect(screen.queryByText(/Pat Other|Another product|read-only/)).toBeNull();
});

it('orders nothing while the only data of the loan is of another', async () => {
  const { lender, settled } = renderApp('/7100120/request');
  answersOf(lender, '*/loan-info/v2/loan/7100120', (answer: object) => ({ ...answer, loanId: '7100113' }));
  expect(await screen.findByText("The loan's data could not be loaded, so nothing can be ordered.")).toBeVisible();
  await settled();
  expect(submitButton()).toBeDisabled();
});
