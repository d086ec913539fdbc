import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_PASSWORD_INVALID,
  LP_CONSTRUCTION,
  PRODUCT_MISSING,
  SOFT_PULL_NO_PRODUCT,
  SOFT_PULL_PRODUCT,
} from '@/config/orderMessages';
import { runSettled } from '@/features/runs/historySlice';
import { newestRequest } from '@tests/support/historyScreen';
import { renderApp, startLender } from '@tests/support/renderApp';
import {
  type App,
  acknowledge,
  acknowledgement,
  complete,
  linesOf,
  openRequest,
  ordersIn,
  passwordField,
  submitButton,
  summary,
} from '@tests/support/requestScreen';
import { server } from '@tests/support/server';

const readsOfType = (typeId: number, { requests }: App) =>
  requests.filter(({ path }) => path.endsWith(`/request-type/${typeId}`));

describe('what loans and users allow', () => {
  it('shows a user without permission the values and the reason, and no field', async () => {
    const { user, requests } = renderApp('/7100118/request', { persona: 'audit.view' });
    expect(await screen.findByText('You do not have permission to order.')).toBeVisible();
    const borrowers = await screen.findByRole('table', { name: /Borrowers and the credit reports/ });
    expect(await within(borrowers).findAllByText('CR06503082')).not.toHaveLength(0);
    const main = within(screen.getByRole('main'));
    for (const role of ['textbox', 'combobox', 'checkbox', 'radio'] as const)
      expect(main.queryAllByRole(role)).toEqual([]);
    expect(screen.queryByRole('button', { name: /Submit|Discard|Set all/ })).not.toBeInTheDocument();
    expect(screen.getByText('TriPoint Credit (DU and LPA)')).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  // @spec REQ-49, REQ-23
  it('warns of Early Assessment without a product, and asks nothing more', async () => {
    const app = await openRequest('/7100102/request');
    expect(await screen.findByText(SOFT_PULL_NO_PRODUCT)).toBeVisible();
    expect(screen.getByText(/The company profile sets the agency/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /^Credit agency/ })).toBeNull();
    await complete(app);
    await app.user.click(submitButton());
    await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
    expect(ordersIn(app)[0]?.body).toMatchObject({ isGseSoftCreditPull: true, creditAgency: null });
  });

  // @spec REQ-48
  it('refuses a soft pull on an FHA loan', async () => {
    const app = await openRequest('/7100104/request');
    await app.user.click(screen.getByRole('radio', { name: 'AUS Soft' }));
    expect(await screen.findByText(SOFT_PULL_PRODUCT)).toBeVisible();
    await app.user.click(submitButton());
    expect(linesOf(await summary())).toContain(SOFT_PULL_PRODUCT);
  });

  // @spec REQ-6
  it('says that LPA gives way to LPA-C', async () => {
    const app = await openRequest('/7100109/request', { persona: 'tpo.bright' });
    await app.user.selectOptions(
      screen.getByRole('combobox', { name: 'Transaction type, LPA' }),
      'Request New Findings',
    );
    expect(screen.queryByText(/is set to Not Applicable/)).not.toBeInTheDocument();
    await app.user.selectOptions(
      screen.getByRole('combobox', { name: 'Transaction type, LPA-C' }),
      'Request New Findings',
    );
    expect(await screen.findByText(/^LPA is set to Not Applicable/)).toBeVisible();
  });

  // @spec REQ-6
  it('says that choosing LPA leaves LPA-C out', async () => {
    const app = await openRequest('/7100109/request', { persona: 'tpo.bright' });
    const [lpa, servicer] = ['LPA', 'LPA-C'].map((name) =>
      screen.getByRole('combobox', { name: `Transaction type, ${name}` }),
    );
    await app.user.selectOptions(servicer ?? expect.fail(), 'Request New Findings');
    await app.user.selectOptions(lpa ?? expect.fail(), 'Request New Findings');
    expect(screen.getByText(/^LPA-C is set to Not Applicable/)).toBeVisible();
    expect(servicer).toHaveValue('not_applicable');
    await app.user.selectOptions(servicer ?? expect.fail(), 'Not Applicable');
    expect(screen.queryByText(/is set to Not Applicable/)).not.toBeInTheDocument();
  });

  // @spec REQ-23
  it('says when another choice changes the agency, until the user chooses one', async () => {
    const agency = (creditAgencyId: number, name: string, isInProfileConfig: boolean) => ({
      creditAgencyId,
      name,
      fromAusRequestType: 'DU',
      isInProfileConfig: true,
      mappingDetails: [
        {
          mappedToCreditAgencyId: 5000 + creditAgencyId,
          toAusRequestType: 'LP',
          multiAusDisplayName: name,
          isInProfileConfig,
        },
      ],
    });
    const lender = startLender();
    const handlers = [
      http.get('*/request-types/2/credit-agencies', () =>
        HttpResponse.json({ creditAgencies: [agency(138, 'TriPoint', false), agency(226, 'Harbor', true)] }),
      ),
      http.get('*/request-types/3/credit-agencies', () => HttpResponse.json({ creditAgencies: [] })),
    ];
    const app = await openRequest('/7100101/request', {
      lender: { ...lender, handlers: [...handlers, ...lender.handlers] },
    });
    const list = screen.getByRole('combobox', { name: /^Credit agency/ });
    expect(list).toHaveValue('226');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Transaction type, LPA' }), 'Not Applicable');
    expect(list).toHaveValue('138');
    const text = 'Changed from Harbor because of another choice.';
    expect(screen.getByText(text)).toHaveRole('status');
    await app.user.selectOptions(list, '226');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  // @spec OWN-5
  it('says for each reissue whether it reuses the report or may pull a new one', async () => {
    const app = await openRequest('/7100118/request');
    expect(screen.getByText('May pull a new report: name, SSN or address changed')).toBeVisible();
    expect(screen.getByText('May pull a new report, joint with Mina Lindgren')).toBeVisible();
    await app.user.click(screen.getByRole('checkbox', { name: 'Joint report, Theo Lindgren' }));
    expect(screen.getByText('Reuses CR06503082')).toBeVisible();
    const number = screen.getByRole('textbox', { name: 'Reference #, Theo Lindgren' });
    await app.user.clear(number);
    await app.user.type(number, 'CR1');
    const unknown = screen.getByText('Number not known here');
    await app.user.hover(unknown);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/^No report on file has this number\. Check it with/);
    await app.user.clear(number);
    expect(screen.queryByText(/^Reuses|known here$/)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
    expect(screen.queryByText(/^Reuses/)).not.toBeInTheDocument();
    expect(screen.getByText('Name, SSN or address changed since the last report')).toBeVisible();
  });

  // @spec OWN-5
  it('says once which report a joint reissue reuses, below its number', async () => {
    await openRequest('/7100116/request');
    const number = screen.getByRole('textbox', { name: 'Reference #, Beatriz Carvalho' });
    expect(screen.getByText('Reuses CR90266533').closest('td')).toContainElement(number);
  });

  // @spec REQ-7
  it('says that a run is processing instead of that there was none', async () => {
    const now = Date.now();
    const lender = startLender(() => now);
    renderApp('/7100112/request', { lender });
    expect(await screen.findAllByText('Processing')).toHaveLength(2);
    expect(screen.queryByText('No run yet')).not.toBeInTheDocument();
    expect((await screen.findByText('Credit on file:')).parentElement).toHaveTextContent(
      'Credit on file: none yet. It is loaded again when the run in Processing has finished.',
    );
    expect(screen.getAllByText(/^(just now|\d+ (min|h) ago)$/, { selector: 'time' })).toHaveLength(2);
  });

  // @spec REQ-7
  it('never says that there was no run while the history is unknown', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'historyDetails', kind: 'status', status: 503 });
    renderApp('/7100112/request', { lender });
    expect(await screen.findAllByText('Last run not loaded')).toHaveLength(2);
    expect(screen.queryByText('No run yet')).not.toBeInTheDocument();
  });

  it('shows the day of the last run, and its time on focus', async () => {
    await openRequest('/7100118/request');
    const row = screen.getByRole('row', { name: /^DU/ });
    const day = await within(row).findByText(/^\d\d\/\d\d\/\d\d$/, { selector: 'time' });
    act(() => day.focus());
    // jsdom never shows a popover.
    const hint = () => screen.queryByRole('tooltip', { hidden: true });
    await waitFor(() => expect(hint()).toHaveTextContent(/^\d\d\/\d\d\/\d\d \d\d:\d\d:\d\d [AP]M [A-Z]\S+$/));
  });

  // @spec REQ-5
  it.each(['recent-credit-request', 'aus-request-types', 'request-type/2', 'request-type/3'])(
    'shows no agency before everything that decides on it is loaded: %s',
    async (late) => {
      const lender = startLender();
      let answer: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (answer = resolve));
      const held = http.get(`*/${late}`, () => gate.then(() => undefined));
      const { requests } = renderApp('/7100101/request', {
        lender: { ...lender, handlers: [held, ...lender.handlers] },
      });
      expect(await screen.findByText('Still loading what an order needs…')).toBeVisible();
      await waitFor(() => expect(requests.filter(({ isAnswered }) => !isAnswered)).toHaveLength(1));
      expect(screen.queryByRole('combobox', { name: /^Credit agency/ })).not.toBeInTheDocument();
      answer();
      expect(await screen.findByRole('combobox', { name: /^Credit agency/ })).toBeVisible();
      expect(screen.queryByText(/^Changed from/)).not.toBeInTheDocument();
    },
  );

  // @spec REQ-3
  it('handles a double-click on a command like one click', async () => {
    const app = await openRequest('/7100101/request');
    for (const command of ['Set all to New', 'Set all to Reissue', 'Make all joint', 'Untick all liabilities']) {
      await app.user.dblClick(screen.getByRole('button', { name: command }));
    }
    expect(await screen.findByRole('button', { name: 'Make all separate' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Tick all liabilities' })).toBeEnabled();
  });

  // @spec REQ-3
  it('disables a command that would change nothing', async () => {
    const app = await openRequest('/7100101/request');
    const command = (name: string) => screen.getByRole('button', { name });
    expect(command('Tick all liabilities')).toBeDisabled();
    await app.user.click(command('Set all to New'));
    // It has the focus, which a disabled button would lose.
    expect(command('Set all to New')).toHaveAttribute('aria-disabled', 'true');
    expect(command('Set all to Reissue')).toBeEnabled();
    await app.user.click(screen.getByRole('checkbox', { name: /^Maren Okafor/ }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Tobias Okafor' }));
    for (const name of ['Set all to New', 'Set all to Reissue', 'Make all joint', 'Tick all liabilities']) {
      expect(command(name)).toBeDisabled();
    }
  });

  // @spec REQ-9, REQ-45
  it('refuses LPA for a construction-permanent loan at once', async () => {
    const app = await openRequest('/7100107/request');
    const type = screen.getByRole('combobox', { name: 'Transaction type, LPA' });
    expect(type).toHaveValue('not_applicable');
    await app.user.selectOptions(type, 'Request New Findings');
    expect(await screen.findByText(LP_CONSTRUCTION)).toBeVisible();
  });

  // @spec REQ-44, REQ-33
  it('accepts at most the configured number of applicants for LPA', async () => {
    await openRequest('/7100108/request', { config: { LPMaxBorrowerCountAllowed: 3 } });
    expect(await screen.findByText(/^Maximum number of applicants is 3\./)).toBeVisible();
  });

  it('loads LPA through a servicer where it is offered, again after a run', async () => {
    const app = await openRequest('/7100109/request', { persona: 'tpo.bright' });
    expect(readsOfType(999, app)).toHaveLength(1);
    app.store.dispatch(runSettled());
    await waitFor(() => expect(readsOfType(999, app)).toHaveLength(2));
  });

  it('does not load LPA through a servicer where it is not offered, also after a run', async () => {
    const app = await openRequest('/7100101/request');
    app.store.dispatch(runSettled());
    await waitFor(() => expect(readsOfType(3, app)).toHaveLength(2));
    await app.settled();
    expect(readsOfType(999, app)).toEqual([]);
  });

  // @spec REQ-43
  it('requires a product on wholesale', async () => {
    await openRequest('/7100115/request', { persona: 'tpo.bright' });
    expect(await screen.findByText(PRODUCT_MISSING)).toBeVisible();
    expect(screen.getByRole('row', { name: /LPA-C/ })).toHaveTextContent(/Closed until [\d/]+ \d+:\d\d [AP]M/);
  });

  // @spec DAT-32
  it('warns when a joint report is separated', async () => {
    const app = await openRequest('/7100118/request');
    const joint = screen.getAllByRole('checkbox', { name: /^Joint report/ }).find((box) => box.matches(':checked'));
    if (joint === undefined) throw new Error('no borrower has a joint report');
    expect(screen.queryByText(/^The last report was joint\./)).not.toBeInTheDocument();
    await app.user.click(joint);
    expect(await screen.findByText(/^The last report was joint\./)).toBeVisible();
    expect(screen.getByText(/name, SSN or address changed/)).toBeVisible();
  });

  // @spec API-25
  it('asks before it orders a new report with one on file, and can reissue instead', async () => {
    const app = await openRequest('/7100118/request');
    // A joint report would be a new pull: the other borrower's name changed.
    await app.user.click(screen.getByRole('checkbox', { name: 'Joint report, Theo Lindgren' }));
    const reference = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Reference #, / })[0];
    const number = reference?.value ?? '';
    expect(number).not.toBe('');
    await app.user.clear(reference ?? expect.fail('there is no reference number'));
    await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
    await acknowledgement().then(async (box) => {
      if (!(box as HTMLInputElement).checked) await acknowledge(app);
    });
    await app.user.click(submitButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'Before you order' });
    expect(within(dialog).getByText(/^This adds a hard inquiry for 2 borrowers\./)).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Reissue instead' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const [theo, mina] = screen.getAllByRole('combobox', { name: /^Report, / });
    expect(theo).toHaveValue('RE_ISSUE');
    expect(mina).toHaveValue('REQUEST_NEW');
    expect(screen.getAllByRole('textbox', { name: /^Reference #, / })[0]).toHaveValue(number);
    expect(ordersIn(app)).toHaveLength(0);
  });

  it('counts a reissue that may pull a new report as up to one new report, and asks before it', async () => {
    const app = await openRequest('/7100118/request');
    expect(screen.getByText(/ · 2 borrowers · up to 1 new hard report ~ \$80\.00 est\./)).toBeVisible();
    await app.user.click(submitButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'Before you order' });
    expect(within(dialog).getByRole('heading', { name: 'A reissue may pull a new report' })).toBeVisible();
    expect(within(dialog).getByText(/may pull a new report: .* A new report adds a hard inquiry\.$/)).toBeVisible();
    expect(within(dialog).queryByText(/^This adds a hard inquiry/)).not.toBeInTheDocument();
    expect(within(dialog).getByText('Estimated cost: up to $80.00')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Reissue instead' })).not.toBeInTheDocument();
    expect(ordersIn(app)).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Order anyway' }));
    await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
  });

  // @spec API-34
  it('fills in a past order again, without its new reports', async () => {
    const app = renderApp('/7100118/history');
    await app.router.navigate(`/7100118/request?again=${await newestRequest()}`);
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Discard changes' })).toBeEnabled());
    for (const type of await screen.findAllByRole('combobox', { name: /^Report, / }))
      expect(type).not.toHaveValue('REQUEST_NEW');
  });
});

describe("a broker's account", () => {
  // @spec APP-2, REQ-26, REQ-36, REQ-24
  it('is required, sent, and appears nowhere else', async () => {
    const CANARY = 'canary-Pa$$ 7';
    const app = await openRequest('/7100109/request', { persona: 'tpo.bright' });
    await complete(app);
    await app.user.type(await screen.findByRole('textbox', { name: /^Account number/ }), 'X');
    await app.user.click(submitButton());
    expect(linesOf(await summary())).toEqual([ACCOUNT_PASSWORD_INVALID]);

    await app.user.type(passwordField(), CANARY);
    const sinks = () =>
      [
        JSON.stringify(app.store.getState()),
        new XMLSerializer().serializeToString(document),
        ...[sessionStorage, localStorage].map((storage) => JSON.stringify(Object.entries(storage))),
        app.router.state.location.search,
        document.title,
      ].join();
    expect(sinks()).not.toContain('canary');
    await app.user.click(submitButton());
    await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
    expect(ordersIn(app)[0]?.body).toMatchObject({ creditAgency: { userName: 'BRIGHT138X', password: CANARY } });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/7100109/selection'));
    expect(sinks()).not.toContain('canary');
  });

  it('keeps everything but the password when the order fails', async () => {
    const app = await openRequest('/7100109/request', { persona: 'tpo.bright' });
    app.lender.faults.add({ call: 'placeOrder', kind: 'status', status: 403 });
    await complete(app);
    await app.user.click(await screen.findByRole('button', { name: 'Use another password' }));
    await app.user.type(passwordField(), 'secret');
    await app.user.click(submitButton());
    expect(await screen.findByText('The order was refused, but may have been placed.')).toBeVisible();
    expect(passwordField()).toHaveValue('');
    expect(screen.getAllByRole('combobox', { name: /^Report, / })[0]).toHaveValue('REQUEST_NEW');
  });

  it('names the note and a gateway when a page without a reason refuses the order', async () => {
    const app = await openRequest('/7100109/request', { persona: 'tpo.bright' });
    const page = HttpResponse.html('<h1>Request blocked</h1>', { status: 403 });
    server.use(http.post('*/multi-aus/v1/multi-aus-request', () => page.clone()));
    await complete(app);
    await app.user.click(submitButton());
    expect(
      await screen.findByText(/^It was refused with status 403;.* may have refused words .* in the note for the file/),
    ).toBeVisible();
  });

  // @spec DAT-16, API-8
  it('is empty when the profile has none', async () => {
    await openRequest('/7100110/request', { persona: 'tpo.bright' });
    expect(await screen.findByText(/^Your profile has no agency account/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Credit agency/ })).toHaveValue('');
  });
});
