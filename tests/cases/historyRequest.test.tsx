import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { GSE_REQUEST_FAILED } from '@/config/messages';
import { chooseInMenu, openDetails, table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

const openFindings = async (user: UserEvent) =>
  user.click((await screen.findAllByRole('button', { name: /^Findings PDF of request \d+, LPA/ }))[0] ?? expect.fail());

describe('actions', () => {
  it.each([
    ['plain', '<!-- gateway --><html><form action="/login"></form></html>'],
    ['in base64', { documentBytes: btoa('<script>location = "/login"</script>'), extension: 'xml' }],
  ])('saves no web page as report.xml, %s, and says so', async (_, answer) => {
    const { user, browser } = renderApp('/7100113/history');
    server.use(
      http.post('*/underwriting/download', () =>
        typeof answer === 'string' ? HttpResponse.text(answer) : HttpResponse.json(answer),
      ),
    );
    const [date = expect.fail()] = await screen.findAllByRole('button', { name: /^Request XML of request \d+, LPA,/ });
    await user.click(date);
    expect(await screen.findByText(/the service sent something else/)).toBeVisible();
    expect(browser.saved).toEqual([]);
  });

  // @spec API-23
  it.each([
    ['a text', 'The report is being prepared.', 'The report is being prepared.'],
    ['JSON without a document', '{"status":"queued"}', '{"status":"queued"}'],
    ['a text in base64', { documentBytes: btoa('ISA*00*'), extension: 'edi' }, 'ISA*00*'],
    ['a PDF in base64', { documentBytes: btoa('%PDF-1.7'), extension: 'pdf' }, '%PDF-1.7'],
  ])('saves a body that is no XML as report.xml: %s', async (_, answer, saved) => {
    const { user, browser } = renderApp('/7100113/history');
    server.use(
      http.post('*/underwriting/download', () =>
        typeof answer === 'string' ? HttpResponse.text(answer) : HttpResponse.json(answer),
      ),
    );
    const [date = expect.fail()] = await screen.findAllByRole('button', { name: /^Request XML of request \d+, LPA,/ });
    await user.click(date);
    await waitFor(() => expect(browser.saved).toHaveLength(1));
    expect(browser.saved[0]?.fileName).toBe('report.xml');
    expect(browser.saved[0]?.text).toBe(saved);
  });

  it('opens no window for findings that are no PDF, and says so', async () => {
    const { user, browser } = renderApp('/7100113/history');
    server.use(
      http.post('*/multi-aus/v1/document', () =>
        HttpResponse.json({ documentBytes: btoa('%!PS-Adobe-3.0'), extension: 'pdf' }),
      ),
    );
    const [findings = expect.fail()] = await screen.findAllByRole('button', { name: /^Findings PDF of request/ });
    await user.click(findings);
    expect(await screen.findByText(/the service sent something else/)).toBeVisible();
    expect(browser.saved).toEqual([]);
  });

  // @spec HIS-17, DAT-2
  it('offers a raw request only with the integration enabled', async () => {
    renderApp('/7100113/history');
    const items = [true, false, null].map((isFinconnectAusIntegrationEnabled, index) => ({
      ...{ requestId: index + 1, ausRequestTypeId: 2, requestDate: '2026-11-18T15:30:00Z' },
      isFinconnectAusIntegrationEnabled,
    }));
    server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories: items })));
    expect(await screen.findAllByRole('button', { name: /^Request XML of request/ })).toHaveLength(3);
    const [raw, ...others] = screen.getAllByRole('button', { name: /^Download raw request/ });
    expect(raw).toHaveAccessibleName('Download raw request of request 1, DU');
    expect(raw?.querySelector('.lucide-circle-arrow-down')).not.toBeNull();
    expect(others).toEqual([]);
  });

  // @spec HIS-44, HIS-45
  it('offers neither downloads nor raw requests without the privilege', async () => {
    renderApp('/7100113/history', { persona: 'sam.lindqvist' });
    await table();
    await screen.findAllByRole('button', { name: /Findings PDF/ });
    expect(screen.queryByRole('button', { name: /XML|raw request/ })).toBeNull();
    const dates = [...(await table()).querySelectorAll('td[data-column=sent]')];
    expect(dates[0]).toHaveTextContent(/^\d\d\/\d\d\/\d\d$/);
    expect(dates.flatMap((cell) => [...cell.querySelectorAll('a, button')])).toEqual([]);
  });

  // @spec HIS-44, HIS-11
  it('shows the received date as plain text without the privilege to download', async () => {
    renderApp('/7100113/history');
    server.use(http.get('*/multi-aus', () => HttpResponse.json({ canViewRecievedDate: true })));
    await screen.findByRole('columnheader', { name: 'Received' });
    const dates = [...(await table()).querySelectorAll('td[data-column=received]')];
    expect(dates[0]).toHaveTextContent(/^\d\d\/\d\d\/\d\d$/);
    expect(dates.flatMap((cell) => [...cell.querySelectorAll('a, button')])).toEqual([]);
  });

  // @spec HIS-43, HIS-17, HIS-11
  it('downloads with the privilege to download alone', async () => {
    renderApp('/7100113/history');
    server.use(http.get('*/multi-aus', () => HttpResponse.json({ hasAccessToViewRequestResponseXML: true })));
    const [link] = await screen.findAllByRole('button', { name: /^Request XML of/ });
    expect(link).toHaveTextContent(/^\d\d\/\d\d\/\d\d$/);
    expect(screen.getAllByRole('button', { name: /^Download raw request/ })).not.toHaveLength(0);
    expect(screen.queryByRole('columnheader', { name: 'Received' })).toBeNull();
  });

  // @spec API-20
  it('opens the window at the press, before the document is there', async () => {
    const { user, browser } = renderApp('/7100113/history');
    server.use(http.post('*/multi-aus/v1/document', () => new Promise<never>(() => undefined)));
    await openFindings(user);
    expect(browser.opened).toMatchObject([{ bytes: undefined, isClosed: false }]);
  });

  // @spec DAT-10, API-41
  it.each([
    { name: 'base64 that is none', documentBytes: '%%%', why: /the service sent text that is not base64/ },
    { name: 'base64url', documentBytes: 'JVBERi0_-A', why: /is not base64/ },
    { name: 'a data URL', documentBytes: 'data:application/pdf;base64,JVBERi0x', why: /is not base64/ },
    { name: 'an empty document', documentBytes: '', why: /is empty\./ },
  ])('opens nothing for $name', async ({ documentBytes, why }) => {
    const answer = { documentBytes, extension: 'pdf' };
    const { user, browser } = renderApp('/7100113/history');
    server.use(http.post('*/multi-aus/v1/document', () => HttpResponse.json(answer)));
    await openFindings(user);
    expect(await screen.findByText(why)).toBeVisible();
    expect(browser.opened).toMatchObject([{ isClosed: true }]);
    expect(browser.saved).toEqual([]);
  });

  // @spec DAT-10, API-19, API-40
  it.each([
    { extension: 'txt', ending: 'txt' },
    { extension: '../../etc/passwd', ending: 'bin' },
  ])('saves a document of the type $extension as .$ending', async ({ extension, ending }) => {
    const { user, browser } = renderApp('/7100113/history');
    const answer = { documentBytes: btoa('hello'), extension };
    server.use(http.post('*/multi-aus/v1/document', () => HttpResponse.json(answer)));
    await openFindings(user);
    await waitFor(() => expect(browser.saved).toMatchObject([{ text: 'hello' }]));
    expect(browser.saved[0]?.fileName).toMatch(new RegExp(`^findings-lpa-0123904625-[0-9]+[.]${ending}$`));
  });
});

