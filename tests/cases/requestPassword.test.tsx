import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_PASSWORD_INVALID } from '@/config/orderMessages';
import { signOutPressed } from '@/features/session/sessionSlice';
import { TYPED_ACCOUNT } from '@/features/request/protocol/credentialVault';
import {
  type App,
  acknowledgement,
  complete,
  openRequest,
  ordersIn,
  passwordField,
  submitButton,
  summary,
} from '@tests/support/requestScreen';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

const BROKER = { persona: 'tpo.bright' } as const;
const ON_FILE = 'The password on file is used.';

const accountNumber = () => screen.getByRole('textbox', { name: 'Account number (required)' });
const another = () => screen.getByRole('button', { name: 'Use another password' });
const passwordInputs = () => document.querySelectorAll('input[type=password], input[autocomplete=current-password]');
const secretsIn = ({ vault }: App) =>
  ['du full 138', 'du full 226', TYPED_ACCOUNT].map(vault.of).filter((secret) => secret !== undefined);
const chooseAgency = ({ user }: App, id: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Credit agency (required)' }), id);

/** Opens a loan whose password is on file, and waits until the screen shows that. */
async function openOnFile(): Promise<App> {
  const app = await openRequest('/7100109/request', BROKER);
  await screen.findByText(ON_FILE);
  return app;
}

async function replaceBy({ user }: App, password: string): Promise<void> {
  await user.click(another());
  await user.keyboard(password);
}

it('a number typed for one agency never goes to another that a choice selects', async () => {
  const lists = (creditAgencyId: number, name: string, isInProfileConfig: boolean) => ({
    creditAgencyId,
    name,
    userName: `ACCOUNT${creditAgencyId}`,
    passphrase: 'on file',
    mappingDetails: [{ mappedToCreditAgencyId: 5000, toAusRequestType: 'LP', isInProfileConfig }],
  });
  const app = renderApp('/7100109/request', BROKER);
  server.use(
    http.get('*/request-types/2/credit-agencies', () =>
      Response.json({ creditAgencies: [lists(138, 'TriPoint', false), lists(226, 'Harbor', true)] }),
    ),
    http.get('*/request-types/3/credit-agencies', () => Response.json({ creditAgencies: [] })),
  );
  await screen.findByText(ON_FILE);
  expect(accountNumber()).toHaveValue('ACCOUNT226');
  await app.user.clear(accountNumber());
  await app.user.type(accountNumber(), 'MINE');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Transaction type, LPA' }), 'Not Applicable');
  expect(accountNumber()).toHaveValue('ACCOUNT138');
  expect(await screen.findByText(ON_FILE)).toBeVisible();
});

describe('a password on file', () => {
  it('leaves no password field in the page, from loading to the refused order', async () => {
    const seen: Element[] = [];
    const watch = new MutationObserver(() => seen.push(...passwordInputs()));
    watch.observe(document, { childList: true, subtree: true, attributes: true });
    const app = await openOnFile();
    app.lender.faults.add({ call: 'placeOrder', kind: 'status', status: 403 });
    await complete(app);
    await app.user.click(submitButton());
    await screen.findByText('The order was refused, but may have been placed.');
    expect(await screen.findByText(ON_FILE)).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'History' }));
    await screen.findByRole('heading', { level: 1, name: 'History' });
    await app.user.click(screen.getByRole('link', { name: 'Request' }));
    expect(await screen.findByText(ON_FILE)).toBeVisible();
    watch.disconnect();
    expect(seen).toEqual([]);
    expect(accountNumber()).toHaveAttribute('autocomplete', 'off');
  });

  it('can be replaced by another and restored, and the focus follows', async () => {
    const app = await openOnFile();
    expect(another()).toHaveAccessibleDescription(ON_FILE);
    await app.user.tab();
    another().focus();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(passwordField()).toHaveFocus());
    await app.user.keyboard('typed');
    await app.user.click(screen.getByRole('button', { name: 'Use the password on file' }));
    expect(another()).toHaveFocus();
    expect(passwordInputs()).toHaveLength(0);
  });

  it('does not replace another one that is still empty: the error links to the empty field', async () => {
    const app = await openOnFile();
    await complete(app);
    await app.user.click(another());
    await app.user.click(submitButton());
    await app.user.click(within(await summary()).getByRole('link', { name: ACCOUNT_PASSWORD_INVALID }));
    expect(passwordField()).toHaveFocus();
    expect(passwordField()).toBeInvalid();
    expect(passwordField()).toHaveAccessibleDescription(`Use the password on file ${ACCOUNT_PASSWORD_INVALID}`);
    expect(ordersIn(app)).toHaveLength(0);
  });

  it('that the service refuses has an error linked to the button that opens the field', async () => {
    const app = await openOnFile();
    server.use(
      http.post('*/multi-aus-request', () =>
        Response.json({ errors: [{ key: 'wholesale password', message: ACCOUNT_PASSWORD_INVALID }] }, { status: 400 }),
      ),
    );
    await complete(app);
    await app.user.click(submitButton());
    const link = within(await summary()).getByRole('link', { name: ACCOUNT_PASSWORD_INVALID });
    await screen.findByText(ON_FILE);
    await app.user.click(link);
    expect(another()).toHaveFocus();
    expect(another()).toHaveAccessibleDescription(`${ON_FILE} ${ACCOUNT_PASSWORD_INVALID}`);
  });

  // @spec REQ-52
  it('is the one of the listing chosen, when LPA lists the same agency id with another account', async () => {
    const agency = { creditAgencyId: 138, name: 'TriPoint Credit', userName: 'ACCOUNT' };
    const flags = { isAusSoftPull: false, isInProfileConfig: true, isInactive: false };
    const listing = (system: string, passphrase: string) => () =>
      Response.json({ creditAgencies: [{ ...agency, ...flags, passphrase, fromAusRequestType: system }] });
    const app = renderApp('/7100109/request', BROKER);
    server.use(
      http.get('*/request-types/2/credit-agencies', listing('DU', 'du-secret')),
      http.get('*/request-types/3/credit-agencies', listing('LPA', 'lp-secret')),
    );
    await screen.findByText(ON_FILE);
    await complete(app);
    await app.user.click(submitButton());
    await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
    expect(ordersIn(app)[0]?.body).toMatchObject({ creditAgency: { userName: 'ACCOUNT', password: 'du-secret' } });
  });

  // @spec SES-25
  it('never replaces a typed one after a refusal: the user types it again, or chooses the one on file', async () => {
    const app = await openOnFile();
    await complete(app);
    await replaceBy(app, 'typed');
    app.lender.faults.add({ call: 'placeOrder', kind: 'status', status: 403 });
    await app.user.click(submitButton());
    await screen.findByText('The order was refused, but may have been placed.');
    await waitFor(() => expect(submitButton()).toBeEnabled());
    await waitFor(() => expect(secretsIn(app)).toHaveLength(2));
    expect(passwordField()).toHaveValue('');
    await app.user.click(submitButton());
    expect(await summary()).toHaveTextContent(ACCOUNT_PASSWORD_INVALID);
    expect(ordersIn(app)).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Use the password on file' }));
    expect(await screen.findByText(ON_FILE)).toBeVisible();
  });

  it('does not replace a typed one that was lost because the user left the screen', async () => {
    const app = await openOnFile();
    await replaceBy(app, 'typed');
    await act(() => app.router.navigate('/7100109/history'));
    await screen.findByRole('heading', { level: 1, name: 'History' });
    await act(() => app.router.navigate('/7100109/request'));
    expect(await screen.findByLabelText('Account password (required)')).toHaveValue('');
    await act(() => app.router.navigate('/7100101/request'));
    await screen.findByText('0123904471');
    expect(app.store.getState().orderDraft.replacesPassword).toBe(false);
  });

  it('does not remove a typed one while the user edits the account number', async () => {
    const app = await openOnFile();
    await app.user.type(accountNumber(), 'X');
    await app.user.type(passwordField(), 'typed');
    await app.user.type(accountNumber(), '{Backspace}');
    expect(accountNumber()).toHaveValue('BRIGHT138');
    expect(passwordField()).toHaveValue('typed');
  });
});

