import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import { complete, openRequest, submitButton } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';

const PAGE = '\n<!DOCTYPE html><html><h1>Request blocked</h1><p>Reference 17</p></html>';
const GATEWAY = /may have refused words that you typed, for example in the note for the file/;

async function orderRefusedWith(response: Response) {
  const app = await openRequest('/7100101/request');
  server.use(http.post('*/multi-aus/v1/multi-aus-request', () => response.clone()));
  await complete(app);
  await app.user.click(submitButton());
}

it.each([400, 403, 405, 406, 413])('a web page with status %i names the note and a gateway', async (status) => {
  await orderRefusedWith(HttpResponse.html(PAGE, { status }));
  expect(await screen.findByText('The order was refused, but may have been placed.')).toBeVisible();
  expect(screen.getByText(GATEWAY)).toHaveTextContent(
    new RegExp(
      `^It was refused with status ${status}; the loan's list, checked .*, does not show it\\. Look again [^.]*\\.$`,
    ),
  );
  expect(screen.getByRole('button', { name: 'Look again' })).toBeVisible();
  expect(screen.queryByText(REQUIRED_FIELDS_INVALID)).not.toBeInTheDocument();
});

it.each([
  ['JSON without reasons', () => HttpResponse.json({}, { status: 400 }), REQUIRED_FIELDS_INVALID],
  ['a JSON text', () => HttpResponse.json({ message: '<b>No</b>' }, { status: 400 }), '<b>No</b>'],
  ['an empty body', () => new HttpResponse(null, { status: 400 }), REQUIRED_FIELDS_INVALID],
  ['plain text', () => HttpResponse.text('Loan is locked.', { status: 400 }), 'Loan is locked.'],
])('a 400 with %s keeps its words', async (_, response, words) => {
  await orderRefusedWith(response());
  expect(await screen.findByText('A part of the order may have been placed.')).toBeVisible();
  expect(screen.getAllByText(words)[0]).toBeVisible();
  expect(screen.queryByText(GATEWAY)).not.toBeInTheDocument();
});
