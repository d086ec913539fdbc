import { screen, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp, startLender } from '@tests/support/renderApp';
// Loads the chunks before the first test waits for them.
import '@/features/file/expiry/ExpiryLine';
import '@/app/sagas/laterSagas';
import '@/features/history/screen/HistoryPage';
import '@/app/areas/requestArea';
import '@/app/areas/selectionArea';

/** A lender that sends this text instead of every date. */
function lenderOfDates(text: string) {
  const lender = startLender();
  const answered = http.all('*', async ({ request }) => {
    const response = await getResponse(lender.handlers, request.clone());
    if (response === undefined || !response.headers.get('content-type')?.includes('json')) return response;
    const json = (await response.text()).replaceAll(/"\d{4}-\d\d-\d\d(?:T[^"]*)?"/g, JSON.stringify(text));
    return new HttpResponse(json, response);
  });
  return { ...lender, handlers: [answered, ...lender.handlers] };
}

it('says that the date of a verification is not available, because screen readers skip dashes', async () => {
  renderApp('/7100101/request', { lender: lenderOfDates('soon') });
  const row = (await screen.findAllByRole('row')).find((found) => found.querySelector('[data-label="As of"]') !== null);
  expect(row?.querySelector('[data-label="As of"]')).toHaveTextContent(/^--not available$/);
});

const SHOWN = /\d\d\/\d\d\/\d\d|\bdays? (?:left|ago|old)|expired|has passed|expires|\d:\d\d(?!\d|:| [AP]M)/i;

it.each(['0001-01-01T00:00:00', '1900-01-01T00:00:00Z', '1970-01-01T00:00:00-05:00', '9999-12-31T23:59:59.9999999'])(
  'shows, counts and compares no date of %s, on any screen',
  async (text) => {
    const { router, settled } = renderApp('/7100120/selection', { lender: lenderOfDates(text) });
    for (const area of ['selection', 'history', 'request']) {
      await router.navigate(`/7100120/${area}`);
      await screen.findByRole('heading', { level: 1 });
      await settled();
      expect(document.body.textContent).not.toMatch(SHOWN);
      for (const hint of document.querySelectorAll('[title], [data-hint]'))
        expect(`${hint.getAttribute('title')} ${hint.getAttribute('data-hint')}`).not.toMatch(SHOWN);
    }
    await router.navigate('/7100120/history');
    const table = await screen.findByRole('table', { name: /^Past requests/ });
    expect(within(table).getAllByText('--').length).toBeGreaterThan(1);
  },
);
