import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BOTH_NOT_APPLICABLE, REQUIRED_FIELDS_INVALID } from '@/config/messages';
import { renderApp, startLender } from '@tests/support/renderApp';
import {
  acknowledge,
  acknowledgement,
  linesOf,
  openRequest,
  ordersIn,
  submitButton,
  summary,
  type App,
} from '@tests/support/requestScreen';

describe('a clean retail loan', () => {
  it('refuses an order without credit, leads to each field, and keeps what was entered', async () => {
    const app = await openRequest('/7100101/request');
    await app.user.click(submitButton());
    const region = await summary();
    expect(region).toHaveFocus();
    expect(linesOf(region)).toEqual(['Maren Okafor: choose New or Reissue', 'Tobias Okafor: choose New or Reissue']);
    await app.user.click(within(region).getByRole('link', { name: /Tobias/ }));
    expect(screen.getByRole('combobox', { name: 'Report, Tobias Okafor' })).toHaveFocus();
    expect(ordersIn(app)).toHaveLength(0);
  });

  it('waits for the acknowledgement that is still being saved, and orders once', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'saveAcknowledgement', kind: 'slow', delayMs: 300 });
    const app = await openRequest('/7100101/request', { lender });
    await app.user.click(screen.getByRole('button', { name: 'New for all' }));
    await app.user.click(await acknowledgement());
    await app.user.click(submitButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
    expect(ordersIn(app)).toHaveLength(1);
  });

  it('orders DU and LPA with a joint report, and goes to Selection', async () => {
    const app = await openRequest('/7100101/request');
    await app.user.click(screen.getByRole('button', { name: 'New for all' }));
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
        creditAgency: { creditAgencyId: '138', mappedToCreditAgencyId: '5138' },
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
    await app.user.click(screen.getByRole('button', { name: 'New for all' }));
    await acknowledge(app);
    await press(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/7100101/selection'));
    expect(ordersIn(app)).toHaveLength(1);
  });

  it('imports credit alone and goes to History', async () => {
    const app = await openRequest('/7100101/request');
    await app.user.click(screen.getByRole('radio', { name: 'Import credit only' }));
    await waitFor(() => expect(submitButton()).toHaveTextContent('Import credit'));
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(screen.queryByRole('table', { name: /Underwriting systems/ })).not.toBeInTheDocument();
    await app.user.click(await screen.findByRole('button', { name: 'New for all' }));
    await acknowledge(app);
    await app.user.click(submitButton());
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/7100101/history'));
    expect(ordersIn(app)[0]?.body).toMatchObject({ requestTypeId: 2, isCreditImportOnly: true, ausRequests: [] });
  });

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

  it('cleans a reference number as it is typed, and never loses it by a failed call', async () => {
    const app = await openRequest('/7100101/request');
    app.lender.faults.add({ call: 'placeOrder', kind: 'status', status: 403 });
    await app.user.click(screen.getByRole('button', { name: 'Reissue for all' }));
    const references = screen.getAllByRole('textbox', { name: /^Reference #/ });
    for (const field of references) await app.user.type(field, 'CR 4820-1973');
    expect(references[0]).toHaveValue('CR48201973');
    await app.user.click(submitButton());
    expect(await screen.findByText('Nothing was ordered.')).toBeVisible();
    expect(screen.getByText('You do not have permission to order for this loan.')).toBeVisible();
    expect(references[1]).toHaveValue('CR48201973');
  });

  it("shows the service's own refusals beside their fields", async () => {
    const app = await openRequest('/7100101/request');
    app.lender.faults.add({ call: 'placeOrder', kind: 'status', status: 400 });
    await app.user.click(screen.getByRole('button', { name: 'New for all' }));
    await acknowledge(app);
    await app.user.click(submitButton());
    expect(linesOf(await summary())).toEqual([REQUIRED_FIELDS_INVALID]);
  });

  it('keeps a draft for the loan until it is discarded', async () => {
    const first = await openRequest('/7100101/request');
    await first.user.click(screen.getByRole('button', { name: 'Reissue for all' }));
    const [reference] = screen.getAllByRole('textbox', { name: /^Reference #/ });
    await first.user.type(reference ?? expect.fail('no field'), 'CR48201973');
    await first.user.type(screen.getByRole('textbox', { name: 'Note for the file' }), 'rate lowered');
    first.unmount();
    first.stop();
    const again = await openRequest('/7100101/request', { lender: first.lender });
    // The choice is back; what was typed about people was never written down.
    expect(screen.getAllByRole('textbox', { name: /^Reference #/ })[0]).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Note for the file' })).toHaveValue('');
    await again.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('textbox', { name: /^Reference #/ })).not.toBeInTheDocument();
    expect(sessionStorage.getItem('orderDrafts')).toBeNull();
  });

  it('keeps looking for a lost order after a reload, with the draft back in place', async () => {
    const attempt = { attemptId: 'a', fingerprint: '', mode: 'aus', services: ['du'], knownRequestIds: [] };
    sessionStorage.setItem('order:7100101', JSON.stringify({ ...attempt, startedAt: Date.now() }));
    const draft = { services: {}, borrowers: {}, verifications: {}, mode: 'credit' };
    sessionStorage.setItem('orderDrafts', JSON.stringify({ 7100101: draft }));
    renderApp('/7100101/request');
    expect(await screen.findByRole('radio', { name: /credit only/i })).toBeChecked();
    expect(screen.getByText('Checking whether the order went through…')).toBeVisible();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('says so when a lost order could not be found', async () => {
    const attempt = { attemptId: 'a', fingerprint: '', mode: 'aus', services: ['du'], knownRequestIds: [] };
    sessionStorage.setItem('order:7100101', JSON.stringify({ ...attempt, startedAt: Date.now() - 200_000 }));
    const app = await openRequest('/7100101/request');
    expect(
      await screen.findByText('We could not confirm the order. Check History before ordering again.'),
    ).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'New for all' }));
    await acknowledge(app);
    await app.user.click(submitButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'Before you order' });
    expect(within(dialog).getByText('An earlier order could not be confirmed')).toBeVisible();
  });

  it('shows every check with what it found, leading to the field', async () => {
    const app = await openRequest('/7100101/request');
    await app.user.click(screen.getByRole('button', { name: /^Readiness: 9 of 10 ok/ }));
    await app.user.click(screen.getByRole('button', { name: 'Maren Okafor: choose New or Reissue' }));
    expect(screen.getByRole('combobox', { name: 'Report, Maren Okafor' })).toHaveFocus();
  });

  it('shows the details of a verification report, and which system alone takes it into account', async () => {
    const app = await openRequest('/7100101/request');
    expect(await screen.findAllByRole('cell', { name: 'Assets LPA only' })).toHaveLength(2);
    await app.user.click(await screen.findByRole('button', { name: /details: Assets of Maren Okafor$/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Maren Okafor: BalanceTrail' });
    expect(await within(drawer).findAllByText('Cottonwood Savings')).not.toHaveLength(0);
  });

  it('reads the acknowledgement back when the answer to the tick is lost', async () => {
    const app = await openRequest('/7100101/request');
    app.lender.faults.add({ call: 'saveAcknowledgement', kind: 'empty', times: 1 });
    await app.user.click(await acknowledgement());
    expect(await screen.findByText(/^Obtained/)).toBeVisible();
  });
});

describe('each part of the screen', () => {
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
  ])('fails alone and can be asked again: $call', async ({ call, what }) => {
    const lender = startLender();
    const fault = lender.faults.add({ call, kind: 'status', status: 503 });
    const { user } = renderApp('/7100101/request', { lender });
    const text = `The service could not provide ${what} (status 503).`;
    const alert = (await screen.findByText(text)).closest('[role=alert]');
    if (!(alert instanceof HTMLElement)) throw new Error('the failure is no alert');
    expect(screen.getByRole('heading', { name: 'Borrowers and reports' })).toBeVisible();
    lender.faults.remove(fault.id);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  it('shows a screen that says why nothing can be ordered when every read is empty', async () => {
    renderApp('/7100193/request');
    expect(await screen.findByText("The loan's data is not known, so nothing can be ordered.")).toBeVisible();
    expect(submitButton()).toBeDisabled();
  });
});
