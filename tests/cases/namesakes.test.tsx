import { screen, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { cellOf } from '@tests/support/decisionGrid';
import { openDetails } from '@tests/support/historyScreen';
import { renderApp, startLender } from '@tests/support/renderApp';
import { openRequest, submitButton, summary } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';

/** The sandbox lender, with other words in its answers. */
function lenderWith(words: Readonly<Record<string, string>>) {
  const lender = startLender();
  const reworded = http.get('*', async ({ request }) => {
    const answer = await getResponse(lender.handlers, request);
    if (answer === undefined) return undefined;
    let text = await answer.text();
    for (const [word, other] of Object.entries(words)) text = text.replaceAll(word, other);
    return HttpResponse.text(text, { status: answer.status, headers: { 'content-type': 'application/json' } });
  });
  return { ...lender, handlers: [reworded, ...lender.handlers] };
}

const namesIn = (part: HTMLElement) =>
  (['checkbox', 'combobox', 'textbox', 'button'] as const)
    .flatMap((role) => within(part).queryAllByRole<HTMLInputElement>(role))
    .map((control) => control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.textContent);

// @spec REQ-12
it('gives borrowers of one name controls and issues of their own', async () => {
  const { user } = await openRequest('/7100101/request', { lender: lenderWith({ Tobias: 'Maren' }) });
  const table = screen.getByRole('table', { name: /Borrowers and the credit reports/ });
  await user.click(screen.getByRole('button', { name: 'Set all to Reissue' }));
  for (const name of [
    'Report, Maren Okafor (application 1, primary borrower)',
    'Report, Maren Okafor (application 1, co-borrower)',
  ])
    expect(within(table).getByRole('combobox', { name })).toBeVisible();
  const names = namesIn(table);
  expect(names.length).toBeGreaterThan(8);
  expect(new Set(names).size).toBe(names.length);
  const verifications = namesIn(screen.getByRole('table', { name: /verification/i }));
  expect(new Set(verifications).size).toBe(verifications.length);
  expect(verifications.join()).toContain('Maren Okafor (application 1, co-borrower)');
  await user.click(submitButton());
  const lines = within(await summary())
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(new Set(lines).size).toBe(lines.length);
});

// @spec HIS-33
it('gives reports of borrowers of one name links of their own', async () => {
  const { user } = renderApp('/7100120/history', {
    lender: lenderWith({ Andre: 'Camille', '"previousReportWasJoint":true': '"previousReportWasJoint":false' }),
  });
  await openDetails(user);
  const [reports] = await screen.findAllByRole('table', { name: 'Credit Details' });
  const links = within(reports ?? expect.fail()).getAllByRole('button');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Credit report PDF of Camille Toussaint (application 1, primary borrower)',
    'Credit report PDF of Camille Toussaint (application 1, co-borrower)',
  ]);
});

// @spec HIS-33
it('calls a borrower a co-borrower only if the service says so', async () => {
  const { user } = renderApp('/7100104/history');
  const reportOf = (applicationId: number) => ({
    applicationId,
    borrowerName: 'Maren Okafor',
    encryptedCreditReportDocumentId: `report-${applicationId}`,
  });
  server.use(
    http.get('*/transaction-history-details', () =>
      HttpResponse.json({ transactionHistories: [{ requestId: 9, creditDetail: [reportOf(1), reportOf(2)] }] }),
    ),
  );
  await openDetails(user);
  const [, ...rows] = within(await screen.findByRole('table', { name: 'Credit Details' })).getAllByRole('row');
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    'Maren Okafor (application 1)',
    'Maren Okafor (application 2)',
  ]);
});

it('names borrowers of one name on Selection by their numbers', async () => {
  const { user } = renderApp('/7100120/selection', { lender: lenderWith({ Andre: 'Camille' }) });
  expect(await cellOf('DU', 'Income relief')).toHaveTextContent(/\(Borrower 12001\): .*\(Borrower 12002\): /);
  await user.click(await screen.findByRole('button', { name: 'Messages (3) about DU income relief' }));
  const drawer = await screen.findByRole('dialog');
  const messages = await within(drawer).findByRole('table', { name: 'Messages' });
  expect(within(drawer).getByRole('row', { name: /^Camille Toussaint \(Borrower 12002\)/ })).toBeVisible();
  expect(within(messages).getAllByText('Camille Toussaint (2 borrowers have this name)')).toHaveLength(2);
});

it('shows each relief message that the service counts, also equal ones of borrowers of one name', async () => {
  const { user } = renderApp('/7100120/selection');
  const equal = { messageCode: 'RW1', text: 'Report expired.', borrowerName: 'Camille Toussaint' };
  server.use(
    http.get('*/repnwarranttypes/*/messages', () =>
      HttpResponse.json({ messages: [1, 2, 3, 3].map((messageId) => ({ ...equal, messageId })) }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Messages (3) about DU income relief' }));
  const messages = await within(await screen.findByRole('dialog')).findByRole('table', { name: 'Messages' });
  expect(within(messages).getAllByText('Report expired.')).toHaveLength(3);
});

// @spec REQ-12
it('shows the numbers of borrowers of one name on Request', async () => {
  await openRequest('/7100120/request', { lender: lenderWith({ Andre: 'Camille' }) });
  const rows = within(screen.getByRole('table', { name: /Borrowers and the credit reports/ })).getAllByRole('row');
  expect(rows.map((row) => /Borrower \d+/.exec(row.textContent)?.[0])).toEqual([
    undefined,
    'Borrower 12001',
    'Borrower 12002',
  ]);
});
