import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { visibilityChanged } from '@/features/navigation/navigationSlice';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

const LOAN = '7100101';
/** The lightest screen: this loan has no past. */
const HISTORY = `/${LOAN}/history`;
const menu = () => screen.findByRole('navigation', { name: 'Loan origination system' });
const group = async (name: string) => within(await menu()).findByRole('button', { name });
const labels = async () =>
  within(await menu())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** The values of the loan info strip, by label. */
async function strip(): Promise<Record<string, string | null>> {
  const labelled = await screen.findByText('Loan number');
  const terms = [...(labelled.closest('dl')?.querySelectorAll('dt') ?? [])];
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]));
}

describe('left menu (specification §2)', () => {
  it('shows both groups, open, with the sections as they are to be shown', async () => {
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

  it('shows a group only with its privilege, and asks for no other', async () => {
    const { requests } = renderApp(HISTORY, { persona: 'tpo.bright' });
    await screen.findByRole('link', { name: 'Assets' });
    expect(screen.queryByRole('button', { name: '1008' })).not.toBeInTheDocument();
    expect(requests.some(({ path }) => path.endsWith('/1008'))).toBe(false);
  });

  it('knows privileges by the names of the deployment', async () => {
    renderApp(HISTORY, { config: { PRIVILEGE_NAMES: { MENU_1003: 'canSubmitAus', MENU_1008: 'noSuchThing' } } });
    await screen.findByRole('link', { name: 'Assets' });
    expect(screen.queryByRole('button', { name: '1008' })).not.toBeInTheDocument();
  });

  it.each([
    ['null', () => HttpResponse.json(null)],
    ['an empty object', () => HttpResponse.json({})],
    ['none granted', () => HttpResponse.json({ canView1003Menu: false, canView1008Menu: 'true' })],
  ])('is absent when the privileges are %s', async (_, response) => {
    const { requests } = renderApp(HISTORY);
    server.use(http.get('*/multi-aus', response));
    await screen.findByRole('heading', { level: 1, name: 'History' });
    await waitFor(() => expect(requests.some(({ path }) => path.startsWith('/common/privileges/'))).toBe(true));
    expect(screen.queryByRole('navigation', { name: 'Loan origination system' })).not.toBeInTheDocument();
    expect(requests.some(({ path }) => path.startsWith('/common/menu/'))).toBe(false);
  });

  it('leaves its room to the screen where neither group is granted', async () => {
    renderApp(HISTORY);
    server.use(http.get('*/multi-aus', () => HttpResponse.json({ canView1003Menu: false })));
    await screen.findByRole('heading', { level: 1, name: 'History' });
    await waitFor(() => expect(screen.queryByText('Menu of the loan')).not.toBeInTheDocument());
  });

  it('waits for the privileges', async () => {
    const { requests } = renderApp(HISTORY);
    server.use(
      http.get('*/multi-aus', async () => {
        await delay(100);
        expect(requests.some(({ path }) => path.startsWith('/common/menu/'))).toBe(false);
        return HttpResponse.json({ canView1003Menu: true });
      }),
    );
    await screen.findByRole('link', { name: 'Assets' });
  });

  it('says when privileges cannot be read, and goes on after another try', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'privileges', kind: 'status', status: 503, times: 1 });
    const { user } = renderApp(HISTORY, { lender });
    const notice = await screen.findByText(/could not provide your privileges/);
    await user.click(within(alertOf(notice)).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Assets' });
    expect(screen.queryByText(/could not provide your privileges/)).not.toBeInTheDocument();
  });

  it('says in its place when one group cannot be read, and goes on after another try', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'menu1008', kind: 'offline', times: 1 });
    const { user } = renderApp(HISTORY, { lender });
    const notice = await within(await menu()).findByText(/Could not reach the service to load the 1008 menu/);
    expect(screen.getByRole('link', { name: 'Assets' })).toBeInTheDocument();
    await user.click(within(alertOf(notice)).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Transmittal Summary' });
  });

  it('leaves out items that are nameless or would lead elsewhere', async () => {
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
    expect(await labels()).toEqual(['Assets', '<img src=x onerror=alert(1)>']);
  });
});

const alertOf = (element: HTMLElement): HTMLElement => element.closest<HTMLElement>('[role="alert"]') ?? expect.fail();

describe('loan info strip (specification §2)', () => {
  it('shows which loan this is', async () => {
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

  it('shows --- until values are known', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'loanHeader', kind: 'slow', delayMs: 60_000 });
    lender.faults.add({ call: 'loanData', kind: 'slow', delayMs: 60_000 });
    renderApp(HISTORY, { lender });
    expect(Object.values(await strip())).toEqual(Array<string>(6).fill('---'));
  });

  it('shows --- for whatever the service leaves out', async () => {
    renderApp('/7100192/history');
    await waitFor(async () => expect(await strip()).not.toMatchObject({ 'Loan number': '---' }));
    expect(await strip()).toMatchObject({ 'Primary borrower': '---', 'Loan stage': '---', 'Locked AUS': '---' });
  });

  it('says when the loan cannot be read, and goes on after another try', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'loanHeader', kind: 'truncated', times: 1 });
    const { user } = renderApp(HISTORY, { lender });
    const notice = await screen.findByText(/answer with the loan's data could not be read/);
    await user.click(within(alertOf(notice)).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await strip()).not.toMatchObject({ 'Loan number': '---' }));
    expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
  });
});

describe('layout (specification §2)', () => {
  it('has three tabs; the title says which is open for which loan, and focus follows to its heading', async () => {
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
    await waitFor(() => expect(document.title).toBe(`History · ${loanNumber ?? ''}`));
    await user.click(within(tabs).getByRole('link', { name: 'Selection' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Selection' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe(`Selection · ${loanNumber ?? ''}`);
    expect(within(tabs).getByRole('link', { name: 'Selection' })).toHaveAttribute('aria-current', 'page');
  });

  it('begins with a link past header and menu', async () => {
    const { user } = renderApp(HISTORY);
    await screen.findByRole('heading', { level: 1, name: 'History' });
    await user.tab();
    expect(document.activeElement).toHaveTextContent('Skip to main content');
    expect(document.activeElement).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it.each([
    ['topNav', () => screen.queryByText('Automated Underwriting')],
    ['leftNav', () => screen.queryByRole('navigation', { name: 'Loan origination system' })],
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

  it.each([
    ['rita.ibarra', 'Rita Ibarra', 'Internal'],
    ['tpo.bright', 'Toni Bright', 'Partner'],
  ] as const)('says that %s is %s, %s', async (persona, name, kind) => {
    renderApp(HISTORY, { persona });
    expect(await screen.findByText(name)).toBeInTheDocument();
    expect(await screen.findByText(kind)).toBeInTheDocument();
  });

  it('does not ask for employees where there is no look-up', async () => {
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
  it('begins anew: nothing of the loan before is shown, and its late answers are nobody’s', async () => {
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

  it('shows no menu where no loan is open', async () => {
    const { router } = renderApp(HISTORY);
    await screen.findByRole('link', { name: 'Assets' });
    await router.navigate('/');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Assets' })).not.toBeInTheDocument());
    await router.navigate(HISTORY);
    await screen.findByRole('link', { name: 'Assets' });
  });
});
