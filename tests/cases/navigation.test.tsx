import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { visibilityChanged } from '@/features/navigation/navigationSlice';
import { noTelemetry } from '@tests/support/noTelemetry';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

const LOAN = '7100101';
/** The smallest screen, because this loan has no requests. */
const HISTORY = `/${LOAN}/history`;
const menu = () => screen.findByRole('navigation', { name: 'H2O' });
const group = async (name: string) => within(await menu()).findByRole('button', { name });
const links = async () => within(await menu()).getAllByRole('link');
const labels = async () => (await links()).map(({ textContent }) => textContent);

/** Returns the values of the loan info strip by label. */
async function strip(): Promise<Record<string, string | null>> {
  const labelled = await screen.findByText('Loan number');
  const terms = [...(labelled.closest('dl')?.querySelectorAll('dt') ?? [])];
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]));
}

describe('left menu', () => {
  // @spec NAV-29, NAV-32, NAV-35, NAV-30, API-36
  it('shows both groups, open, with their sections processed', async () => {
    renderApp(HISTORY);
    expect(await group('1003')).toHaveAttribute('aria-expanded', 'true');
    expect(await group('1008')).toHaveAttribute('aria-expanded', 'true');
    await screen.findByRole('link', { name: 'Decision & Conditions' });
    expect(await labels()).toEqual([
      'Borrower Information',
      'Employment & Income',
      'Assets',
      'Liabilities',
      'Real Estate Owned',
      'Declarations',
      'Loan & Property',
      'Transmittal Summary',
      'Appraisal & Property',
      'Valuation Delivery',
      'Underwriting Analysis',
      'Decision & Conditions',
      'Conditions History',
    ]);
  });

  // @spec NAV-28, NAV-33, NAV-34
  it.each([
    ['Declarations', `https://los.test/loan/${LOAN}/DeclarationAndDemographicInformation`],
    ['Appraisal & Property', `https://los.test/loan/${LOAN}/Appraisal%26Property`],
    ['Decision & Conditions', `https://los.test/loan/${LOAN}/LoanDecision?source=aus`],
  ])('%s leads to %s, in this tab', async (name, href) => {
    renderApp(HISTORY);
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).not.toHaveAttribute('target');
  });

  it('shows the sections of a group while the group above it hangs', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'menu1003', kind: 'slow', delayMs: 60_000 });
    renderApp(HISTORY, { lender });
    expect(await screen.findByRole('link', { name: 'Transmittal Summary' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Assets' })).not.toBeInTheDocument();
  });

  // @spec NAV-29, NAV-37
  it('closes and opens a group', async () => {
    const { user } = renderApp(HISTORY);
    await screen.findByRole('link', { name: 'Assets' });
    await user.click(await group('1003'));
    expect(await group('1003')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Assets' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Transmittal Summary' })).toBeInTheDocument();
    await user.click(await group('1003'));
    expect(screen.getByRole('link', { name: 'Assets' })).toBeInTheDocument();
  });

  // @spec NAV-29
  it('opens a group when its items load, even if the user closed it before', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const items = [{ displayName: 'Assets', sectionName: 'Assets' }];
    const { user } = renderApp(HISTORY);
    server.use(http.get('*/1003', () => answered.then(() => HttpResponse.json(items))));
    await user.click(await group('1003'));
    expect(await group('1003')).toHaveAttribute('aria-expanded', 'false');
    answer();
    expect(await screen.findByRole('link', { name: 'Assets' })).toBeInTheDocument();
  });

  // @spec NAV-30
  it('shows a group only with its privilege, and requests no other', async () => {
    const { requests } = renderApp(HISTORY, { persona: 'tpo.bright' });
    await screen.findByRole('link', { name: 'Assets' });
    expect(screen.queryByRole('button', { name: '1008' })).not.toBeInTheDocument();
    expect(requests.some(({ path }) => path.endsWith('/1008'))).toBe(false);
  });

  // @spec NAV-30, DAT-20
  it("uses the deployment's privilege names, and shows 1008 alone", async () => {
    renderApp(HISTORY, { config: { PRIVILEGE_NAMES: { MENU_1003: 'noSuchThing', MENU_1008: 'canSubmitAus' } } });
    await screen.findByRole('link', { name: 'Transmittal Summary' });
    expect(screen.queryByRole('button', { name: '1003' })).not.toBeInTheDocument();
  });

  // @spec NAV-31, NAV-30
  it.each([
    ['null', () => HttpResponse.json(null)],
    ['an empty object', () => HttpResponse.json({})],
    ['none granted', () => HttpResponse.json({ canView1003Menu: 'false', canView1008Menu: 'granted' })],
  ])('is absent when the privileges are %s', async (_, response) => {
    const { requests, settled } = renderApp(HISTORY);
    server.use(http.get('*/multi-aus', response));
    await screen.findByRole('heading', { level: 1, name: 'History' });
    await settled();
    expect(screen.queryByRole('navigation', { name: 'H2O' })).not.toBeInTheDocument();
    expect(requests.some(({ path }) => path.startsWith('/common/menu/'))).toBe(false);
  });

  it('leaves its space to the screen when neither group is granted', async () => {
    const { settled } = renderApp(HISTORY);
    server.use(http.get('*/multi-aus', () => HttpResponse.json({ canView1003Menu: false })));
    await settled();
    expect(screen.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    expect(screen.queryByText('Menu of the loan')).not.toBeInTheDocument();
  });

  // @spec NAV-21, NAV-31
  it('waits for the privileges', async () => {
    const { requests } = renderApp(HISTORY);
    let answer = (): void => undefined;
    const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    server.use(http.get('*/multi-aus', () => held));
    await screen.findByRole('heading', { level: 1, name: 'History' });
    await waitFor(() => expect(requests.filter(({ isAnswered }) => !isAnswered)).toHaveLength(1));
    expect(requests.some(({ path }) => path.startsWith('/common/menu/'))).toBe(false);
    answer();
    await screen.findByRole('link', { name: 'Assets' });
  });

  it('says when privileges fail to load, and continues after a retry', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'privileges', kind: 'status', status: 503, times: 1 });
    const { user } = renderApp(HISTORY, { lender });
    const notice = await screen.findByText(/could not provide your privileges/);
    await user.click(within(noticeOf(notice)).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Assets' });
    expect(screen.queryByText(/could not provide your privileges/)).not.toBeInTheDocument();
  });

  it('says in place when one group fails to load, and continues after a retry', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'menu1008', kind: 'offline', times: 1 });
    const { user } = renderApp(HISTORY, { lender });
    const notice = await within(await menu()).findByText(/Could not reach the service to load the 1008 menu/);
    expect(screen.getByRole('link', { name: 'Assets' })).toBeInTheDocument();
    await user.click(within(noticeOf(notice)).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Transmittal Summary' });
  });

  // @spec DAT-22
  it('omits items without a name, and links only to the origination system', async () => {
    renderApp(HISTORY);
    server.use(
      http.get('*/1003', () =>
        HttpResponse.json([
          { displayName: 'Assets', sectionName: 'Assets' },
          { displayName: 'Nowhere', sectionName: null },
          { displayName: null, sectionName: 'Nameless' },
          { displayName: 'Script', sectionName: 'javascript:alert(1)' },
          { displayName: 'Elsewhere', sectionName: '//evil.test' },
          { displayName: '<img src=x onerror=alert(1)>', sectionName: 'Shown' },
          null,
        ]),
      ),
      http.get('*/1008', () => HttpResponse.json([])),
    );
    await screen.findByRole('link', { name: 'Assets' });
    expect(await labels()).toEqual(['Assets', 'Script', 'Elsewhere', '<img src=x onerror=alert(1)>']);
    const links = within(await menu()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/\/Assets$/),
      expect.stringMatching(/\/javascript%3Aalert\(1\)$/),
      expect.stringMatching(/\/%2F%2Fevil\.test$/),
      expect.stringMatching(/\/Shown$/),
    ]);
  });
});

