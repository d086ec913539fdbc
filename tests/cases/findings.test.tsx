import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  documentOf,
  findingsLinks,
  headings,
  LONG,
  MULTI,
  openHistory,
  openSheet,
  responsesAre,
  sheet,
} from '@tests/support/findingsScreen';
import { openDetails, table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

describe('the findings of a run', () => {
  // @spec FND-13, FND-14
  it('has facts with their sources, sections in file order, and every message with its id', async () => {
    const { dialog } = await openSheet(LONG, 'du-codified-run2.xml');
    expect(await within(dialog).findByText('8 messages')).toBeVisible();
    await within(dialog).findByRole('heading', { name: /^Category 4/ });
    expect(headings(dialog).slice(1)).toEqual([
      'H3 Category 1 1 message',
      'H3 Category 2 1 message',
      'H3 Category 3 4 messages',
      'H3 Category 5 1 message',
      'H3 Category 4 1 message',
    ]);
    expect(within(dialog).getByText('Engine version').nextSibling).toHaveTextContent('99.1');
    expect(within(dialog).getAllByText(/from the response file/)).toHaveLength(1);
    expect(await within(dialog).findAllByText('90003')).toHaveLength(2);
    expect(within(dialog).getByRole('table')).toHaveTextContent('HolderKindAmountNowhere BankChecking$12,400.00');
    expect(within(dialog).getByText(/^The response of #1230051 DU names 9990001234, but History has \d+\.$/));
    expect(within(dialog).getByRole('button', { name: 'Findings PDF of request 1230051, DU' })).toBeVisible();
  });

  it('shows the names of DU categories that the configuration has', async () => {
    const config = { FINDINGS: { DU_CATEGORIES: { 3: 'Verification' }, DU_SEVERITIES: { 1: 'Note' } } };
    const { user } = renderApp(`/${LONG}/history`, { config });
    await table();
    responsesAre('du-codified-run1.xml');
    const [link] = await findingsLinks();
    await user.click(link ?? expect.fail());
    const dialog = await sheet();
    expect(await within(dialog).findByRole('heading', { name: /^Verification/ })).toBeVisible();
    expect((await within(dialog).findAllByText('Note'))[0]).toBeVisible();
    expect(within(dialog).getByRole('heading', { name: /^Category 4/ })).toBeVisible();
  });

  // @spec FND-15
  it('is searched, and the number of hits is announced once', async () => {
    const { dialog, user } = await openSheet(LONG, 'du-codified-run2.xml');
    await within(dialog).findByText('8 messages');
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search findings' }), 'pay statement');
    expect(await within(dialog).findByText('2 of 8 messages match')).toBeVisible();
    expect(within(dialog).getAllByText('pay statement', { selector: 'mark' })).toHaveLength(2);
    await waitFor(() => expect(screen.getAllByText('2 of 8 messages match')).toHaveLength(2), { timeout: 4_000 });
    expect(screen.queryByText(/of 8 messages match/, { selector: ':not(span)' })).not.toBeNull();
    await user.clear(within(dialog).getByRole('searchbox', { name: 'Search findings' }));
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search findings' }), 'zebra');
    expect(await within(dialog).findByText('No message matches.')).toBeVisible();
  });

  // @spec FND-18
  it('is copied and saved whole, under a name with loan and day', async () => {
    const { dialog, user, browser } = await openSheet(LONG, 'du-codified-run2.xml');
    await within(dialog).findByText('8 messages');
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await within(dialog).findByText('Copied 8 messages')).toBeVisible();
    expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(9);
    await user.click(within(dialog).getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(browser.saved).toHaveLength(1));
    expect(browser.saved[0]?.fileName).toMatch(/^findings-\d{10}-\d{4}-\d\d-\d\d\.csv$/);
    expect(browser.saved[0]?.text.trimEnd().split('\r\n')).toHaveLength(9);
  });

  // @spec FND-18
  it('is copied, saved and printed as the search shows it, and says how many for two seconds', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { dialog, user, browser } = await openSheet(LONG, 'du-codified-run2.xml');
    await within(dialog).findByText('8 messages');
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search findings' }), 'pay statement');
    await within(dialog).findByText('2 of 8 messages match');
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    const said = await within(dialog).findByText('Copied 2 of 8 messages');
    expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(3);
    await waitFor(() => expect(said).toBeEmptyDOMElement(), { timeout: 4_000 });
    expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeEnabled();
    await user.click(within(dialog).getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(browser.saved[0]?.text.trimEnd().split('\r\n')).toHaveLength(3));
    expect(said).toHaveTextContent('The download was started: 2 of 8 messages');
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(said).toHaveTextContent('The browser was asked to print 2 of 8 messages');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('of a failed run starts with its error, and has no button for nothing', async () => {
    const { user } = await openHistory('7100113', 'empty-findings.xml');
    const [failed] = await screen.findAllByRole('button', { name: /^Findings of request \d+, LPA$/ });
    await user.click(failed ?? expect.fail());
    const dialog = await sheet();
    expect(await within(dialog).findByText(/lists no messages/)).toBeVisible();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/./);
    for (const name of ['Copy', 'Save as CSV', 'Print'])
      expect(within(dialog).queryByRole('button', { name })).toBeNull();
    expect(within(dialog).getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  });

  it.each([
    ['unknown-format.xml', 'The app doesn’t know the format of the response file.'],
    ['hostile-html-page.xml', 'The response file is damaged or incomplete, or is no XML.'],
    ['two-formats.xml', 'The response file has two formats at once.'],
    ['empty-findings.xml', 'The response file has a known format, and lists no messages.'],
  ])('of %s says so in one sentence, with the file and the PDF', async (name, sentence) => {
    const { dialog } = await openSheet(LONG, name);
    expect(await within(dialog).findByText(sentence)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Findings PDF of request 1230051, DU' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Response file of request 1230051, DU' })).toBeVisible();
    expect(dialog).not.toHaveTextContent(/no findings/i);
  });

  it('counts the messages without text', async () => {
    const { dialog } = await openSheet(LONG, 'hostile-markup.xml');
    expect(await within(dialog).findByText('1 message of the file has no text, and is not listed.')).toBeVisible();
    expect(within(dialog).queryByRole('img')).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    const { user } = await openHistory(LONG);
    server.use(http.post('*/underwriting/download', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const [link] = await findingsLinks();
    await user.click(link ?? expect.fail());
    const dialog = await sheet();
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('could not provide the findings of request 1230051, DU');
    responsesAre('du-codified-run1.xml');
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('7 messages')).toBeVisible();
  });

  it('is loaded once, also if the user closes the sheet meanwhile', async () => {
    const { user, requests } = await openHistory(LONG);
    server.use(
      http.post('*/underwriting/download', async () => {
        await delay(20);
        return HttpResponse.json(documentOf('du-codified-run1.xml'));
      }),
    );
    const [link] = await findingsLinks();
    await user.click(link ?? expect.fail());
    await user.click(
      within(await sheet())
        .getAllByRole('button', { name: 'Close' })
        .at(-1) ?? expect.fail(),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
    await user.click(link ?? expect.fail());
    expect(await within(await sheet()).findByText('7 messages')).toBeVisible();
    expect(requests.filter(({ path }) => path.includes('underwriting/download'))).toHaveLength(1);
  });

  it('goes with the loan', async () => {
    const { dialog, router, store } = await openSheet(LONG, 'du-codified-run1.xml');
    await within(dialog).findByText('7 messages');
    expect(JSON.stringify(store.getState())).toContain('Imke Quill');
    await act(() => router.navigate('/7100101/history'));
    await screen.findByText('No requests yet for this loan');
    expect(JSON.stringify(store.getState())).not.toContain('Imke Quill');
  });

  // @spec FND-13
  it('is not offered to users who may not download the response', async () => {
    renderApp(`/${LONG}/history`, { persona: 'sam.lindqvist' });
    await table();
    expect(screen.queryByRole('button', { name: /^Findings of/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Findings PDF of/ })[0]).toHaveTextContent('Findings PDF');
  });
});

// @spec APP-5
it.each(['DO', 'TOTAL via DU'])('a run that the service calls %s keeps this name in the sheet', async (name) => {
  const { user } = renderApp(`/${LONG}/history`);
  server.use(
    http.get('*/transaction-history-details', () =>
      HttpResponse.json({
        transactionHistories: [
          {
            ...{ requestId: 7, status: 'Approve/Eligible', ausRequestType: name, ausRequestTypeId: 2, ausType: 2 },
            ...{ requestDate: '2026-11-20T10:00:00Z', receivedOn: '2026-11-20T10:01:00Z' },
          },
        ],
      }),
    ),
  );
  responsesAre('du-codified-run1.xml');
  await user.click(await screen.findByRole('button', { name: `Findings of request 7, ${name}` }));
  const dialog = await screen.findByRole('dialog', { name: `Findings of request 7, ${name}` });
  expect(await within(dialog).findByText('7 messages')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect((await navigator.clipboard.readText()).split('\n')[1]).toMatch(`7\t${name}\t`);
});

describe('two engines side by side', () => {
  // @spec FND-16
  it('are two columns with one search, and no message has a partner', async () => {
    const { dialog, user } = await openSheet(MULTI, 'du-codified-run1.xml', 'lpa-5-run1.xml');
    await user.click(within(dialog).getByRole('radio', { name: 'Both' }));
    expect(await within(dialog).findByText('17 messages')).toBeVisible();
    await within(dialog).findByRole('heading', { level: 4, name: 'Documentation checklist' });
    expect(headings(dialog).filter((heading) => /^H[23] /.test(heading))).toEqual([
      'H2 Findings of requests 1200011 and 1200012: DU | LPA',
      'H3 #1200011 DU',
      'H3 #1200012 LPA',
    ]);
    expect(within(dialog).getByRole('heading', { level: 4, name: 'Documentation checklist' })).toBeVisible();
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search findings' }), 'quill');
    expect(await within(dialog).findByText(/^\d of 17 messages match$/)).toBeVisible();
  });
});

describe('elsewhere', () => {
  // @spec FND-19
  it("the details show the engine's version once it was read", async () => {
    const { user, dialog } = await openSheet(LONG, 'du-codified-run1.xml');
    await within(dialog).findByText('7 messages');
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? expect.fail());
    await openDetails(user);
    expect(await screen.findByText('Engine version: 99.1')).toBeVisible();
  });

  // @spec FND-32
  it("History's row says how many messages are new once both runs were read, without a call of its own", async () => {
    const { user, dialog, requests } = await openSheet(LONG, 'du-codified-run2.xml', 'du-codified-run1.xml');
    await within(dialog).findByText('8 messages');
    const link = () => screen.queryByRole('button', { name: /^\d+ new: / });
    const close = () => user.keyboard('{Escape}');
    await close();
    expect(link()).toBeNull();
    await user.click((await findingsLinks())[0] ?? expect.fail());
    await user.click(within(await sheet()).getByRole('radio', { name: 'New since last run' }));
    await within(await sheet()).findByText('New: 2');
    await close();
    const name = '2 new: findings of request 1230051, DU, compared with request 1230041';
    const shown = await screen.findByRole('button', { name });
    expect(shown).toHaveTextContent(/^2 new$/);
    expect(requests.filter(({ path }) => path.includes('underwriting/download'))).toHaveLength(2);
    await user.click(shown);
    expect(await within(await sheet()).findByRole('heading', { name: 'New in request 1230051: 2' })).toBeVisible();
  });

  it.each([
    ['of another format', 'lpa-4-run1.xml'],
    ['that is not readable', 'hostile-truncated.xml'],
  ])('the row says nothing beside an earlier run %s', async (_, file) => {
    const { user, dialog } = await openSheet(LONG, 'du-codified-run2.xml', file);
    await user.click(within(dialog).getByRole('radio', { name: 'New since last run' }));
    await within(dialog).findByText(/so they are not compared|is damaged/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: /^\d+ new: / })).toBeNull();
  });

  it('Selection says under the outcome how many messages are new once both runs were read', async () => {
    const { user } = renderApp(`/${LONG}/selection`);
    const line = await screen.findByText(/^DU against request 1230041/);
    const since = line.closest('p') ?? expect.fail();
    responsesAre('du-codified-run2.xml', 'du-codified-run1.xml');
    await user.click(await screen.findByRole('button', { name: 'Findings of request 1230051, DU' }));
    await within(await sheet()).findByText('8 messages');
    expect(since).not.toHaveTextContent(/new message/);
    await user.click(within(await sheet()).getByRole('radio', { name: 'New since last run' }));
    await within(await sheet()).findByText('New: 2');
    await user.keyboard('{Escape}');
    const name = '2 new messages: findings of request 1230051, DU, compared with request 1230041';
    const link = await within(since).findByRole('button', { name });
    expect(since).toHaveTextContent(/, 2 new messages$/);
    await user.click(link);
    expect(await within(await sheet()).findByRole('heading', { name: 'New in request 1230051: 2' })).toBeVisible();
  });

  // @spec FND-13
  it('Selection opens the findings of each column', async () => {
    const { user } = renderApp(`/${MULTI}/selection`);
    const links = await findingsLinks();
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Findings of request 1200011, DU',
      'Findings of request 1200012, LPA',
    ]);
    responsesAre('lpa-5-run1.xml');
    await user.click(links[1] ?? expect.fail());
    expect(await within(await sheet()).findByText('10 messages')).toBeVisible();
  });
});
