import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, it, vi } from 'vitest';
import type { Telemetry } from '@/telemetry/telemetry';
import { noTelemetry } from '@tests/support/noTelemetry';
import { mapLeaves } from '@tests/faults/support/alterations';
import { renderApp, startLender } from '@tests/support/renderApp';
import { ordersIn, submitButton } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';
// Loads the chunks before the first test waits for them.
import '@/features/file/filePage/FilePageDialog';
import '@/features/file/filePage/readFilePage';
import '@/features/history/screen/HistoryPage';
import '@/features/loan/UnreadNotice';
import '@/app/areas/selectionArea';

type Lender = ReturnType<typeof startLender>;

const historyIs = (...transactionHistories: unknown[]) =>
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));

/** Lets the service answer with what it has in another form. */
const answersOf = ({ handlers }: Lender, edit: (answer: unknown) => unknown, path = '*/api/*') =>
  server.use(
    http.get(path, async ({ request }) => {
      const answer = await getResponse(handlers, request.clone());
      const body = (await answer
        ?.clone()
        .json()
        .catch(() => undefined)) as object | undefined;
      return body === undefined ? answer : HttpResponse.json(edit(body) as JsonBodyType);
    }),
  );

/** As gateways do that turn XML into JSON. */
const asTexts = (answer: unknown): unknown =>
  mapLeaves(answer, (value, key) => (value === null || /ids?$/i.test(key) ? value : String(value).toUpperCase()));

/** The lists of a response as objects. */
const withoutLists = (answer: unknown): unknown =>
  Object.fromEntries(
    Object.entries(answer as object).map(([name, part]: [string, unknown]) => [
      name,
      Array.isArray(part) ? { item: part } : part,
    ]),
  );

function listening() {
  const event = vi.fn<Telemetry['event']>();
  return { event, telemetry: { ...noTelemetry, event } };
}

const notice = () => screen.findByText('Some of what the service sent could not be read.');

// @spec HIS-16
it('says on each screen what is missing there, and no longer when it is readable again', async () => {
  const { router } = renderApp('/7100120/history');
  historyIs({ requestId: 1, creditDetail: ['x'] }, { nonsense: true }, 7);
  server.use(
    http.get('*/selections', () => HttpResponse.json({ selections: [{ requestId: 1, ausRequestTypeId: 2 }, {}] })),
    http.get('*/borrowers', () => HttpResponse.json({ requestBorrowers: [{ lastname: 'Okafor' }] })),
  );
  expect(await notice()).toBeVisible();
  expect(screen.getByText('Missing here: past requests (3).')).toBeVisible();
  await router.navigate('/7100120/selection');
  expect(await screen.findByText(/^Missing here: past requests \(3\) and results \(1\)\.$/)).toBeVisible();
  await router.navigate('/7100120/request');
  expect(await screen.findByText(/^Missing here: past requests \(3\) and borrowers \(\d\)\.$/)).toBeVisible();
  historyIs({ requestId: 1 });
  await router.navigate('/7100120/history');
  await waitFor(() => expect(screen.queryByText(/^Missing here/)).toBeNull());
});

// @spec SES-41
it.each([
  ['an entry', ['x', { requestDate: '2026-01-02', requestTypeId: 1 }], 'requests that decide the first screen (1)'],
  [
    'a kind',
    [{ requestDate: '2026-02-02', requestTypeId: ['2'] }],
    'request type of requests that decide the first screen (1)',
  ],
])(
  'says that the first screen was chosen without %s that can not be read',
  async (_, transactionHistories, missing) => {
    renderApp('/7100120?navigate=true');
    server.use(http.get('*/7100120/transaction-history', () => HttpResponse.json({ transactionHistories })));
    expect(await screen.findByText(`Missing here: ${missing}.`)).toBeVisible();
  },
);

