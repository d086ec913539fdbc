import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { closeTab, renderApp } from '@tests/support/renderApp';
import { type App, complete, submitButton } from '@tests/support/requestScreen';

const BROKER = { persona: 'tpo.bright' } as const;
const ON_FILE = 'The password on file is used.';

async function open(): Promise<App> {
  const app = renderApp('/7100109/request', BROKER);
  await screen.findByText(ON_FILE);
  return app;
}

const field = () => screen.findByLabelText('Account password (required)');

/** As a reload of the page does. */
async function reload(app: App): Promise<void> {
  closeTab(app);
  renderApp('/7100109/request', { ...BROKER, lender: app.lender });
  await screen.findByText(/restored\. Enter again what is not stored/);
}

// @spec SES-25
it.each<[when: string, then: (app: App) => Promise<void>]>([
  ['it is typed', () => Promise.resolve()],
  [
    'an order with it is refused',
    async (app) => {
      await complete(app);
      app.lender.faults.add({ call: 'placeOrder', kind: 'status', status: 403 });
      await app.user.click(submitButton());
      await screen.findByText('The order was refused, but may have been placed.');
    },
  ],
  [
    'the user has left the screen and come back',
    async ({ router }) => {
      await act(() => router.navigate('/7100109/history'));
      await screen.findByRole('heading', { level: 1, name: 'History' });
      await act(() => router.navigate('/7100109/request'));
      await field();
    },
  ],
])('a password on file does not replace a typed one by a reload after %s', async (_, then) => {
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: 'Use another password' }));
  await app.user.keyboard('typed');
  await then(app);
  await reload(app);
  expect(await field()).toHaveValue('');
  expect(screen.queryByText(ON_FILE)).not.toBeInTheDocument();
});

it('a draft of an earlier version asks for the password that it may have had', async () => {
  const app = await open();
  const typed = [{ kind: 'password', key: '' }];
  closeTab(app);
  sessionStorage.setItem('orderDraftNotes', JSON.stringify({ 7100109: { savedAt: Date.now(), typed } }));
  renderApp('/7100109/request', { ...BROKER, lender: app.lender });
  expect(await field()).toHaveValue('');
  expect(screen.getByText(/restored\. Enter again what is not stored/)).toBeVisible();
});
