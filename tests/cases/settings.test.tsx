import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';

// Loads the chunks of the screen and the dialog before the first test waits for them.
import '@/app/areas/historyArea';
import '@/app/layout/MainDialogs';

type App = ReturnType<typeof renderApp>;

afterEach(() => delete document.documentElement.dataset['theme']);

const theme = () => document.documentElement.dataset['theme'];

async function openSettings({ user }: App): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  return screen.findByRole('dialog', { name: 'Settings' });
}

describe('the theme', () => {
  it("changes at once, is kept for the next visit, and returns to the system's", async () => {
    const app = renderApp('/');
    await app.user.click(within(await openSettings(app)).getByRole('radio', { name: 'Dark' }));
    expect(theme()).toBe('dark');
    app.unmount();

    const next = renderApp('/');
    const dialog = await openSettings(next);
    expect(within(dialog).getByRole('radio', { name: 'Dark' })).toBeChecked();
    await next.user.click(within(dialog).getByRole('radio', { name: 'As the system' }));
    expect(theme()).toBeUndefined();
  });
});

it('name the user, whom the header of a phone has no room for', async () => {
  const app = renderApp('/7100101/history');
  await screen.findByText('Rita Ibarra', { selector: '.user *' });
  expect(await openSettings(app)).toHaveTextContent('Signed in as Rita Ibarra');
});

it('names the support phone', async () => {
  expect(await openSettings(renderApp('/'))).toHaveTextContent('For support call 1-800-555-0100.');
});
