import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { SignInState } from '@/services/identity/auth';
import type { PersonaId } from '@sandbox/personas';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { keepDrafts, storedDrafts } from '@tests/support/keepDrafts';
import { renderApp } from '@tests/support/renderApp';
import { submitButton } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';
import { modal } from '@tests/support/sessionScreen';
// Loads the screen's chunk before the first test waits for it.
import '@/features/request/requestArea';

const NOTE = 'rate lowered';
const note = () => screen.findByRole('textbox', { name: 'Note for the file' });
const orders = (app: Awaited<ReturnType<typeof typed>>['app']) =>
  app.requests.filter(({ path }) => path === '/aus/multi-aus/v1/multi-aus-request');

/** Returning to the tab or being online again reads the loan, and looks for a sign-in. */
const comeBack = () => window.dispatchEvent(new Event('online'));

/** A provider whose session can end and start again. */
function provider(persona: PersonaId) {
  let tell: (state: SignInState) => void = () => undefined;
  const held = { isOpen: true, mark: persona as string, asked: 0 };
  const identity = fakeIdentity(persona, {
    watch: (listener) => {
      tell = listener;
      listener('signedIn');
      return () => undefined;
    },
    accessToken: () => {
      held.asked += 1;
      return Promise.resolve(held.isOpen ? `token-of-${persona}` : undefined);
    },
    personMark: () => held.mark,
  });
  return { held, identity, tell: (state: SignInState) => tell(state) };
}

async function typed(address: string, persona: PersonaId = 'rita.ibarra') {
  const { held, identity, tell } = provider(persona);
  const app = renderApp(address, { identity });
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await app.user.type(await note(), NOTE);
  return { app, held, tell };
}

/** Ends the provider's session, which the next call finds out. */
async function runOut({ held }: { held: { isOpen: boolean } }): Promise<void> {
  held.isOpen = false;
  comeBack();
  expect(await modal()).toHaveTextContent('Sign in again to go on. Until then, this tab keeps what you typed');
  await waitFor(() => expect(screen.queryByRole('textbox', { hidden: true })).not.toBeInTheDocument());
}

const expectNoNote = (app: Awaited<ReturnType<typeof typed>>['app']): void => {
  expect(app.container).not.toHaveTextContent(NOTE);
  expect(JSON.stringify(app.store.getState())).not.toContain(NOTE);
  expect(JSON.stringify([sessionStorage, localStorage].map((each) => Object.entries(each as object)))).not.toContain(
    NOTE,
  );
};

describe('a sign-in that ran out', () => {
  it('offers to sign in in a new tab, and to leave', async () => {
    const session = await typed('/7100101/request');
    await runOut(session);
    expect(within(await modal()).getByRole('button')).toHaveTextContent('Return to the loan origination system');
    const link = within(await modal()).getByRole('link', { name: 'Sign in again in a new tab' });
    await waitFor(() => expect(link).toHaveFocus());
    expect(link).toHaveAttribute('target', '_blank');
    await session.app.user.click(within(await modal()).getByRole('button', { name: /^Return to the loan/ }));
    expect(session.app.browser.left).toEqual(['https://los.test/home']);
  });

  it('shows the form as it was once the same person has signed in, and holds nothing elsewhere until then', async () => {
    const session = await typed('/7100101/request');
    const { app, held } = session;
    await app.user.click(screen.getByRole('button', { name: 'Set all to Reissue' }));
    const [reference] = screen.getAllByRole('textbox', { name: /^Reference #/ });
    await app.user.clear(reference ?? expect.fail());
    await app.user.type(reference ?? expect.fail(), 'CR77777777');
    await runOut(session);
    expectNoNote(app);
    comeBack();
    expect(await modal()).toBeVisible();

    held.isOpen = true;
    comeBack();
    expect(await note()).toHaveValue(NOTE);
    expect((await screen.findAllByRole('textbox', { name: /^Reference #/ }))[0]).toHaveValue('CR77777777');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByText(/^Draft from .* restored\.$/)).toBeVisible();
    expect(await screen.findByText('Rita Ibarra')).toBeVisible();
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(orders(app)).toEqual([]);
  });

  it('asks for a typed password again, because it is not held', async () => {
    const session = await typed('/7100109/request', 'tpo.bright');
    const { app, held } = session;
    await app.user.type(await screen.findByRole('textbox', { name: /^Account number/ }), 'X');
    await app.user.type(screen.getByLabelText('Account password (required)'), 'secret');
    await runOut(session);
    held.isOpen = true;
    comeBack();
    expect(await screen.findByText(/restored\. Type again, .*: the account password\.$/)).toBeVisible();
    expect(screen.getByLabelText('Account password (required)')).toHaveValue('');
  });

  it.each<[string, (session: Awaited<ReturnType<typeof typed>>) => void]>([
    ['the identity service reports', ({ tell }) => tell('otherPerson')],
    [
      'only the tokens name',
      ({ held }) => {
        Object.assign(held, { isOpen: true, mark: 'sam.lindqvist' });
        comeBack();
      },
    ],
  ])('keeps nothing for another person, whom %s', async (_, signIn) => {
    const session = await typed('/7100101/request');
    await runOut(session);
    signIn(session);
    await waitFor(async () => expect(await modal()).toHaveTextContent('Another person signed in with this browser'));
    expectNoNote(session.app);
    expect(storedDrafts()).toBeNull();
    Object.assign(session.held, { isOpen: true, mark: 'rita.ibarra' });
    const { asked } = session.held;
    comeBack();
    // A session that could resume would ask for a token at once.
    expect(session.held.asked).toBe(asked);
    expect(await modal()).toHaveTextContent('Another person signed in with this browser');
    expectNoNote(session.app);
  });
});

it('after a 401, which leaves the page, the next load says what has to be typed again, a password too', async () => {
  const { app } = await typed('/7100109/request', 'tpo.bright');
  await app.user.type(await screen.findByRole('textbox', { name: /^Account number/ }), 'X');
  await app.user.type(screen.getByLabelText('Account password (required)'), 'secret');
  server.use(http.all('*/api/*', () => new HttpResponse(null, { status: 401 })));
  comeBack();
  expect(await modal()).toHaveTextContent('User session has timed out.');
  await waitFor(() => expect(screen.queryByRole('textbox', { hidden: true })).not.toBeInTheDocument());
  app.stop();
  app.unmount();
  server.resetHandlers();
  keepDrafts(JSON.parse(storedDrafts() ?? '{}') as Record<string, object>, 'tpo.bright');
  renderApp('/7100109/request', { persona: 'tpo.bright' });
  expect(
    await screen.findByText(/Type again, .*: the account password, the account number,? and the note for the file\.$/),
  ).toBeVisible();
});
