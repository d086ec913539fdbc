import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { startLender } from '@tests/support/renderApp';
import { openRequest, ordersIn, submitButton } from '@tests/support/requestScreen';

type Answer = Record<string, unknown>;

/** Opens a loan whose service answers some reads with less or other than it should. */
function openWith(address: string, path: string, edit: (answer: Answer) => Answer) {
  const lender = startLender();
  const handler = http.get(path, async ({ request }) => {
    const answer = await getResponse(lender.handlers, request);
    return HttpResponse.json(edit((await answer?.json()) as Answer) as Record<string, string>);
  });
  return openRequest(address, { lender: { ...lender, handlers: [handler, ...lender.handlers] } });
}

const without =
  (...fields: string[]) =>
  ({ requestBorrowers, ...answer }: Answer): Answer => ({
    ...answer,
    requestBorrowers: (requestBorrowers as Answer[]).map((one) =>
      Object.fromEntries(Object.entries(one).filter(([field]) => !fields.includes(field))),
    ),
  });

const question = () => screen.findByRole('alertdialog');

// @spec REQ-58, APP-15
it('says of a reissue without flags what is not known, and asks before it orders', async () => {
  const flags = ['isDiscrepancyInBorrowerData', 'previousAutoCopyLiabilities'];
  const app = await openWith('/7100106/request', '*/borrowers', without(...flags));
  expect(screen.queryByText(/^Reuses/)).toBeNull();
  const notes = await screen.findAllByText(/^May pull a new report: not delivered whether/);
  expect(notes[0]).toHaveTextContent('Not delivered: copy liabilities');
  await app.user.click(submitButton());
  const asked = await question();
  expect(asked).toHaveTextContent('The service did not send everything that this order depends on');
  expect(asked).toHaveTextContent(/Not delivered: whether the liabilities of .+ were copied/);
  expect(asked).toHaveTextContent(/may pull a new report: the service did not say whether/);
  expect(ordersIn(app)).toEqual([]);
  await app.user.click(within(asked).getByRole('button', { name: 'Order anyway' }));
  await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
});

it('asks before an order while the header is of another loan', async () => {
  const app = await openWith('/7100106/request', '*/loan-header/*', (answer) => ({ ...answer, loanId: '7100113' }));
  await app.user.click(submitButton());
  expect(await question()).toHaveTextContent("The loan's header could not be loaded");
  expect(ordersIn(app)).toEqual([]);
});

it('asks before an order whose list of borrowers had one of another loan', async () => {
  const app = await openWith('/7100106/request', '*/borrowers', ({ requestBorrowers, ...answer }) => ({
    ...answer,
    requestBorrowers: [
      ...(requestBorrowers as Answer[]),
      { requestBorrowerId: 1, borrowerId: 2, applicationId: 3, loanId: 7100113 },
    ],
  }));
  expect(await screen.findByText('Missing here: borrowers (1).')).toBeVisible();
  await app.user.click(submitButton());
  expect(await question()).toHaveTextContent('Missing here: borrowers (1).');
  expect(ordersIn(app)).toEqual([]);
});
