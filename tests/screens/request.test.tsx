import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { BOTH_NOT_APPLICABLE, REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import { attempt } from '@tests/fixtures/otherOrders';
import { keepDrafts } from '@tests/support/keepDrafts';
import { closeTab, renderApp, startLender } from '@tests/support/renderApp';
import {
  type App,
  acknowledge,
  acknowledgement,
  complete,
  linesOf,
  openRequest,
  ordersIn,
  refusedItems,
  submitButton,
  summary,
} from '@tests/support/requestScreen';
import { server } from '@tests/support/server';

const TYPE_AGAIN =
  /restored\. Enter again what is not stored, if you had entered it: notes, .* account and password\.$/;

describe('a clean retail loan', () => {
  // @spec REQ-34, REQ-31, SES-26, REQ-51
  it('refuses an order without credit, links to each field, and keeps all entries', async () => {
    const app = await openRequest('/7100101/request');
    await app.user.click(submitButton());
    const refused = await refusedItems();
    expect(refused).toHaveTextContent(`${REQUIRED_FIELDS_INVALID} Choose credit for 2 borrowers`);
    expect(refused).toHaveAttribute('aria-expanded', 'false');
    const first = screen.getByRole('combobox', { name: 'Report, Maren Okafor' });
    expect(first).toHaveFocus();
    expect(first).toHaveAccessibleDescription('Choose New or Reissue');
    expect(screen.queryByRole('alert')).toBeNull();
    const region = await summary();
    expect(linesOf(region)).toEqual(['Maren Okafor: choose New or Reissue', 'Tobias Okafor: choose New or Reissue']);
    await app.user.click(within(region).getByRole('link', { name: /Tobias/ }));
    expect(screen.getByRole('combobox', { name: 'Report, Tobias Okafor' })).toHaveFocus();
    expect(ordersIn(app)).toHaveLength(0);
  });

  it('waits for the acknowledgement that is being saved, and orders once', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'saveAcknowledgement', kind: 'slow', delayMs: 300 });
    const app = await openRequest('/7100101/request', { lender });
    await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
    await app.user.click(await acknowledgement());
    await app.user.click(submitButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
    expect(ordersIn(app)).toHaveLength(1);
  });

  // @spec APP-8, REQ-17, API-30, API-33, REQ-11, REQ-50
  it('orders DU and LPA with a joint report, and opens Selection', async () => {
    const app = await openRequest('/7100101/request');
    await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Joint report, Maren Okafor' }));
    expect(screen.getByText(/1 new hard report ~ \$80.00 est\./)).toBeVisible();
    await acknowledge(app);
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/7100101/selection'));
    expect(ordersIn(app).map(({ body }) => body)).toMatchObject([
      {
        requestTypeId: 1,
        isMultiAusRequest: true,
        ausRequests: [{ ausOptionId: 'du' }, { ausOptionId: 'lp' }],
        creditAgency: { creditAgencyId: 138, mappedToCreditAgencyId: 5138 },
        requestBorrowers: [
          { reportType: 'REPORT_TYPE_REQUEST_NEW', isJoint: true },
          { reportType: 'REPORT_TYPE_REQUEST_NEW', isJoint: true },
        ],
        isBorrowerAcknowledgementForCreditPullObtained: true,
      },
    ]);
  });

  it.each([
    { how: 'pressed twice', press: (app: App) => app.user.dblClick(submitButton()) },
    {
      how: 'pressed with a key that is held down',
      press: async (app: App) => {
        submitButton().focus();
        await app.user.keyboard('{Enter>12/}');
      },
    },
  ])('sends one order when the button is $how', async ({ press }) => {
    const app = await openRequest('/7100101/request');
    await complete(app);
    await press(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/7100101/selection'));
    expect(ordersIn(app)).toHaveLength(1);
  });

  // @spec REQ-4
  it('sends no request with several services if the service allows none, and says what to do', async () => {
    const types = http.get('*/aus-request-types', () =>
      HttpResponse.json(
        [2, 3].map((ausRequestTypeId) => ({ ausRequestTypeId, isEnabled: true, isMultiAusAllowed: false })),
      ),
    );
    const lender = startLender();
    const app = await openRequest('/7100101/request', { lender: { ...lender, handlers: [types, ...lender.handlers] } });
    await complete(app);
    await app.user.click(submitButton());
    const alone = 'this loan allows one service per request, so choose Not Applicable for the other';
    expect(linesOf(await summary())).toEqual([`DU: ${alone}`, `LPA: ${alone}`]);
    expect(ordersIn(app)).toHaveLength(0);
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Transaction type, LPA' }), 'Not Applicable');
    await app.user.click(submitButton());
    await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
    expect(ordersIn(app)).toMatchObject([{ body: { isMultiAusRequest: false, ausRequests: [{ ausOptionId: 'du' }] } }]);
  });

  // @spec APP-8, REQ-50
  it('imports credit alone and opens History', async () => {
    const app = await openRequest('/7100101/request');
    await app.user.click(screen.getByRole('radio', { name: 'Import credit only' }));
    await waitFor(() => expect(submitButton()).toHaveTextContent('Import credit'));
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(screen.queryByRole('table', { name: /Underwriting systems/ })).not.toBeInTheDocument();
    await screen.findByRole('button', { name: '1 thing left: choose credit for at least one borrower' });
    await complete(app);
    await app.user.click(submitButton());
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/7100101/history'));
    expect(ordersIn(app)[0]?.body).toMatchObject({ requestTypeId: 2, isCreditImportOnly: true, ausRequests: [] });
  });

  // @spec REQ-9, REQ-38
  it('refuses both services as Not Applicable', async () => {
    const app = await openRequest('/7100101/request');
    for (const service of ['DU', 'LPA']) {
      await app.user.selectOptions(
        screen.getByRole('combobox', { name: `Transaction type, ${service}` }),
        'Not Applicable',
      );
    }
    await app.user.click(submitButton());
    expect(linesOf(await summary())).toContain(BOTH_NOT_APPLICABLE);
  });

  // @spec REQ-30
  it('cleans a reference number during typing, and keeps it when a call fails', async () => {
    const app = await openRequest('/7100101/request');
    app.lender.faults.add({ call: 'placeOrder', kind: 'status', status: 403 });
    await app.user.click(screen.getByRole('button', { name: 'Set all to Reissue' }));
    const references = screen.getAllByRole('textbox', { name: /^Reference #/ });
    for (const field of references) await app.user.type(field, 'CR 4820-1973');
    expect(references[0]).toHaveValue('CR48201973');
    await app.user.click(submitButton());
    expect(await screen.findByText('The order was refused, but may have been placed.')).toBeVisible();
    expect(
      screen.getByText(/^It was refused with status 403 \(Failed on purpose with 403\.\);.* does not show it/),
    ).toBeVisible();
    expect(references[1]).toHaveValue('CR48201973');
  });

  // @spec REQ-30
  it("cleans a FormFree number and LPA's loan identifier during typing", async () => {
    const { user } = await openRequest('/7100101/request');
    const [formFree = expect.fail('no field')] = screen.getAllByRole('textbox', { name: /^FormFree #, / });
    await user.type(formFree, 'FF-20 1');
    expect(formFree).toHaveValue('FF201');
    const lpa = screen.getByRole('combobox', { name: 'Transaction type, LPA' });
    await user.selectOptions(lpa, 'Import/Update Existing');
    const loanIdentifier = await screen.findByRole('textbox', { name: /^Loan identifier/ });
    await user.type(loanIdentifier, 'LPL-00 42');
    expect(loanIdentifier).toHaveValue('LPL0042');
  });

  // @spec REQ-30
  it("strips LPA's loan identifier when the user types it, also one that equals that on file", async () => {
    const { user } = await openRequest('/7100120/request');
    const loanIdentifier = await screen.findByRole('textbox', { name: /^Loan identifier/ });
    expect(loanIdentifier).toHaveDisplayValue(/^LPL-\d{7}$/);
    const onFile = (loanIdentifier as HTMLInputElement).value;
    await user.clear(loanIdentifier);
    await user.type(loanIdentifier, 'LPL-00 42');
    expect(loanIdentifier).toHaveValue('LPL0042');
    await user.clear(loanIdentifier);
    await user.type(loanIdentifier, onFile.replace('-', ''));
    expect(loanIdentifier).toHaveValue(onFile.replace('-', ''));
  });

  it('shows the words of a refusal that names no field', async () => {
    const app = await openRequest('/7100101/request');
    app.lender.faults.add({ call: 'placeOrder', kind: 'status', status: 400 });
    await complete(app);
    await app.user.click(submitButton());
    const words = await screen.findByText('Failed on purpose with 400.');
    expect(words).toBeVisible();
    expect(await refusedItems()).toHaveAttribute('aria-expanded', 'false');
  });

  it('leads from a refusal to each field that it names by its path', async () => {
    const app = await openRequest('/7100101/request');
    const fields = ['note', 'digitalVerifications[0].reportId'];
    const errors = Object.fromEntries(fields.map((field) => [field, [`No ${field}.`, 'Nor another.']]));
    server.use(http.post('*/multi-aus-request', () => HttpResponse.json({ errors }, { status: 400 })));
    await complete(app);
    await app.user.click(submitButton());
    // The list stays closed: it could cover the field.
    expect(await refusedItems()).toHaveAttribute('aria-expanded', 'false');
    expect(await refusedItems()).toHaveTextContent('Correct what the service refused');
    const note = screen.getByRole('textbox', { name: 'Note for the file' });
    expect(note).toHaveFocus();
    expect(note).toHaveAccessibleDescription(/No note. Nor another.$/);
    await app.user.click(await refusedItems());
    await app.user.click(screen.getByRole('link', { name: 'No digitalVerifications[0].reportId.' }));
    expect(document.activeElement).toHaveAttribute('id', 'order-verifications');
    expect(document.activeElement).toHaveTextContent('No digitalVerifications[0].reportId. Nor another.');
  });

  it('keeps a draft for the loan until the user discards it', async () => {
    const first = await openRequest('/7100101/request');
    await first.user.click(screen.getByRole('button', { name: 'Set all to Reissue' }));
    const [reference] = screen.getAllByRole('textbox', { name: /^Reference #/ });
    await first.user.type(reference ?? expect.fail('no field'), 'CR48201973');
    await first.user.type(screen.getByRole('textbox', { name: 'Note for the file' }), 'rate lowered');
    closeTab(first);
    const again = await openRequest('/7100101/request', { lender: first.lender });
    // The choices are restored. Typed texts that may contain personal data were never stored.
    expect(screen.getAllByRole('textbox', { name: /^Reference #/ })[0]).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Note for the file' })).toHaveValue('');
    const note = screen.getByText(/^Draft from \d\d:\d\d:\d\d [AP]M restored/);
    expect(note).toHaveTextContent(TYPE_AGAIN);
    await again.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('textbox', { name: /^Reference #/ })).not.toBeInTheDocument();
    expect(note).not.toBeInTheDocument();
    closeTab(again);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('orderDraft'))).toEqual([]);
  });

  it('says that a note has to be typed again, even if nothing else was entered', async () => {
    const first = await openRequest('/7100101/request');
    await first.user.type(screen.getByRole('textbox', { name: 'Note for the file' }), 'rate lowered');
    closeTab(first);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('lowered');
    const again = await openRequest('/7100101/request', { lender: first.lender });
    expect(screen.getByText(TYPE_AGAIN)).toBeVisible();
    // A change does not make up for what was lost.
    await again.user.click(screen.getByRole('radio', { name: 'Import credit only' }));
    closeTab(again);
    await openRequest('/7100101/request', { lender: first.lender });
    expect(screen.getByText(TYPE_AGAIN)).toBeVisible();
  });

  it('continues to look for a lost order after a reload, with the draft restored', async () => {
    localStorage.setItem('order:7100101:key-1', JSON.stringify(attempt({ state: 'sent' })));
    const draft = { services: {}, borrowers: {}, verifications: {}, mode: 'credit' };
    keepDrafts({ 7100101: draft });
    renderApp('/7100101/request');
    expect(await screen.findByRole('radio', { name: /credit only/i })).toBeChecked();
    expect(screen.getByText('Checking whether the order went through…')).toBeVisible();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('says when a lost order could not be found', async () => {
    localStorage.setItem('order:7100101:key-1', JSON.stringify(attempt()));
    const app = await openRequest('/7100101/request');
    expect(
      await screen.findByText('We could not confirm the order. Check History before ordering again.'),
    ).toBeVisible();
    await complete(app);
    await app.user.click(submitButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'Before you order' });
    expect(within(dialog).getByText('An earlier order could not be confirmed')).toBeVisible();
  });

  // @spec REQ-31
  it('says what is left in one sentence, which opens to the open items, linked to their fields', async () => {
    const app = await openRequest('/7100101/request');
    await app.user.click(screen.getByRole('button', { name: '1 thing left: choose credit for 2 borrowers' }));
    const items = screen.getByRole('region', { name: 'What is left' });
    expect(linesOf(items)).toEqual(['Maren Okafor: choose New or Reissue', 'Tobias Okafor: choose New or Reissue']);
    await app.user.click(within(items).getByRole('link', { name: 'Maren Okafor: choose New or Reissue' }));
    expect(screen.getByRole('combobox', { name: 'Report, Maren Okafor' })).toHaveFocus();
  });

  // @spec API-28, API-29
  it('shows the details of a verification report, and which system alone uses it', async () => {
    const app = await openRequest('/7100101/request');
    expect(await screen.findAllByRole('cell', { name: 'Assets LPA only' })).toHaveLength(2);
    await app.user.click(await screen.findByRole('button', { name: /details: Assets of Maren Okafor$/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Maren Okafor: BalanceTrail' });
    expect(await within(drawer).findAllByText('Cottonwood Savings')).not.toHaveLength(0);
  });

  it('offers no details of a report without a system, which their address needs', async () => {
    const lender = startLender();
    const report = { borrowerId: '101', borrowerName: 'Maren Okafor', reportId: 'BT-1', status: 'Complete' };
    const held = http.get('*/digital-verification-details', () =>
      HttpResponse.json({ digitalVerifications: [report] }),
    );
    renderApp('/7100101/request', { lender: { ...lender, handlers: [held, ...lender.handlers] } });
    expect(await screen.findByRole('cell', { name: 'BT-1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /BT-1/ })).not.toBeInTheDocument();
  });

  it("shows '--' for the outcome of a last run without one", async () => {
    const transactionHistories = [{ requestId: 1, ausRequestTypeId: 2, requestDate: '2026-11-20T10:00:00Z' }];
    const lender = startLender();
    const held = http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories }));
    renderApp('/7100101/request', { lender: { ...lender, handlers: [held, ...lender.handlers] } });
    const systems = await screen.findByRole('table', { name: /Underwriting systems/ });
    await waitFor(() => expect(within(systems).getByRole('row', { name: /^DU / })).toHaveTextContent(/--.*· 1/));
  });

  // @spec API-37, API-38
  it('reads the acknowledgement back when the response to its save is lost', async () => {
    const app = await openRequest('/7100101/request');
    app.lender.faults.add({ call: 'saveAcknowledgement', kind: 'empty', times: 1 });
    await app.user.click(await acknowledgement());
    expect(await screen.findByText(/^Obtained/)).toBeVisible();
  });

  // @spec API-38
  it('saves that the user unticked the acknowledgement', async () => {
    const app = await openRequest('/7100101/request');
    await acknowledge(app);
    await app.user.click(await acknowledgement());
    expect(await screen.findByText('Not needed: the order includes no new report.')).toBeVisible();
    expect(await acknowledgement()).not.toBeChecked();
    const saves = app.requests.filter(({ method, path }) => method === 'POST' && path.includes('acknowledgement'));
    expect(saves.map(({ path }) => path.split('/').at(-1))).toEqual(['true', 'false']);
  });
});

describe('each part of the screen', () => {
  // @spec REQ-1
  it('shows what the loan has, and what is missing', async () => {
    const { user } = await openRequest('/7100118/request');
    expect(screen.getByLabelText('Transaction type, DU')).toHaveValue('import_existing');
    expect(screen.getByLabelText('Transaction type, LPA')).toHaveValue('request_new');
    const casefile = screen.getByLabelText(/^Case file ID/);
    expect(casefile).toHaveValue('1660444476');
    expect(screen.getByLabelText(/^Credit agency/)).toHaveValue('138');
    for (const name of ['Theo Lindgren', 'Mina Lindgren']) {
      expect(screen.getByLabelText(`Report, ${name}`)).toHaveValue('RE_ISSUE');
      expect(screen.getByLabelText(`Reference #, ${name}`)).toHaveValue('CR06503082');
    }
    expect(screen.getByText('No verification reports for this loan')).toBeVisible();
    expect(screen.getByText('Ready to order')).toBeVisible();
    await user.clear(casefile);
    expect(screen.getByRole('button', { name: /^1 thing left: .*DU/ })).toBeVisible();
    expect(await acknowledgement()).toBeChecked();
  });

  // @spec REQ-1
  it.each([
    { call: 'ausRequestTypes', what: 'the underwriting systems' },
    { call: 'requestTypeData', what: "DU's request data" },
    { call: 'ausAvailability', what: 'the availability of the underwriting systems' },
    { call: 'userAgencies', what: 'your agency profile' },
    { call: 'creditAgencies', what: "DU's credit agencies" },
    { call: 'recentRequest', what: 'the latest request' },
    { call: 'recentCreditRequest', what: 'the credit report on file' },
    { call: 'requestBorrowers', what: 'the borrowers' },
    { call: 'digitalVerifications', what: 'the digital verifications' },
    { call: 'acknowledgement', what: 'the borrower acknowledgement' },
  ])('fails alone and can be retried: $call', async ({ call, what }) => {
    const lender = startLender();
    const fault = lender.faults.add({ call, kind: 'status', status: 503 });
    const { user } = renderApp('/7100101/request', { lender });
    const text = `The service could not provide ${what} (status 503).`;
    const notice = (await screen.findByText(text)).closest('[role=alert]')?.parentElement;
    if (!(notice instanceof HTMLElement)) throw new Error('the failure is no alert');
    expect(screen.getByRole('heading', { name: '3 Borrowers and reports' })).toBeVisible();
    lender.faults.remove(fault.id);
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  // @spec SES-27
  it('shows a screen that says why nothing can be ordered when every read is empty', async () => {
    renderApp('/7100193/request');
    expect(await screen.findByText("The loan's data could not be loaded, so nothing can be ordered.")).toBeVisible();
    expect(submitButton()).toBeDisabled();
  });
});