// @spec NAV-41
it('reports a section without a link to telemetry, once and without its name', async () => {
  const event = vi.fn();
  renderApp(HISTORY, { telemetry: { ...noTelemetry, event } });
  const sections = ['..', 'A/B', "O'Hare (1)", 'Assets'];
  server.use(
    http.get('*/1003', () =>
      HttpResponse.json(sections.map((sectionName) => ({ displayName: sectionName, sectionName }))),
    ),
  );
  await screen.findByRole('link', { name: 'Assets' });
  expect((await labels()).slice(0, 3)).toEqual(['A/B', "O'Hare (1)", 'Assets']);
  const refused = event.mock.calls.filter(([name]) => name === 'address-refused');
  expect(refused).toEqual([['address-refused', { what: 'menuSection' }]]);
});

const noticeOf = (element: HTMLElement): HTMLElement =>
  element.closest<HTMLElement>('[role="alert"]')?.parentElement ?? expect.fail();

describe('loan info strip', () => {
  // @spec NAV-21, NAV-25, NAV-27, DAT-19, API-10, API-11
  it('shows which loan is open', async () => {
    renderApp('/7100116/history');
    await waitFor(async () => expect(Object.values(await strip())).not.toContain('---'));
    expect(Object.keys(await strip())).toEqual([
      'Loan number',
      'Primary borrower',
      'Loan stage',
      'Product',
      'Channel',
      'Locked AUS',
    ]);
    expect(await strip()).toMatchObject({ 'Locked AUS': 'LP' });
  });

  // @spec NAV-25
  it('comes after the header and before the tabs', async () => {
    renderApp(HISTORY);
    const shown = (await screen.findByText('Loan number')).closest('dl') ?? expect.fail();
    const parts = [screen.getByRole('banner'), shown, screen.getByRole('navigation', { name: 'Loan areas' })];
    for (const [index, part] of parts.slice(1).entries()) {
      expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  // @spec NAV-26
  it('shows --- until values are known', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'loanHeader', kind: 'slow', delayMs: 60_000 });
    lender.faults.add({ call: 'loanData', kind: 'slow', delayMs: 60_000 });
    renderApp(HISTORY, { lender });
    expect(Object.values(await strip())).toEqual(Array<string>(6).fill('---'));
  });

  // @spec NAV-26
  it('shows --- for each value that the service omits', async () => {
    renderApp('/7100192/history');
    await waitFor(async () => expect(await strip()).not.toMatchObject({ 'Loan number': '---' }));
    expect(await strip()).toMatchObject({ 'Primary borrower': '---', 'Loan stage': '---', 'Locked AUS': '---' });
  });

  it('says when the loan fails to load, and continues after a retry', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'loanHeader', kind: 'truncated', times: 1 });
    const { user } = renderApp(HISTORY, { lender });
    const notice = await screen.findByText(/response with the loan's data could not be read/);
    await user.click(within(noticeOf(notice)).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await strip()).not.toMatchObject({ 'Loan number': '---' }));
    expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
  });
});