// @spec SES-41
it('reads numbers and flags that are sent as text, on all screens', async () => {
  const { router, lender } = renderApp('/7100120/history');
  answersOf(lender, asTexts);
  const table = await screen.findByRole('table', { name: /^Past requests/ });
  expect(within(table).getAllByText(/^\d\d\.\d\d%$/).length).toBeGreaterThan(1);
  await router.navigate('/7100120/selection');
  expect((await screen.findAllByText(/^In use/))[0]).toBeVisible();
  await router.navigate('/7100120/request');
  await screen.findByRole('table', { name: /Borrowers and the credit reports/ });
  expect(screen.queryByText(/^Missing here/)).toBeNull();
});

// @spec SES-41
it('says which values can not be read, once, and reports how many', async () => {
  const { telemetry, event } = listening();
  const { lender } = renderApp('/7100120/history', { telemetry });
  answersOf(lender, (answer) =>
    mapLeaves(answer, (value, key) => (key === 'dti' ? { '#text': value } : key === 'isSelected' ? 'maybe' : value)),
  );
  expect(
    await screen.findByText(/^Missing here: selected of past requests \(\d+\) and DTI of past requests \(\d+\)\.$/),
  ).toBeVisible();
  expect(screen.getAllByText('Some of what the service sent could not be read.')).toHaveLength(1);
  const counted = /^\d+$/;
  expect(event).toHaveBeenCalledWith('values-unread', {
    call: 'historyDetails',
    count: expect.stringMatching(counted) as string,
  });
  expect(event).not.toHaveBeenCalledWith('items-dropped', expect.anything());
});

// @spec SES-41
it('says on the file page which of its values can not be read, whatever screen has them', async () => {
  const lender = startLender();
  const { user } = renderApp('/7100116/history', { lender });
  answersOf(lender, (answer) => mapLeaves(answer, (value, key) => (key === 'dti' ? 'n/a' : value)), '*/selections');
  answersOf(
    lender,
    (answer) => mapLeaves(answer, (value, key) => (key === 'isRequired' ? 'perhaps' : value)),
    '*/borrower-acknowledgement-for-credit-pull-status',
  );
  await screen.findByRole('table', { name: /^Past requests/ });
  await user.click(screen.getByRole('button', { name: 'File page' }));
  const page = await screen.findByRole('dialog', { name: /^AUS file page/ });
  const words = await within(page).findByText(/^Missing here: .* and .*\.$/);
  expect(words).toHaveTextContent(/DTI of results \(\d\)/);
  expect(words).toHaveTextContent(/required of borrower acknowledgement \(1\)/);
  expect(screen.getAllByText(/^Missing here/)).toHaveLength(1);
});

// @spec SES-41
it('says on History that the flag of its pull column can not be read', async () => {
  const { lender } = renderApp('/7100120/history');
  const isFlag = (key: string) => key === 'isSoftPullPhase2ChangesEnabled';
  answersOf(
    lender,
    (answer) => mapLeaves(answer, (value, key) => (isFlag(key) ? 'perhaps' : value)),
    '*/recent-request',
  );
  expect(await screen.findByText(/^Missing here: .* of past requests \(1\)\.$/)).toBeVisible();
});

// @spec REQ-58
it.each([
  ['*/borrowers', 'isPrimary', /primary of borrowers \(\d\)/],
  ['*/borrower-acknowledgement-for-credit-pull-status', 'isRequired', /required of borrower acknowledgement \(1\)/],
  ['*/loan-header/*/loan-info', 'isReadOnly', /read only of the loan \(1\)/],
  ['*/loan-info/v2/loan/*', 'appraisedValue', /appraised value of the loan \(1\)/],
  ['*/recent-request', 'isMultiAusRequest', /multi AUS request of past requests \(1\)/],
  ['*/privileges/*/multi-aus', 'canViewRecievedDate', /received date of your privileges \(1\)/],
  ['*/transaction-history-details', 'status', /\d requests? of this loan could not be read/],
])('asks before an order if %s has a %s that can not be read', async (path, name, text) => {
  const lender = startLender();
  const app = renderApp('/7100106/request', { lender });
  answersOf(lender, (answer) => mapLeaves(answer, (value, key) => (key === name ? 'perhaps?'.split('') : value)), path);
  await screen.findByRole('table', { name: /Borrowers and the credit reports/ });
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await app.user.click(submitButton());
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(text);
  expect(ordersIn(app)).toEqual([]);
});

