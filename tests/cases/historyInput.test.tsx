import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ausDataSet, creditDetail, duFinding, historyItem } from '@/features/runs/api/contract/history';
import { table, toggles } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

/** Replaces the history that the service sends. */
const historyIs = (transactionHistories: unknown) =>
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));

it.each([
  ['History', null],
  ['History', {}],
  ['History', { transactionHistories: null }],
  ['Selection', {}],
])('says on %s that a response of %j contained no history, and reloads on request', async (area, answer) => {
  const { user } = renderApp(`/7100113/${area.toLowerCase()}`);
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json(answer), { once: true }));
  const said = await screen.findByText("The loan's history is missing");
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(said).not.toBeInTheDocument());
});

it('drops an item without an id and shows the rest with missing values', async () => {
  renderApp('/7100113/history');
  historyIs([{ requestId: 5 }, { status: 'Complete' }, null, 'x', { requestId: 4, status: 7, ausDataSet: 'none' }]);
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1);
  expect(await toggles()).toHaveLength(2);
  expect(screen.getByText('2 requests')).toBeVisible();
  expect(rows[0]).toHaveTextContent('5');
  expect(within(rows[0] ?? expect.fail()).getAllByText('not available').length).toBeGreaterThan(4);
});

// @spec HIS-64
it('shows an unknown status as text, and an unknown kind or invalid date as missing', async () => {
  renderApp('/7100113/history');
  historyIs([{ requestId: 5, ausType: 9, status: '<b>Odd</b>', requestDate: '2026-13-45', ausRequestType: 'GUS' }]);
  const [row] = within(await table())
    .getAllByRole('row')
    .slice(1);
  expect(row).toHaveTextContent('<b>Odd</b>');
  expect(row).toHaveTextContent('GUS');
  expect(within(row ?? expect.fail()).queryByRole('time')).toBeNull();
});

// @spec HIS-39
it('opens a request whose fields are all null', async () => {
  const { user } = renderApp('/7100113/history');
  historyIs([{ requestId: 5, ausType: 2, creditDetail: [{}], ausDataSet: {} }]);
  await user.click(await screen.findByRole('button', { name: 'Request 5 details' }));
  expect(await screen.findByRole('table', { name: 'Credit Details' })).toBeVisible();
  const dataSet = screen.getByRole('button', { name: /^AUS Data Set/ });
  expect(dataSet).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Draw Amount').nextSibling).toHaveTextContent('not available');
});

it('shows the first page of 5,000 items', async () => {
  renderApp('/7100113/history');
  historyIs(Array.from({ length: 5_000 }, (_, index) => ({ requestId: index + 1, linkedRequestId: index })));
  expect(await screen.findByText('5000 requests')).toBeVisible();
  expect(await toggles()).toHaveLength(6);
});

// @spec HIS-41
it('has an empty state for a run without DU finding codes', async () => {
  const { user } = renderApp('/7100113/history');
  historyIs([{ requestId: 5, ausType: 2, ausDataSet: { showlnkDUFindingCodesAttribute: true, duFindings: null } }]);
  await user.click(await screen.findByRole('button', { name: 'Request 5 details' }));
  await user.click(await screen.findByRole('button', { name: /^DU Finding Codes/ }));
  expect(await screen.findByText('There are no DU Finding Codes to list.')).toBeVisible();
});

/** A run with every field that History reads. */
const FULL = {
  ...{
    requestId: 1,
    multiAusRequestId: 0,
    uiOnlyRequestId: 9001,
    ausType: 2,
    ausRequestType: 'LP',
    ausRequestTypeId: 3,
  },
  ...{
    requestDate: '2026-11-18T15:30:00Z',
    receivedOn: '2026-11-18T15:31:00Z',
    status: 'Error',
    error: 'Agency is down',
  },
  ...{ isError: true, isRecommended: true, isSelected: true, isWaterfallLogicApplied: true, isGseSoftCreditPull: true },
  ...{ isLPThroughCaliber: true, isFinconnectAusIntegrationEnabled: true, casefileId: 'B7340912', submittedBy: 'Rita' },
  ...{ openRequestDocument: 'a', openResponseDocument: 'b', openResponseDocumentId: 'c', findingsDocumentId: 'd' },
  ...{ completeLink: 'e', loanId: 7100113, linkedRequestId: 2 },
};
const BORROWER = { applicationId: 1, borrowerName: 'Caleb', isPrimary: true, encryptedCreditReportDocumentId: 'f' };
const CODE = { type: 'Appraisal', name: 'INTERIOR-APPRAISAL', borrowerName: 'Caleb' };
const DATA = { showlnkDUFindingCodesAttribute: true, productMoniker: 'CONF30F', dti: 41.8, baseLoanAmount: 388_000 };

const without = (whole: object) =>
  Object.keys(whole).map((field) => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field)));

