import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { columnOf } from '@tests/support/decisionGrid';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the chunks before the first test waits for them.
import '@/app/sagas/laterSagas';
import '@/app/areas/requestArea';
import '@/app/areas/selectionArea';

const MEANING = 'The agency is asleep.';
const GUIDE = { FORMS: ['{code}: {text}'], CODES: { '41': { MEANING, FIELD: 'agency' } } };
const SILENT = { status: 'Error', isError: true, error: '41: No response.' };
const BROKEN = { status: 'Error', isError: true, error: 'The service is closed.' };
const STOPPED = { status: 'Cancel', isError: false, error: null };

interface Row {
  requestId: number;
  multiAusRequestId?: number;
}

/** Opens Selection of a loan whose newest run, of DU and LPA, answered so. */
function openAfter(du: object, lpa: object, older: object = {}) {
  const app = renderApp('/7100116/selection', { config: { ERROR_GUIDE: GUIDE } });
  server.use(
    http.get('*/transaction-history-details', async ({ request }) => {
      const known = await getResponse(app.lender.handlers, request.clone());
      const { transactionHistories: items } = (await known?.json()) as { transactionHistories: Row[] };
      const marks = { isRecommended: false, isSelected: false, isWaterfallLogicApplied: false };
      const run = { requestId: 9991, multiAusRequestId: 9991, requestDate: new Date().toISOString(), ...marks };
      const [one, other] = items.filter(({ multiAusRequestId }) => multiAusRequestId === items[0]?.multiAusRequestId);
      return HttpResponse.json({
        transactionHistories: [
          { ...one, uiOnlyRequestId: 99_911, ausRequestTypeId: 2, ausRequestType: 'DU', ...run, ...du },
          { ...other, uiOnlyRequestId: 99_912, ausRequestTypeId: 3, ausRequestType: 'LP', ...run, ...lpa },
          ...items.map((item) => ({ ...item, ...older })),
        ],
      });
    }),
  );
  return app;
}

const band = async () =>
  (await screen.findByText(/^Request 9991 /, { selector: 'p' })).closest('div.notice') ?? expect.fail();

const linesOf = (failed: Element): string[] =>
  [...failed.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

// @spec OWN-11
it('says above everything that the newest run failed and why, leads to the field, and then says what is still in use', async () => {
  const { user } = openAfter(SILENT, SILENT);
  const failed = await band();
  expect(failed).toHaveTextContent('Request 9991 failed for DU and LPA');
  expect(within(failed as HTMLElement).getAllByText(MEANING)).toHaveLength(1);
  await columnOf('LPA');
  const still = await screen.findByText(/^Still in use: (DU|LPA) of request \d+, \d\d\/\d\d\/\d\d$/);
  expect(failed.compareDocumentPosition(still)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/is newer, but none of its results/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Order again: check the credit agency' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Credit agency/ })).toHaveFocus());
});

it('shows the state and words of each service, and orders again', async () => {
  const { user } = openAfter(SILENT, BROKEN);
  const failed = await band();
  expect(linesOf(failed)).toEqual([`DU Error: ${MEANING}`, 'LPA Error: The service is closed.']);
  await user.click(within(failed as HTMLElement).getByRole('button', { name: 'Show request 9991' }));
  expect(await screen.findByText('41: No response.')).toBeVisible();
  expect(screen.queryByText(/^Still in use/)).toBeNull();
});

it('leads to the order again if no field is known', async () => {
  const { user, router } = openAfter(BROKEN, BROKEN);
  const failed = await band();
  expect(within(failed as HTMLElement).getAllByText('The service is closed.')).toHaveLength(1);
  await user.click(within(failed as HTMLElement).getByRole('button', { name: 'Order again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/7100116/request'));
});

it('says of a stopped service its state alone', async () => {
  openAfter(STOPPED, BROKEN);
  expect(linesOf(await band())).toEqual(['DU Cancel: ', 'LPA Error: The service is closed.']);
});

it('calls a stopped run by its status', async () => {
  openAfter(STOPPED, STOPPED);
  expect(await band()).toHaveTextContent('Request 9991 has no result');
});

it('never shows the cure of an older run in place of the newest one’s', async () => {
  openAfter(BROKEN, BROKEN, { error: '41: No response.' });
  const failed = await band();
  expect(failed).toHaveTextContent('The service is closed.');
  await columnOf('LPA');
  expect(screen.queryByRole('button', { name: 'Order again: check the credit agency' })).toBeNull();
});