// @spec SES-41, DAT-20
it.each([
  ['perhaps', ['Missing here: may open income of your privileges (1).']],
  ['TRUE', []],
  [null, []],
])('counts a privilege of a name that the deployment chose if it can not be read: %j', async (sent, notices) => {
  const { telemetry, event } = listening();
  const config = { PRIVILEGE_NAMES: { MENU_1003: 'mayOpenIncome' } };
  const { lender, settled } = renderApp('/7100120/history', { telemetry, config });
  const delivered = { mayOpenIncome: sent, mayOpenAssets: 'perhaps', roleName: 'Underwriter' };
  answersOf(lender, (answer) => ({ ...(answer as object), ...delivered }), '*/privileges/*/multi-aus');
  await screen.findByRole('table', { name: /^Past requests/ });
  await settled();
  await waitFor(() =>
    expect(screen.queryAllByText(/^Missing here/).map(({ textContent }) => textContent)).toEqual(notices),
  );
  const counted = event.mock.calls.filter(([name]) => name === 'values-unread');
  expect(counted).toEqual(notices.map(() => ['values-unread', { call: 'privileges', count: '1' }]));
});

// @spec HIS-16
it.each([
  ['/7100120/history', '*/transaction-history-details', "The loan's requests could not be read"],
  ['/7100120/selection', '*/selections', 'The results of this run could not be read'],
  ['/7100120/request', '*/borrowers', 'The borrowers could not be read'],
  ['/7100120/request', '*/digital-verification-details', 'The verification reports could not be read'],
  ['/7100120/selection', '*/recommendations', 'Changes of the selection may be missing here: not all could be read.'],
])('on %s, does not call an object in place of the list of %s an empty response', async (address, path, sentence) => {
  const { lender } = renderApp(address);
  answersOf(lender, withoutLists, path);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await notice()).toBeVisible();
  expect(screen.queryByText(/was empty|has no results|No borrowers|No verification|did not send/)).toBeNull();
});

// @spec HIS-16
it('calls no list of a request empty that could not be read', async () => {
  const { lender, user } = renderApp('/7100120/history');
  const spoiled = /"(?:creditDetail|duFindings)":\[[^\]]*\]/g;
  answersOf(
    lender,
    (answer) =>
      JSON.parse(JSON.stringify(answer).replaceAll(spoiled, (list) => list.replace(/\[.*\]/, '{}'))) as unknown,
    '*/transaction-history-details',
  );
  await screen.findByRole('table', { name: /^Past requests/ });
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  const unread = await screen.findAllByText('The credit reports of this request could not be read.');
  expect(unread[0]).toBeVisible();
  expect(screen.queryByText(/^No credit report belongs/)).toBeNull();
  await user.click((await screen.findAllByRole('button', { name: /^DU Finding Codes/ }))[0] as HTMLElement);
  expect(await screen.findByText('The DU Finding Codes could not be read.')).toBeVisible();
});

it('does not carry over to the next loan', async () => {
  const { router } = renderApp('/7100113/history');
  server.use(
    http.get('*/loans/7100113/transaction-history-details', () => HttpResponse.json({ transactionHistories: [{}] })),
  );
  expect(await notice()).toBeVisible();
  await router.navigate('/7100120/history');
  await screen.findByRole('table', { name: /^Past requests/ });
  expect(screen.queryByText(/^Missing here/)).toBeNull();
});