// @spec HIS-16, DAT-2
it('shows and opens every request, whichever field is missing', async () => {
  renderApp('/7100113/history');
  const items = [
    ...without({ ...FULL, creditDetail: [BORROWER], ausDataSet: DATA }).filter((item) => 'requestId' in item),
    ...without(BORROWER).map((borrower) => ({ ...FULL, creditDetail: [borrower] })),
    ...without(CODE).map((code) => ({ ...FULL, ausDataSet: { ...DATA, duFindings: [code] } })),
  ].map((item, index) => ({ ...item, requestId: index + 1 }));
  historyIs(items);
  expect(await screen.findByText(`${items.length} requests`)).toBeVisible();
  for (let shown = 6; shown < items.length; shown += 6) fireEvent.click(screen.getByText('Load More Results'));
  fireEvent.click(screen.getByText('Expand all'));
  expect(await screen.findAllByText('Credit Details')).toHaveLength(items.length);
  expect(screen.queryByText(/could not be shown/)).toBeNull();
});

/** How missing values read: unknown, off, without text, without items. */
const MISSING = [null, undefined, false, '', []];

it.each(Object.entries({ historyItem, creditDetail, ausDataSet, duFinding }))(
  'reads a field of %s that is null or of another type as missing',
  (_, { entries }) => {
    for (const [name, schema] of Object.entries<v.GenericSchema>(entries)) {
      if (name === 'requestId') continue;
      const other = name === 'ausDataSet' ? 'odd' : { odd: true };
      for (const value of [undefined, null, other]) {
        const { success, output } = v.safeParse(schema, value);
        expect([success, MISSING]).toEqual([true, expect.arrayContaining([output])]);
      }
    }
  },
);

// @spec HIS-16, APP-17
it('reads dates without a zone as local time, and no date as missing', async () => {
  renderApp('/7100113/history', { persona: 'sam.lindqvist' });
  const dates = ['2026-11-18T15:30:00', '2026-11-17', '11/16/2026', '', 'soon', 1_763_480_000_000];
  historyIs(dates.map((requestDate, index) => ({ requestId: 10 - index, requestDate })));
  const times = within(await table()).getAllByRole('time');
  expect(times.map(({ textContent, title }) => [textContent, title.replace(/ [A-Z]{3}\S*$/, '')])).toEqual([
    ['11/18/26', '11/18/26 03:30:00 PM'],
    ['11/17/26', '11/17/26 12:00:00 AM'],
  ]);
  expect(screen.getAllByRole('button', { name: /^Request \d+ details$/ })).toHaveLength(6);
});

// @spec HIS-16, HIS-31
it('separates items with repeated ids, and links none to itself', async () => {
  const { user } = renderApp('/7100113/history');
  const alike = { requestId: 5, uiOnlyRequestId: 905, linkedRequestId: 5, ausType: 2 };
  historyIs(['Refer', 'Refer with Caution', 'Out of Scope'].map((status) => ({ ...alike, status })));
  const toggles = await screen.findAllByRole('button', { name: 'Request 5 details' });
  expect(toggles).toHaveLength(3);
  await user.click(toggles[1] ?? expect.fail());
  await waitFor(() => expect(toggles[1]).toHaveFocus());
  expect(toggles.map((toggle) => toggle.getAttribute('aria-expanded'))).toEqual(['false', 'true', 'false']);
  const marked = [...document.querySelectorAll('tbody[data-linked]')];
  expect(marked).not.toContain(toggles[1]?.closest('tbody'));
  expect(new Set([...document.querySelectorAll('tbody[id]')].map(({ id }) => id)).size).toBe(3);
});

it('shows a request once that is listed twice, with all that is in it', async () => {
  renderApp('/7100113/history');
  const finding = { type: 'Risk', name: 'DTI', borrowerName: 'Ann' };
  const twice = (requestId: number, over: object = {}) => {
    const item = { requestId, ausType: 2, ...over, ausDataSet: { dti: 40, duFindings: [finding, finding] } };
    return [item, item];
  };
  historyIs([...twice(7), ...twice(6, { multiAusRequestId: 6, uiOnlyRequestId: 61 }), ...twice(5)]);
  await table();
  expect(screen.getAllByRole('button', { name: /^Request \d details$/ })).toHaveLength(3);
});

it('separates the services of a multi request without their own ids', async () => {
  const { user } = renderApp('/7100113/history');
  const common = { requestId: 5, uiOnlyRequestId: null, multiAusRequestId: 77, ausType: 3 };
  historyIs([
    { ...common, ausRequestType: 'DU', ausRequestTypeId: 2, status: 'Approve/Eligible', isSelected: true },
    { ...common, ausRequestType: 'LP', ausRequestTypeId: 3, status: 'Error', error: 'Agency is down' },
  ]);
  expect(within(await table()).getAllByRole('img', { name: 'Selected service' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Error message of request 5, LPA' }));
  expect(await screen.findByText('Agency is down')).toBeVisible();
});

// @spec HIS-35
it('shows rates and ratios without rounding errors', async () => {
  const { user } = renderApp('/7100113/history');
  historyIs([
    { requestId: 5, ausType: 2, ausDataSet: { dti: 0.57 * 100, interestRate: 6.8125, qualifyingRate: 4.30214 } },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Request 5 details' }));
  expect(screen.getByText('DTI-1003').nextSibling).toHaveTextContent(/^57.00%$/);
  expect(screen.getByText('Interest Rate').nextSibling).toHaveTextContent(/^6.8125%$/);
  expect(screen.getByText('Qualifying Rate').nextSibling).toHaveTextContent(/^4.30214%$/);
});