describe('the account form', () => {
  it('offers account number and password to password managers, accepts a pasted password, and shows and hides it', async () => {
    const app = await openOnFile();
    await app.user.click(another());
    await waitFor(() => expect(passwordField()).toHaveFocus());
    const form = passwordField().closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect([...new FormData(form ?? expect.fail('no form')).keys()]).toEqual(['accountNumber', 'accountPassword']);
    expect(accountNumber().closest('form')).toBe(form);
    expect(accountNumber()).toHaveAttribute('autocomplete', 'username');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
    expect(passwordField()).toHaveAttribute('spellcheck', 'false');
    await app.user.paste(' pasted 7');
    expect(passwordField()).toHaveValue(' pasted 7');
    expect(passwordField()).toHaveAttribute('type', 'password');
    await app.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(passwordField()).toHaveAttribute('type', 'text');
    await app.user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(passwordField()).toHaveAttribute('type', 'password');
  });

  it('does nothing when the user presses Enter in it', async () => {
    const app = await openOnFile();
    await complete(app);
    const prevented: boolean[] = [];
    const note = (event: Event) => prevented.push(event.defaultPrevented);
    window.addEventListener('submit', note);
    await app.user.type(accountNumber(), '{Enter}');
    await replaceBy(app, 'typed{Enter}');
    window.removeEventListener('submit', note);
    expect(prevented).toEqual([true]);
    expect(passwordField()).toHaveValue('typed');
    expect(passwordField()).toHaveFocus();
    expect(ordersIn(app)).toHaveLength(0);
  });

  it.each([
    { what: 'a retail loan', loanId: '7100101', persona: 'rita.ibarra' },
    { what: 'a retail soft pull', loanId: '7100102', persona: 'rita.ibarra' },
  ] as const)('is absent on $what', async ({ loanId, persona }) => {
    await openRequest(`/${loanId}/request`, { persona });
    expect(document.querySelector('form')).toBeNull();
    expect(passwordInputs()).toHaveLength(0);
  });
});