describe('layout', () => {
  // @spec APP-7, NAV-3, NAV-7, NAV-23
  it('has three tabs; the title names the screen and the loan, and the focus moves to the heading', async () => {
    const { user } = renderApp(HISTORY);
    const tabs = await screen.findByRole('navigation', { name: 'Loan areas' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Request', 'Selection', 'History']);
    const { 'Loan number': loanNumber } = await waitFor(async () => {
      const shown = await strip();
      expect(shown['Loan number']).not.toBe('---');
      return shown;
    });
    await waitFor(() => expect(document.title).toBe(`${loanNumber?.slice(-4) ?? ''} History`));
    await user.click(within(tabs).getByRole('link', { name: 'Selection' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Selection' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe(`${loanNumber?.slice(-4) ?? ''} Selection`);
    expect(within(tabs).getByRole('link', { name: 'Selection' })).toHaveAttribute('aria-current', 'page');
  });

  // @spec NAV-22
  it.each([
    ['topNav', () => screen.queryByText('Automated Underwriting')],
    ['leftNav', () => screen.queryByRole('navigation', { name: 'H2O' })],
    ['footer', () => screen.queryByText(/^.*Support 1-800-555-0100/)],
  ] as const)('shows or hides %s by the shared flag', async (flag, find) => {
    const { store } = renderApp(HISTORY);
    await screen.findByRole('link', { name: 'Assets' });
    expect(find()).toBeInTheDocument();
    store.dispatch(visibilityChanged({ [flag]: false }));
    await waitFor(() => expect(find()).not.toBeInTheDocument());
    store.dispatch(visibilityChanged({ [flag]: true }));
    await waitFor(() => expect(find()).toBeInTheDocument());
  });

  // @spec NAV-22
  it.each([
    ['TOP_NAV', 'banner', ['navigation', 'contentinfo']],
    ['LEFT_NAV', 'navigation', ['banner', 'contentinfo']],
    ['FOOTER', 'contentinfo', ['banner', 'navigation']],
  ] as const)('hides the part that the configuration turns off: %s', async (key, hidden, others) => {
    const name = 'H2O';
    const parts = {
      banner: () => screen.queryByRole('banner'),
      navigation: () => screen.queryByRole('navigation', { name }),
      contentinfo: () => screen.queryByRole('contentinfo'),
    };
    const { settled } = renderApp(HISTORY, { config: { NAV_VISIBILITY: { [key]: false } } });
    await settled();
    await waitFor(() => {
      for (const part of others) expect(parts[part]()).toBeInTheDocument();
    });
    expect(parts[hidden]()).not.toBeInTheDocument();
  });

  // @spec APP-3
  it.each([
    ['rita.ibarra', 'Rita Ibarra', 'Internal employee'],
    ['tpo.bright', 'Toni Bright', 'External user'],
  ] as const)('says that %s is %s, %s', async (persona, name, kind) => {
    renderApp(HISTORY, { persona });
    expect(await screen.findByText(name)).toBeInTheDocument();
    expect(await screen.findByText(kind)).toBeInTheDocument();
  });

  it('does not request employees without a lookup', async () => {
    const LOS_CONFIG = {
      HOME_URL: 'https://los.test/',
      SECTION_URL_TEMPLATE: 'https://los.test/{sectionName}',
      EMPLOYEE_LOOKUP: false,
    };
    const { requests } = renderApp(HISTORY, { config: { LOS_CONFIG } });
    await screen.findByText('Rita Ibarra');
    await screen.findByRole('link', { name: 'Assets' });
    expect(requests.some(({ path }) => path.startsWith('/org/employee/'))).toBe(false);
  });
});

describe('another loan in the same tab', () => {
  // @spec APP-1, NAV-6
  it('starts fresh: shows nothing of the previous loan, and drops its late responses', async () => {
    let answerLate: () => void = () => expect.fail('nothing was asked');
    const { router } = renderApp('/7100116/history');
    server.use(
      http.get(`*/loan/${LOAN}/loan-info`, async () => {
        await new Promise<void>((resolve) => (answerLate = resolve));
        return HttpResponse.json({ loanNumber: 'late' });
      }),
    );
    await waitFor(async () => expect(await strip()).toMatchObject({ 'Locked AUS': 'LP' }));
    await screen.findByRole('link', { name: 'Assets' });

    await router.navigate(HISTORY);
    expect(Object.values(await strip()).slice(0, 3)).toEqual(['---', '---', '---']);
    await screen.findByRole('link', { name: 'Assets' });

    await router.navigate('/7100116/selection');
    await waitFor(async () => expect(await strip()).toMatchObject({ 'Locked AUS': 'LP' }));
    const shown = await strip();
    answerLate();
    await screen.findByRole('link', { name: 'Assets' });
    expect(await strip()).toEqual(shown);
  });

  // @spec API-24
  it('has its own privileges: nothing of the previous loan is allowed until they load', async () => {
    let answer: () => void = () => expect.fail('nothing was asked');
    const { router } = renderApp('/7100116/history');
    await screen.findByRole('link', { name: 'Transmittal Summary' });
    server.use(
      http.get(`*/loans/${LOAN}/multi-aus`, async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json({ canView1003Menu: true });
      }),
    );
    await router.navigate(HISTORY);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Transmittal Summary' })).not.toBeInTheDocument());
    await waitFor(() => answer());
    await screen.findByRole('link', { name: 'Assets' });
    expect(screen.queryByRole('link', { name: 'Transmittal Summary' })).not.toBeInTheDocument();
  });

  // @spec NAV-31
  it('shows no menu where no loan is open', async () => {
    const { router } = renderApp(HISTORY);
    await screen.findByRole('link', { name: 'Assets' });
    await router.navigate('/');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Assets' })).not.toBeInTheDocument());
    await router.navigate(HISTORY);
    await screen.findByRole('link', { name: 'Assets' });
  });
});
