import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Telemetry } from '@/telemetry/telemetry';
import { noTelemetry } from '@tests/support/noTelemetry';
import { chooseInMenu, openDetails, table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
import { openRequest, ordersIn, submitButton } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';
// Loads the chunks before the first test waits for them.
import '@/features/file/filePage/FilePageDialog';
import '@/features/file/filePage/readFilePage';

const SSN = '900-12-3456';
const DETAIL = '*/aus/multi-aus/v1/requests/:requestId';

/** Answers what a request ordered with these fields; by default with nothing but its id. */
const everyOrderHas = (fields: object) =>
  server.use(http.get(DETAIL, ({ params }) => HttpResponse.json({ requestId: params['requestId'], ...fields })));

const bodyOf = (toggle: HTMLElement) => toggle.closest('tbody') ?? expect.fail();
const definitions = (region: HTMLElement, term: string | RegExp) =>
  within(region)
    .getAllByText(term, { selector: 'dt' })
    .map((dt) => dt.nextElementSibling?.textContent);

describe('the details of a request', () => {
  // @spec OWN-6
  it('show the note beside what moved since the previous run of the same system', async () => {
    const { user } = renderApp('/7100116/history');
    const details = bodyOf(await openDetails(user));
    await within(details).findByText('Reserves corrected after the deposit was released.');
    expect(definitions(details, /^DU against request 1160011/)).toEqual([
      expect.stringMatching(/^DTI-1003 [\d.]+% → [\d.]+%, .*Total Income \$[\d,.]+ → \$[\d,.]+$/),
    ]);
    expect(definitions(details, /^LPA against request 1160012/)).toEqual([
      expect.stringMatching(/^Outcome Accept \/ Eligible → Caution \/ Eligible, DTI-1003/),
    ]);
    // Once: the line below the row is for a closed request.
    expect(within(details).getAllByText(/Reserves corrected/)).toHaveLength(1);
    expect(within(details).getByText('LPA sent as request 1160022')).toBeVisible();
    expect(within(details).getByText('DU sent')).toBeVisible();
  });

  // @spec OWN-6
  it('mark a run without a note, and not a credit order', async () => {
    const { user } = renderApp('/7100118/history');
    await table();
    const credit = bodyOf(await openDetails(user, 0));
    const run = bodyOf(await openDetails(user, 1));
    expect(await within(run).findByText('No note')).toBeVisible();
    await waitFor(() => expect(within(credit).queryByText('Loading the note…')).toBeNull());
    expect(within(credit).queryByText('Note', { selector: 'dt' })).toBeNull();
  });

  it('say nothing of notes where the service sends none', async () => {
    const { user } = renderApp('/7100116/history');
    everyOrderHas({});
    const details = bodyOf(await openDetails(user));
    await waitFor(() => expect(within(details).queryByText('Note', { selector: 'dt' })).toBeNull());
    expect(within(details).getByText(/^DU against request 1160011/)).toBeVisible();
  });

  it('say that a note is not loaded, and load it again', async () => {
    const { user, lender } = renderApp('/7100116/history');
    lender.faults.add({ call: 'requestDetail', kind: 'status', status: 503 });
    const details = bodyOf(await openDetails(user));
    expect(await within(details).findByText('not loaded')).toBeVisible();
    lender.faults.clear();
    await user.click(within(details).getByRole('button', { name: 'Try again' }));
    expect(await within(details).findByText('Reserves corrected after the deposit was released.')).toBeVisible();
  });
});

describe('a note that is not plain', () => {
  it.each([
    ['markup', '<img src=x onerror="alert(1)"><b>bold</b>'],
    ['a number of a person', `Borrower called, SSN ${SSN}.`],
  ])('with %s is text, and stays in memory', async (_, note) => {
    const said: unknown[] = [];
    const record = (...given: unknown[]) => void said.push(given);
    const telemetry = Object.fromEntries(Object.keys(noTelemetry).map((key) => [key, record])) as unknown as Telemetry;
    const { user } = renderApp('/7100116/history', { telemetry });
    everyOrderHas({ note });
    const details = bodyOf(await openDetails(user));
    expect(await within(details).findByText(note)).toBeVisible();
    expect(details.querySelector('img, b')).toBeNull();
    const stored = [sessionStorage, localStorage].flatMap((storage) =>
      Array.from({ length: storage.length }, (_entry, place) => storage.getItem(storage.key(place) ?? '')),
    );
    expect(JSON.stringify([stored, said, window.location.href, document.title])).not.toContain(note.slice(0, 20));
    expect(JSON.stringify([stored, said])).not.toContain(SSN);
  });
});

// @spec OWN-6
it('a comparison shows the notes of both runs', async () => {
  const { user } = renderApp('/7100116/history');
  await table();
  await chooseInMenu(user, /^More for request 1160021/, 'Compare with request 1160011');
  const dialog = await screen.findByRole('dialog', { name: /compared with/ });
  await within(dialog).findByText('Reserves corrected after the deposit was released.');
  expect(definitions(dialog, /^Note of #116\d+ DU$/)).toEqual([
    'No note',
    'Reserves corrected after the deposit was released.',
  ]);
});

// @spec OWN-6
it('the file page has every note: 46 reads, three at a time, and says that three failed', async () => {
  const { user } = renderApp('/7100111/history');
  let [inFlight, most, count] = [0, 0, 0];
  server.use(
    http.get(DETAIL, async ({ params }) => {
      const place = (count += 1);
      most = Math.max(most, (inFlight += 1));
      await delay(1);
      inFlight -= 1;
      if ([5, 17, 40].includes(place)) return HttpResponse.json({}, { status: 503 });
      return HttpResponse.json({ requestId: params['requestId'], note: place % 2 === 0 ? `Note ${place}` : '' });
    }),
  );
  await table();
  await user.click(screen.getByRole('button', { name: 'File page' }));
  const page = await screen.findByRole('dialog', { name: /^AUS file page/ });
  // The region appears with the first failure.
  const missing = () => within(page).getByRole('region', { name: 'Not loaded' });
  await waitFor(() => expect(missing()).toHaveTextContent('the notes of 3 requests'));
  await waitFor(() => expect(within(page).queryByText('Loading what is missing…')).toBeNull());
  expect([count, most]).toEqual([46, 3]);
  expect(within(page).getByText('Note 46')).toBeInTheDocument();
  expect(within(page).getAllByText('not loaded', { exact: true })).toHaveLength(3);
  expect(within(page).getAllByText('No note').length).toBeGreaterThan(10);
});

describe('Request', () => {
  const ask = () => screen.queryByRole('button', { name: 'add a note' });

  it('asks for a note from the second run on, leads to its field, and does not require it', async () => {
    const app = await openRequest('/7100116/request');
    await screen.findByText(/^DU \(run 3\) \+ LPA \(run 3\) · /);
    expect(screen.queryByText(/requests so far/)).toBeNull();
    await app.user.click(ask() ?? expect.fail());
    const field = screen.getByRole('textbox', { name: 'Note for the file' });
    expect(field).toHaveFocus();
    await app.user.type(field, 'Rate lowered');
    expect(ask()).toBeNull();
    await app.user.clear(field);
    expect(ask()).toBeVisible();
    await app.user.click(submitButton());
    await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
    expect(ordersIn(app)[0]?.body).not.toHaveProperty('note');
  });

  it('asks for none before a first run, and for credit only', async () => {
    const first = await openRequest('/7100101/request');
    expect(ask()).toBeNull();
    first.unmount();
    const { user } = await openRequest('/7100116/request');
    await screen.findByText(/^DU \(run 3\)/);
    await user.click(screen.getByRole('radio', { name: 'Import credit only' }));
    expect(ask()).toBeNull();
  });
});

// @spec OWN-7
it('says on Selection what differs from the same system before, and nothing for a first run', async () => {
  const { user } = renderApp('/7100116/selection');
  expect(
    await screen.findByText(/^DU against request 1160011 \(.*\): DTI-1003 .* → .*, Total Income .* → /),
  ).toBeVisible();
  expect(screen.getByText(/^LPA against request 1160012 .*: Outcome .* → /)).toBeVisible();
  const runs = screen.getByRole('combobox', { name: /^Run/ });
  await user.selectOptions(runs, within(runs).getByRole('option', { name: /1160011/ }));
  await waitFor(() => expect(screen.queryByText(/ against request /)).not.toBeInTheDocument());
});