describe('another agency', () => {
  // @spec DAT-14, API-9
  it('empties the vault and the field', async () => {
    const app = await openOnFile();
    await replaceBy(app, 'typed for 138');
    app.vault.keep(TYPED_ACCOUNT, 'typed for 138');
    expect(secretsIn(app)).toEqual(['sandbox-maple-138', 'sandbox-otter-226', 'typed for 138']);
    app.lender.faults.add({ call: 'creditAgencies', kind: 'status', status: 503 });
    await chooseAgency(app, '226');
    expect(secretsIn(app)).toEqual([]);
    expect(await screen.findByLabelText('Account password (required)')).toHaveValue('');
  });

  it('uses its own account and password on file', async () => {
    const app = await openOnFile();
    await replaceBy(app, 'typed for 138');
    await chooseAgency(app, '226');
    expect(passwordInputs()).toHaveLength(0);
    expect(accountNumber()).toHaveValue('BRIGHT226');
    expect(await screen.findByText(ON_FILE)).toBeVisible();
    expect(app.vault.of('du full 226')).toBe('sandbox-otter-226');
  });

  // @spec REQ-19
  it('is not taken after Submit: the order has the agency and the password of the press', async () => {
    const app = await openOnFile();
    let letItBeSaved = (): void => undefined;
    const saved = new Promise<void>((resolve) => (letItBeSaved = resolve));
    server.use(http.post('*/borrower-acknowledgement-for-credit-pull/*', () => saved));
    await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
    await replaceBy(app, 'typed for 138');
    await app.user.click(await acknowledgement());
    await app.user.click(submitButton());
    expect(app.vault.of(TYPED_ACCOUNT)).toBe('typed for 138');
    expect(screen.getByRole('combobox', { name: /^Credit agency/ })).toBeDisabled();
    letItBeSaved();
    await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
    expect(ordersIn(app)[0]?.body).toMatchObject({ creditAgency: { creditAgencyId: 138, password: 'typed for 138' } });
  });
});

// @spec REQ-26
it.each([
  { end: 'the order is sent', act: order },
  { end: 'another loan is opened', act: ({ router }: App) => router.navigate('/7100101/request') },
  { end: 'the user signs out', act: ({ store }: App) => void store.dispatch(signOutPressed()) },
])('the vault is empty after $end', async ({ act }) => {
  const app = await openOnFile();
  expect(secretsIn(app)).toHaveLength(2);
  await act(app);
  await waitFor(() => expect(secretsIn(app)).toEqual([]));
});

async function order(app: App): Promise<void> {
  await complete(app);
  await app.user.click(submitButton());
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/7100109/selection'));
}
