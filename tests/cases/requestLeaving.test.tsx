import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_PASSWORD_INVALID } from '@/config/orderMessages';
import { readWanted } from '@/reads/readState';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { holdPosts } from '@tests/support/holdPosts';
import { keepDrafts } from '@tests/support/keepDrafts';
import { startLender } from '@tests/support/renderApp';
import {
  acknowledgement,
  type App,
  complete,
  openRequest,
  ordersIn,
  submitButton,
  summary,
} from '@tests/support/requestScreen';
import { server } from '@tests/support/server';
import '@/app/areas/historyArea';

const BROKER = { persona: 'tpo.bright' } as const;

async function goToHistory({ user }: App): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'History' }));
  await screen.findByRole('heading', { level: 1, name: 'History' });
}

async function comeBack({ user }: App): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Request' }));
  await screen.findByRole('heading', { level: 1, name: 'Request' });
}

describe('leaving Request and returning', () => {
  // @spec API-38
  it('lets the acknowledgement finish saving', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'saveAcknowledgement', kind: 'slow', delayMs: 300 });
    const app = await openRequest('/7100101/request', { lender });
    await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
    await app.user.click(await acknowledgement());
    await goToHistory(app);
    await comeBack(app);
    expect(await screen.findByText(/^Obtained/)).toBeVisible();
    await waitFor(() => expect(submitButton()).toBeEnabled());
    await app.user.click(submitButton());
    await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
  });

  it('reloads borrowers whose reload was canceled, when they are ordered for', async () => {
    const app = await openRequest('/7100101/request');
    const mode = (name: string) => app.user.click(screen.getByRole('radio', { name }));
    await mode('Import credit only');
    server.use(http.get('*/request-types/1/borrowers', () => delay('infinite'), { once: true }));
    app.store.dispatch(readWanted({ name: 'borrowers', key: 'aus' }));
    await waitFor(() => expect(app.requests.at(-1)).toMatchObject({ isAnswered: false }));
    await goToHistory(app);
    await comeBack(app);
    await waitFor(() => expect(submitButton()).toBeEnabled());
    const reads = () => app.requests.filter(({ path }) => path.endsWith('/request-types/1/borrowers')).length;
    expect(reads()).toBe(2);
    await mode('Run AUS');
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(reads()).toBe(3);
  });

  it('reloads the borrowers of the other mode: a run may have ended while the screen was closed', async () => {
    const app = await openRequest('/7100101/request');
    const reads = () => app.requests.filter(({ path }) => path.endsWith('/request-types/2/borrowers')).length;
    await app.user.click(screen.getByRole('radio', { name: 'Import credit only' }));
    await waitFor(() => expect(submitButton()).toBeEnabled());
    await app.user.click(screen.getByRole('radio', { name: 'Run AUS' }));
    await goToHistory(app);
    await comeBack(app);
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(reads()).toBe(1);
    await app.user.click(screen.getByRole('radio', { name: 'Import credit only' }));
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(reads()).toBe(2);
  });
});

it('leaving the page from another screen asks about a draft, and no longer after it is discarded', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const app = await openRequest('/7100101/request');
  expect(asks()).toBe(false);
  await app.user.type(screen.getByRole('textbox', { name: 'Note for the file' }), 'rate lowered');
  await goToHistory(app);
  expect(asks()).toBe(true);
  await comeBack(app);
  await app.user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(asks()).toBe(false);
});

