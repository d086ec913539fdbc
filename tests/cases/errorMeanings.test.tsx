import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { cellOf } from '@tests/support/decisionGrid';
import { renderApp } from '@tests/support/renderApp';
import { complete, openRequest, submitButton } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';

const MEANING = 'The agency is asleep.';
const config = { ERROR_GUIDE: { FORMS: ['{code}: {text}'], CODES: { '41': { MEANING, FIELD: 'agency' } } } };
const SILENT = '41: No response.';
const OLD = '41 days have passed since the credit report.';

const failedRun = (error: string) => [
  {
    ...{ requestId: 31, ausType: 2, ausRequestType: 'LP', ausRequestTypeId: 3, requestDate: '2026-11-20T10:00:00' },
    ...{ status: 'Error', isError: true, error },
  },
];

/** Opens a screen of a loan whose only run failed with this text. */
function openFailed(area: string, error: string, over: object = config) {
  const app = renderApp(`/7100113/${area}`, { config: { ...over } });
  server.use(
    http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories: failedRun(error) })),
    http.get('*/multi-aus-submit/*/selections', () =>
      HttpResponse.json({ multiAusRequestId: 0, selections: failedRun(error) }),
    ),
  );
  return app;
}

async function messageOf(error: string, over?: object) {
  const { user } = openFailed('history', error, over);
  await user.click(await screen.findByRole('button', { name: /^Error message/ }));
  return screen.findByRole('dialog', { name: 'Message' });
}

// @spec OWN-11
it('shows the configured meaning of an error with its text in History, and leads to the field', async () => {
  const message = await messageOf(SILENT);
  expect(message).toHaveTextContent(SILENT);
  expect(within(message).getByText(MEANING)).toBeVisible();
  fireEvent.click(within(message).getByRole('button', { name: 'Order again: check the credit agency' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Credit agency/ })).toHaveFocus());
});

it.each([
  ['that only begins with the number', OLD, undefined],
  ['without a guide', SILENT, {}],
])('shows an error %s alone', async (_, error, over) => {
  const message = await messageOf(error, over);
  expect(message).toHaveTextContent(error);
  expect(within(message).queryByText(MEANING)).not.toBeInTheDocument();
  expect(within(message).queryByRole('button', { name: /check the credit agency$/ })).not.toBeInTheDocument();
});

it('offers only the way to the field in History', async () => {
  const message = await messageOf(SILENT);
  expect(within(message).getAllByRole('button', { name: /^Order again/ })).toHaveLength(1);
});

// @spec OWN-11
it('shows it in Selection once, with one button that opens Request at the field', async () => {
  const { user } = openFailed('selection', SILENT);
  await waitFor(async () => expect(await cellOf('LPA')).toHaveTextContent(SILENT));
  expect(screen.getByText(MEANING)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Run again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Order again: check the credit agency' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Credit agency/ })).toHaveFocus());
});

it('shows a meaning without a field beside its error in Selection', async () => {
  const codes = { '41': { MEANING } };
  openFailed('selection', SILENT, { ERROR_GUIDE: { FORMS: ['{code}: {text}'], CODES: codes } });
  await waitFor(async () => expect(await cellOf('LPA')).toHaveTextContent(SILENT));
  expect(within(await cellOf('LPA')).getByText(MEANING)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run again' })).toBeVisible();
});

// @spec OWN-11
it('leads to the password, if the account number is known', async () => {
  await openRequest('/7100109/request#account', { persona: 'tpo.bright' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use another password' })).toHaveFocus());
});

it('shows it with a refused order', async () => {
  const app = await openRequest('/7100101/request', { config });
  server.use(
    http.post('*/multi-aus-request', () =>
      HttpResponse.json({ errors: [{ key: 'agency', field: 'creditAgencyId', message: SILENT }] }, { status: 400 }),
    ),
  );
  await complete(app);
  await app.user.click(submitButton());
  const agency = screen.getByRole('combobox', { name: /^Credit agency/ });
  await waitFor(() => expect(agency).toHaveFocus());
  expect(agency).toHaveAccessibleDescription(`${SILENT} ${MEANING}`);
});

it.each([
  { what: 'the agency refused', code: '111336', isRemembered: false },
  { what: 'the agency did not refuse', code: '41', isRemembered: true },
])('remembers an account unasked only if it is one that $what', async ({ code, isRemembered }) => {
  const CODES = { '111336': { MEANING, FIELD: 'account' }, '41': { MEANING, FIELD: 'agency' } };
  renderApp('/7100109/request', {
    persona: 'tpo.bright',
    config: { ERROR_GUIDE: { ...config.ERROR_GUIDE, CODES } },
  });
  server.use(
    http.get('*/transaction-history-details', () =>
      HttpResponse.json({ transactionHistories: failedRun(`${code}: Refused.`) }),
    ),
  );
  const box = await screen.findByRole('checkbox', { name: 'Remember account details' });
  await screen.findByText('The password on file is used.');
  await waitFor(() => expect(box).toHaveProperty('checked', isRemembered));
});
