import { screen, waitFor } from '@testing-library/react';
import { getResponse, http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, it } from 'vitest';
import { renderApp, startLender } from '@tests/support/renderApp';
import { ordersIn, submitButton } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';
// Loads the chunks before the first test waits for them.
import '@/features/history/screen/HistoryPage';
import '@/features/loan/UnreadNotice';
import '@/app/areas/selectionArea';

type Lender = ReturnType<typeof renderApp>['lender'];

/** Lets the service answer reads of loan 7100120 with what it has of another loan. */
const answersOf = ({ handlers }: Lender, path: string, edit: (answer: never) => JsonBodyType) =>
  server.use(
    http.get(path, async ({ request }) => {
      const answer = await getResponse(handlers, request);
      return HttpResponse.json(edit((await answer?.json()) as never));
    }),
  );

interface Row {
  requestId: number | string;
}

/** Lets some rows of the loan's requests name a loan. */
const rowsName = (lender: Lender, loanId: unknown, isNamed: (row: Row, index: number) => boolean) =>
  answersOf(lender, '*/transaction-history-details', ({ transactionHistories }: { transactionHistories: Row[] }) => ({
    transactionHistories: transactionHistories.map((row, index) => (isNamed(row, index) ? { ...row, loanId } : row)),
  }));

const compared = () => screen.findAllByRole('checkbox', { name: /^Compare request/ });

it.each([7100999, '7100999', ' 0007100999 ', 'LN-7100111'])(
  'drops a request of loan %j in words, and offers no comparison with it',
  async (other) => {
    const { lender } = renderApp('/7100111/history');
    let dropped: Row['requestId'] = '';
    rowsName(lender, other, ({ requestId }, index) => {
      if (index === 0) dropped = requestId;
      return index === 0;
    });
    expect(await screen.findByText('Missing here: past requests (1).')).toBeVisible();
    expect((await compared()).length).toBeGreaterThan(2);
    expect(dropped).not.toBe('');
    expect(screen.queryByRole('checkbox', { name: new RegExp(`^Compare request ${dropped},`) })).toBeNull();
  },
);

it.each([7100111, '7100111', ' 0007100111 ', 0, '', null])('keeps the requests that name %j', async (own) => {
  const { lender } = renderApp('/7100111/history');
  rowsName(lender, own, () => true);
  expect((await compared()).length).toBeGreaterThan(2);
  expect(screen.queryByText(/^Missing here/)).toBeNull();
});

it('selects nothing of a run of another loan', async () => {
  const { lender } = renderApp('/7100120/selection');
  answersOf(lender, '*/selections', ({ selections }: { selections: object[] }) => ({
    selections: selections.map((one, index) => (index === 0 ? { ...one, loanId: 7100113 } : one)),
  }));
  expect(await screen.findByText('Missing here: results (1).')).toBeVisible();
});

it.each([
  ['one of the requests is', (_: Row, index: number) => index === 0, /1 request of this loan could not be read/],
  ['all requests are', () => true, /could not be (read|loaded)/],
])('asks before an order while %s of another loan', async (_, isNamed, text) => {
  const lender = startLender();
  const app = renderApp('/7100106/request', { lender });
  rowsName(lender, 7100999, isNamed);
  await screen.findByRole('table', { name: /Borrowers and the credit reports/ });
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await app.user.click(submitButton());
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(text);
  expect(ordersIn(app)).toEqual([]);
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