describe('leaving what was typed', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Your entries will be lost' });
  const noteField = () => screen.findByRole('textbox', { name: 'Note for the file' });
  const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  it('asks before another loan opens, and keeps everything on Stay', async () => {
    const app = await openRequest('/7100101/request');
    await app.user.type(await noteField(), 'rate lowered');
    void app.router.navigate('/7100102/request');
    expect(within(await question()).getByRole('button', { name: 'Stay' })).toHaveAttribute('data-kind', 'primary');
    await app.user.click(within(await question()).getByRole('button', { name: 'Stay' }));
    await isGone();
    expect(app.router.state.location.pathname).toBe('/7100101/request');
    expect(await noteField()).toHaveValue('rate lowered');
    void app.router.navigate('/7100102/request');
    await app.user.click(within(await question()).getByRole('button', { name: 'Leave this loan' }));
    expect(await screen.findByText('Priya Raghunathan', { selector: 'dd bdi' })).toBeVisible();
    expect(await noteField()).toHaveValue('');
  });

  it('does not ask between the screens of the loan, or for choices, which are stored', async () => {
    const app = await openRequest('/7100101/request');
    await app.user.type(await noteField(), 'rate lowered');
    await goToHistory(app);
    await comeBack(app);
    expect(await noteField()).toHaveValue('rate lowered');
    await app.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
    await app.router.navigate('/7100102/request');
    expect(app.router.state.location.pathname).toBe('/7100102/request');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  /** Presses Submit, and returns what lets the lender answer. */
  async function holdOrder(app: App): Promise<() => void> {
    await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
    await app.user.click(await acknowledgement());
    const { arrived, release } = holdPosts('*/multi-aus-request');
    await app.user.click(submitButton());
    await arrived();
    return release;
  }
  const notConfirmed = () => screen.findByRole('alertdialog', { name: 'Not confirmed yet' });
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it.each([
    { answer: 'Stay', pathname: '/7100101/selection' },
    { answer: 'Leave this loan', pathname: '/7100102/request' },
  ])('asks before another loan interrupts an order, and keeps asking when it is placed: $answer', async (example) => {
    const app = await openRequest('/7100101/request');
    const release = await holdOrder(app);
    void app.router.navigate('/7100102/request');
    const question = await notConfirmed();
    release();
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/7100101/selection'));
    expect(question).toBeVisible();
    await app.user.click(within(question).getByRole('button', { name: example.answer }));
    await isGone();
    expect(app.router.state.location.pathname).toBe(example.pathname);
    expect(ordersIn(app)).toHaveLength(1);
  });

  it('asks once before a sign-out interrupts an order, also on the start page', async () => {
    const app = await openRequest('/7100101/request');
    const release = await holdOrder(app);
    await app.user.click(screen.getByRole('button', { name: 'Sign out' }));
    await app.user.click(within(await notConfirmed()).getByRole('button', { name: 'Stay' }));
    await isGone();
    void app.router.navigate('/');
    await app.user.click(within(await notConfirmed()).getByRole('button', { name: 'Leave this loan' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
    expect(asks()).toBe(true);
    await app.user.click(screen.getByRole('button', { name: 'Sign out' }));
    await app.user.click(within(await notConfirmed()).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(asks()).toBe(false));
    release();
  });

  const sessionEnd = () => screen.findByRole('alertdialog', { name: 'Session ended' });
  const unsettled = /An order is being placed, and its outcome is not known\./;
  const expire = () => server.use(http.get('*/api/*', () => new HttpResponse(null, { status: 401 })));
  const LONG = { config: { SESSION_MODAL_COUNTDOWN_TIMER: 600 } };

  // @spec SES-47
  it('says at the end of the session that an order of the tab is in flight', async () => {
    const app = await openRequest('/7100101/request', LONG);
    const release = await holdOrder(app);
    expire();
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await sessionEnd()).toHaveTextContent(unsettled));
    expect(await sessionEnd()).toHaveTextContent('Look it up in History before you order again.');
    release();
  });

  it('says so of an order whose own response is the 401', async () => {
    const app = await openRequest('/7100101/request', LONG);
    await complete(app);
    server.use(
      http.post('*/multi-aus-request', () => {
        expire();
        return new HttpResponse(null, { status: 401 });
      }),
    );
    await app.user.click(submitButton());
    await waitFor(async () => expect(await sessionEnd()).toHaveTextContent(unsettled));
  });

  // @spec SES-47
  it('says of an order that was placed only that it runs', async () => {
    const app = await openRequest('/7100101/request', LONG);
    await complete(app);
    await app.user.click(submitButton());
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/7100101/selection'));
    expire();
    window.dispatchEvent(new Event('online'));
    const end = await sessionEnd();
    await waitFor(() => expect(app.store.getState().session.isOver).toBe(true));
    expect(end).toHaveTextContent('An order is being processed: look it up in History.');
    expect(end).not.toHaveTextContent(unsettled);
  });

  it('says nothing of an order that was not sent for want of a token', async () => {
    let token: string | undefined = 'token-of-rita.ibarra';
    const identity = fakeIdentity('rita.ibarra', { accessToken: () => Promise.resolve(token) });
    const app = await openRequest('/7100101/request', { ...LONG, identity });
    await complete(app);
    token = undefined;
    await app.user.click(submitButton());
    const end = await sessionEnd();
    await waitFor(() => expect(app.store.getState().session.isOver).toBe(true));
    expect(end).not.toHaveTextContent(/An order is being/);
    expect(ordersIn(app)).toEqual([]);
  });

  it('asks before another loan interrupts the saving of the acknowledgement', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'saveAcknowledgement', kind: 'slow', delayMs: 60_000 });
    const app = await openRequest('/7100101/request', { lender });
    await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
    await app.user.click(await acknowledgement());
    void app.router.navigate('/7100102/request');
    expect(await notConfirmed()).toBeVisible();
  });

  it('asks before a sign-out that loses entries', async () => {
    const app = await openRequest('/7100101/request');
    await app.user.type(await noteField(), 'rate lowered');
    await app.user.click(screen.getByRole('button', { name: 'Sign out' }));
    await app.user.click(within(await question()).getByRole('button', { name: 'Stay' }));
    await isGone();
    expect(await noteField()).toHaveValue('rate lowered');
  });
});