describe('errors', () => {
  // @spec APP-12, HIS-19, HIS-42, HIS-21, DAT-2
  it("shows an error's text with its line breaks", async () => {
    const { user } = renderApp('/7100113/history');
    const messages = await screen.findAllByRole('button', { name: /^Error message of/ });
    expect(messages[1]?.querySelector('.lucide-triangle-alert')).not.toBeNull();
    await user.click(messages[1] ?? expect.fail());
    const dialog = await screen.findByRole('dialog', { name: 'Message' });
    expect(dialog).toHaveTextContent('The submission could not be completed.');
    expect(within(dialog).getByText(/could not be completed/)).toHaveStyle({ whiteSpace: 'pre-wrap' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(messages[1]).toHaveFocus());
  });

  // @spec HIS-23
  it('shows the default text when the service gave none', async () => {
    const { user } = renderApp('/7100113/history');
    await user.click((await screen.findAllByRole('button', { name: /^Error message of/ }))[0] ?? expect.fail());
    expect(
      within(await screen.findByRole('dialog')).getByText(GSE_REQUEST_FAILED, { normalizer: (text) => text }),
    ).toBeVisible();
  });

  // @spec HIS-22
  it('opens the findings document of an error without text', async () => {
    const { user, browser } = renderApp('/7100113/history');
    const findings = await screen.findAllByRole('button', { name: /^Findings PDF of request \d+, LPA/ });
    expect(findings.at(-1)?.querySelector('.lucide-triangle-alert')).not.toBeNull();
    await user.click(findings.at(-1) ?? expect.fail());
    await waitFor(() => expect(browser.opened[0]?.bytes).toBeDefined());
  });
});

describe('the open request', () => {
  // @spec HIS-32, HIS-34, HIS-35, HIS-37, HIS-38, DAT-7, HIS-31
  it('shows credit details and a data set per service, and closes again', async () => {
    const { user } = renderApp('/7100111/history');
    const toggle = await openDetails(user);
    const open = toggle.closest('tbody') ?? expect.fail();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const credit = within(open).getByRole('table', { name: 'Credit Details' });
    expect(
      within(credit)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['App #', 'Borrower', 'Joint Credit', 'Copy Liabilities', 'Reports']);
    expect(within(credit).getAllByRole('row')).toHaveLength(2);
    expect(within(open).getAllByRole('button', { name: /^AUS Data Set/ })).not.toHaveLength(0);
    expect(within(open).getAllByText('77 Harbor Ridge Lane, Poulsbo, WA 98370')[0]).toBeVisible();
    const valueOf = (label: string) => within(open).getAllByText(label)[0]?.nextSibling?.firstChild?.textContent;
    expect(['Loan Amount', 'Total Loan Amount'].map(valueOf)).toEqual(['$912,000.00', '$912,000.00']);
    await user.click(toggle);
    expect(within(open).queryByRole('table', { name: 'Credit Details' })).toBeNull();
    expect(within(open).queryByRole('button', { name: /^AUS Data Set/ })).toBeNull();
  });

  // @spec HIS-34
  it('has no data set for credit alone', async () => {
    const { user } = renderApp('/7100113/history');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'AUS' }), 'Credit');
    await waitFor(() => expect(screen.queryByText('Multi')).toBeNull());
    await openDetails(user);
    expect(screen.getByRole('table', { name: 'Credit Details' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^AUS Data Set/ })).toBeNull();
  });

  // @spec HIS-36, HIS-40, DAT-8
  it('lists the DU finding codes', async () => {
    const { user } = renderApp('/7100113/history');
    await openDetails(user);
    await user.click(screen.getByRole('button', { name: /^DU Finding Codes of/ }));
    const dialog = await screen.findByRole('dialog', { name: 'DU Findings Code' });
    expect(
      within(dialog)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Type', 'Name', 'Borrower Name']);
    expect(within(dialog).getAllByRole('row').length).toBeGreaterThan(1);
  });

  // @spec HIS-30
  it('opens and closes all at once', async () => {
    const { user } = renderApp('/7100111/history');
    await user.click(await screen.findByRole('button', { name: 'Expand all' }));
    expect(await screen.findAllByRole('table', { name: 'Credit Details' })).toHaveLength(6);
    expect(screen.getAllByRole('button', { name: /^AUS Data Set/ }).length).toBeGreaterThanOrEqual(6);
    await user.click(screen.getByRole('button', { name: 'Load More Results' }));
    await waitFor(() => expect(screen.getAllByRole('table', { name: 'Credit Details' })).toHaveLength(12));
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(screen.queryByRole('table', { name: 'Credit Details' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^AUS Data Set/ })).toBeNull();
  });

  // @spec HIS-34, HIS-30
  it('opens a data set again that the user closed', async () => {
    const { user } = renderApp('/7100111/history');
    await openDetails(user);
    const dataSet = () => screen.getAllByRole('button', { name: /^AUS Data Set/ })[0] ?? expect.fail('no data set');
    await user.click(dataSet());
    expect(dataSet()).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(dataSet()).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('ordering again (from the menu of a row)', () => {
  it('fills the Request screen from the past order and sends nothing', async () => {
    const { user, requests, router } = renderApp('/7100118/history');
    await chooseInMenu(user, /^More for request/, 'Order again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
    expect(await screen.findByText(/^Filled in from request/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/7100118/request');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('leads on from the message of a failed run', async () => {
    const { user, requests, router } = renderApp('/7100113/history');
    await user.click((await screen.findAllByRole('button', { name: /^Error message of/ }))[0] ?? expect.fail());
    const dialog = await screen.findByRole('dialog', { name: 'Message' });
    await user.click(within(dialog).getByRole('button', { name: 'Order again' }));
    expect(await screen.findByText(/^Filled in from request/)).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/7100113/request', search: '' });
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is not offered in the message to a user who may not order', async () => {
    const { user, settled } = renderApp('/7100113/history', { persona: 'audit.view' });
    await settled();
    await user.click((await screen.findAllByRole('button', { name: /^Error message of/ }))[0] ?? expect.fail());
    const dialog = await screen.findByRole('dialog', { name: 'Message' });
    expect(within(dialog).queryByRole('button', { name: /^Order again/ })).toBeNull();
  });

  it('is not offered to a user who may not order', async () => {
    const { user, settled } = renderApp('/7100118/history', { persona: 'audit.view' });
    await settled();
    await openDetails(user);
    expect(await screen.findByRole('table', { name: 'Credit Details' })).toBeVisible();
    const [menu] = screen.queryAllByRole('button', { name: /^More for request/ });
    if (menu !== undefined) await user.click(menu);
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
  });
});
