import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_PASSWORD_INVALID,
  LP_CONSTRUCTION,
  PRODUCT_MISSING,
  SOFT_PULL_NO_PRODUCT,
  SOFT_PULL_PRODUCT,
} from '@/config/messages';
import { runSettled } from '@/features/history/historySlice';
import { waitsIn } from '@tests/faults/support/stateReading';
import { renderApp } from '@tests/support/renderApp';
import {
  type App,
  acknowledge,
  acknowledgement,
  linesOf,
  openRequest,
  ordersIn,
  submitButton,
  summary,
} from '@tests/support/requestScreen';

const readsOfType = (typeId: number, { requests }: App) =>
  requests.filter(({ path }) => path.endsWith(`/request-type/${typeId}`));

describe('what loans and people allow', () => {
  it('lets nobody order who may not', async () => {
    renderApp('/7100101/request', { persona: 'audit.view' });
    expect(await screen.findByText('You do not have permission to order.')).toBeVisible();
    expect(submitButton()).toBeDisabled();
  });

  it('warns of Early Assessment without a product and goes on after a confirmation', async () => {
    const app = await openRequest('/7100102/request');
    expect(await screen.findByText(SOFT_PULL_NO_PRODUCT)).toBeVisible();
    expect(screen.getByText(/Agency set by company profile/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'New for all' }));
    await acknowledge(app);
    await app.user.click(submitButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'Before you order' });
    expect(within(dialog).getByRole('button', { name: 'Go back' })).toHaveFocus();
    await app.user.click(within(dialog).getByRole('button', { name: 'Order anyway' }));
    await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
    expect(ordersIn(app)[0]?.body).toMatchObject({ isGseSoftCreditPull: true, creditAgency: null });
  });

  it('refuses a soft pull on an FHA loan', async () => {
    const app = await openRequest('/7100104/request');
    await app.user.click(screen.getByRole('radio', { name: 'AUS Soft' }));
    expect(await screen.findByText(SOFT_PULL_PRODUCT)).toBeVisible();
    await app.user.click(submitButton());
    expect(linesOf(await summary())).toContain(SOFT_PULL_PRODUCT);
  });

  it('refuses LPA for a construction-permanent loan at once', async () => {
    const app = await openRequest('/7100107/request');
    const type = screen.getByRole('combobox', { name: 'Transaction type, LPA' });
    expect(type).toHaveValue('not_applicable');
    await app.user.selectOptions(type, 'Request New Findings');
    expect(await screen.findByText(LP_CONSTRUCTION)).toBeVisible();
  });

  it('takes at most as many applicants for LPA as are configured', async () => {
    await openRequest('/7100108/request');
    expect(await screen.findByText(/^Maximum number of applicants is 5\./)).toBeVisible();
  });

  it('asks of LPA through a servicer where it is offered, again after a run', async () => {
    const app = await openRequest('/7100109/request', { persona: 'tpo.bright' });
    expect(readsOfType(999, app)).toHaveLength(1);
    app.store.dispatch(runSettled());
    await waitFor(() => expect(readsOfType(999, app)).toHaveLength(2));
  });

  it('asks nothing of LPA through a servicer where nobody offers it, not after a run either', async () => {
    const app = await openRequest('/7100101/request');
    app.store.dispatch(runSettled());
    await waitFor(() => expect(readsOfType(3, app)).toHaveLength(2));
    await waitFor(() => expect(waitsIn(app.store.getState())).toEqual([]));
    expect(readsOfType(999, app)).toEqual([]);
  });

  it('asks for a product on wholesale', async () => {
    await openRequest('/7100115/request', { persona: 'tpo.bright' });
    expect(await screen.findByText(PRODUCT_MISSING)).toBeVisible();
  });

  it('warns when a joint report is taken apart', async () => {
    const app = await openRequest('/7100118/request');
    const joint = screen.getAllByRole('checkbox', { name: /^Joint report/ }).find((box) => box.matches(':checked'));
    if (joint === undefined) throw new Error('nobody has a joint report');
    await app.user.click(joint);
    expect(await screen.findByText(/^Last report was joint\./)).toBeVisible();
    expect(screen.getByText(/Name, SSN or address changed/)).toBeVisible();
  });

  it('asks before a new report is ordered beside the one on file, and reissues instead', async () => {
    const app = await openRequest('/7100118/request');
    const reference = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Reference #, / })[0];
    const number = reference?.value ?? '';
    expect(number).not.toBe('');
    await app.user.clear(reference ?? expect.fail('there is no reference number'));
    await app.user.click(screen.getByRole('button', { name: 'New for all' }));
    await acknowledgement().then(async (box) => {
      if (!(box as HTMLInputElement).checked) await acknowledge(app);
    });
    await app.user.click(submitButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'Before you order' });
    expect(within(dialog).getByText(/^This adds a hard inquiry for 2 borrowers\./)).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Reissue instead' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getAllByRole('combobox', { name: /^Report, / })[0]).toHaveValue('RE_ISSUE');
    expect(screen.getAllByRole('textbox', { name: /^Reference #, / })[0]).toHaveValue(number);
    expect(ordersIn(app)).toHaveLength(0);
  });

  it('fills in a past order again, without its new reports', async () => {
    const app = renderApp('/7100118/history');
    const link = await waitFor(() => {
      const requestId = app.requests.length > 0 ? app.store.getState().history.items.value?.[0]?.requestId : undefined;
      if (requestId === undefined) throw new Error('no history yet');
      return `/7100118/request?again=${requestId}`;
    });
    await app.router.navigate(link);
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Discard changes' })).toBeEnabled());
    for (const type of await screen.findAllByRole('combobox', { name: /^Report, / }))
      expect(type).not.toHaveValue('REQUEST_NEW');
  });
});

describe("a broker's account", () => {
  it('is needed, sent, and found nowhere else', async () => {
    const CANARY = 'canary-Pa$$ 7';
    const app = await openRequest('/7100109/request', { persona: 'tpo.bright' });
    await app.user.click(screen.getByRole('button', { name: 'New for all' }));
    await acknowledge(app);
    await app.user.type(await screen.findByRole('textbox', { name: /^Account number/ }), 'X');
    await app.user.click(submitButton());
    expect(linesOf(await summary())).toEqual([ACCOUNT_PASSWORD_INVALID]);

    await app.user.type(screen.getByLabelText(/^Account password/), CANARY);
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
    await app.user.click(screen.getByRole('button', { name: 'New for all' }));
    await acknowledge(app);
    await app.user.type(await screen.findByLabelText(/^Account password/), 'secret');
    await app.user.click(submitButton());
    expect(await screen.findByText('Nothing was ordered.')).toBeVisible();
    expect(screen.getByLabelText(/^Account password/)).toHaveValue('');
    expect(screen.getAllByRole('combobox', { name: /^Report, / })[0]).toHaveValue('REQUEST_NEW');
  });

  it('is empty when the profile holds none', async () => {
    await openRequest('/7100110/request', { persona: 'tpo.bright' });
    expect(await screen.findByText(/^Your profile holds no agency account/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Credit agency/ })).toHaveValue('');
  });

  it('belongs to one agency: choosing another empties the password', async () => {
    const app = await openRequest('/7100109/request', { persona: 'tpo.bright' });
    await app.user.type(await screen.findByLabelText(/^Account password/), 'secret');
    await app.user.selectOptions(screen.getByRole('combobox', { name: /^Credit agency/ }), '226');
    expect(screen.getByLabelText(/^Account password/)).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /^Account number/ })).toHaveValue('BRIGHT226');
  });
});