describe('the borrowers of a credit import', () => {
  const borrowers = () => screen.findByRole('table', { name: /Borrowers and the credit reports/ });

  /** Chooses the credit import while the read of its borrowers is slow, so that they have not loaded yet. */
  async function leaveWhileTheyAreRead(): Promise<App> {
    const app = await openRequest('/7100101/request');
    const fault = app.lender.faults.add({ call: 'requestBorrowers', kind: 'slow', delayMs: 60_000 });
    await app.user.click(screen.getByRole('radio', { name: 'Import credit only' }));
    await waitFor(() => expect(submitButton()).toBeDisabled());
    app.lender.faults.remove(fault.id);
    return app;
  }

  it('reload when the user left the screen before they loaded', async () => {
    const app = await leaveWhileTheyAreRead();
    await goToHistory(app);
    await comeBack(app);
    expect(await borrowers()).toBeVisible();
    await waitFor(() => expect(submitButton()).toBeEnabled());
  });

  it('reload when the user chooses it only after returning', async () => {
    const app = await leaveWhileTheyAreRead();
    await app.user.click(screen.getByRole('radio', { name: 'Run AUS' }));
    await goToHistory(app);
    await comeBack(app);
    expect(await borrowers()).toBeVisible();
    await app.user.click(screen.getByRole('radio', { name: 'Import credit only' }));
    expect(await borrowers()).toBeVisible();
  });

  it('load alone on entry when a credit import is drafted', async () => {
    const draft = { services: {}, borrowers: {}, verifications: {}, mode: 'credit' };
    keepDrafts({ 7100101: draft });
    const app = await openRequest('/7100101/request');
    const read = app.requests.filter(({ path }) => path.endsWith('/borrowers')).map(({ path }) => path);
    expect(read).toEqual(['/aus/multi-aus/v2/loans/7100101/request-types/2/borrowers']);
  });
});

describe("a broker's password", () => {
  it('that was typed is cleared with the screen, and no order is sent without it', async () => {
    const app = await openRequest('/7100109/request', BROKER);
    await complete(app);
    await app.user.type(await screen.findByRole('textbox', { name: /^Account number/ }), 'X');
    await app.user.type(screen.getByLabelText('Account password (required)'), 'secret');
    await goToHistory(app);
    await comeBack(app);
    expect(await screen.findByLabelText('Account password (required)')).toHaveValue('');
    await waitFor(() => expect(submitButton()).toBeEnabled());
    await app.user.click(submitButton());
    expect(within(await summary()).getByRole('link', { name: ACCOUNT_PASSWORD_INVALID })).toBeVisible();
    expect(ordersIn(app)).toHaveLength(0);
  });

  it('that is stored does not count while it cannot be reloaded', async () => {
    const app = await openRequest('/7100109/request', BROKER);
    await complete(app);
    await goToHistory(app);
    app.lender.faults.add({ call: 'creditAgencies', kind: 'status', status: 503 });
    await comeBack(app);
    await screen.findByText("The service could not provide DU's credit agencies (status 503).");
    await waitFor(() => expect(submitButton()).toBeEnabled());
    await app.user.click(submitButton());
    expect(within(await summary()).getByRole('link', { name: ACCOUNT_PASSWORD_INVALID })).toBeVisible();
    expect(ordersIn(app)).toHaveLength(0);
  });
});

it('the message about a placed order is on the screen that it opens, and ends with that', async () => {
  const app = await openRequest('/7100101/request');
  await complete(app);
  await app.user.click(submitButton());
  await screen.findByRole('heading', { level: 1, name: 'Selection' });
  expect(await screen.findByRole('group', { name: /^Order sent/ })).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: 'Request' }));
  await screen.findByRole('heading', { level: 1, name: 'Request' });
  expect(screen.queryByRole('group', { name: /^Order sent/ })).not.toBeInTheDocument();
});
