import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import { renderApp, startLender } from '@tests/support/renderApp';
import { refusedItems, submitButton, summary } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';
import { storedDrafts } from '@tests/support/keepDrafts';

const borrowers = () => screen.findByRole('table', { name: /Borrowers and the credit reports/ });

/** Replaces the response to a read. */
const answers = (path: string, body: Record<string, unknown>) =>
  server.use(http.get(path, () => HttpResponse.json(body)));

const borrower = (place: number) => ({
  requestBorrowerId: 900 + place,
  borrowerId: 100 + place,
  applicationId: Math.ceil(place / 2),
  borrowerName: `Borrower No. ${place}`,
  isPrimary: place % 2 === 1,
});

// @spec DAT-13
it('shows twelve borrowers in six applications once each, and none without ids', async () => {
  renderApp('/7100101/request');
  const twelve = Array.from({ length: 12 }, (_, index) => borrower(index + 1));
  const { borrowerId: _, ...withoutId } = borrower(13);
  answers('*/request-types/1/borrowers', {
    requestBorrowers: [
      ...twelve,
      borrower(1),
      withoutId,
      null,
      'Robin Case',
      { ...borrower(14), requestBorrowerId: '' },
    ],
  });
  const rows = [...(await borrowers()).querySelectorAll('tbody tr')];
  expect(rows.map((row) => row.querySelectorAll('td')[1]?.textContent)).toEqual(
    twelve.map(({ borrowerName, isPrimary }) => borrowerName + (isPrimary ? 'Primary' : '')),
  );
});

// @spec DAT-16, DAT-14, REQ-25, REQ-23
it('lists an agency once, marks the unusable ones, and ignores agencies outside the profile', async () => {
  renderApp('/7100101/request');
  const agency = { creditAgencyId: 138, name: 'TriPoint Credit', fromAusRequestType: 'DU', isInProfileConfig: true };
  answers('*/request-types/2/credit-agencies', {
    creditAgencies: [
      agency,
      agency,
      { ...agency, creditAgencyId: 31, name: 'Keystone Infile', isInactive: true },
      { ...agency, creditAgencyId: 32, name: 'Anchor Reports', isInProfileConfig: false },
      { ...agency, creditAgencyId: 33, name: 'Zenith Credit' },
      { name: 'No number' },
    ],
  });
  answers('*/request-types/3/credit-agencies', { creditAgencies: [] });
  answers('*/credit-agency-details-for-current-user', { creditAgencyId: [9999, 138, 31, 32], isTpoInfoExists: false });
  const list = await screen.findByRole('combobox', { name: /^Credit agency/ });
  await waitFor(() => expect(list).toHaveValue('138'));
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose an agency',
    'TriPoint Credit',
    'Anchor Reports (not in your profile)',
    'Keystone Infile (inactive)',
    'Zenith Credit (not in your profile)',
  ]);
});

it('says what it waits for during a slow read, and orders nothing before', async () => {
  const lender = startLender();
  lender.faults.add({ call: 'recentCreditRequest', kind: 'slow', delayMs: 60_000 });
  const { user, requests } = renderApp('/7100101/request', { lender });
  await borrowers();
  expect(screen.getByText('Still loading what an order needs…')).toBeVisible();
  expect(submitButton()).toBeDisabled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  // If this Submit counted, it would be refused with a summary, because no credit report is chosen.
  expect(screen.queryByRole('region', { name: REQUIRED_FIELDS_INVALID })).not.toBeInTheDocument();
  expect(requests.filter(({ path }) => path.endsWith('/multi-aus-request'))).toEqual([]);
});

it('drops the errors of an underwriting order when only credit is requested', async () => {
  const { user } = renderApp('/7100101/request');
  await borrowers();
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await user.click(submitButton());
  expect(await summary()).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Import credit only' }));
  expect(screen.queryByRole('region', { name: REQUIRED_FIELDS_INVALID })).not.toBeInTheDocument();
});

it('stores the draft when an entry changes, not when a field is left or the order is refused', async () => {
  const { user } = renderApp('/7100101/request');
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Set all to Reissue' }));
  const [field = expect.fail()] = await screen.findAllByRole('textbox', { name: /^Reference #/ });
  await user.clear(field);
  expect(storedDrafts()).toContain('RE_ISSUE');
  sessionStorage.removeItem('orderDrafts');
  await user.tab();
  await waitFor(() => expect(field).toHaveAccessibleDescription('Reference # is missing.'));
  await user.click(submitButton());
  expect(await refusedItems()).toBeVisible();
  expect(storedDrafts()).toBeNull();
});

it.each(['7100118', '7100109'])(
  'no text field keeps an invisible character that is pasted into it (%s)',
  async (loan) => {
    const app = renderApp(`/${loan}/request`);
    await waitFor(() => expect(submitButton()).toBeEnabled());
    const fields = screen
      .getAllByRole<HTMLInputElement>('textbox')
      .filter(({ readOnly, disabled }) => !readOnly && !disabled);
    expect(fields.length).toBeGreaterThan(1);
    for (const field of fields) {
      await app.user.clear(field);
      await app.user.click(field);
      await app.user.paste('12\u200B3\u202E45\uFEFF');
      await waitFor(() => expect(field, field.id).toHaveValue('12345'));
    }
  },
);
