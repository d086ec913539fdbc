import { expect, test } from '@tests/e2e/fixtures';
import { appIn, expectClosed, framedLaunch, openParent, pressSignIn, signInByWindow, typesOf } from './framedApp';

test.use({ isFramed: true, identityKind: 'keycloak', launchOptions: framedLaunch });

test('a sign-in that ran out goes on in a window of its own, with the form', async ({
  page,
  parent,
  silentConsole,
}) => {
  silentConsole.allow(/Failed to load resource/);
  await page.clock.install();
  const app = await openParent(page, parent);
  await signInByWindow(page);
  const note = app.getByRole('textbox', { name: 'Note for the file' });
  await note.fill('rate lowered');
  await page.route(
    /\/token$/,
    (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant', error_description: 'Stale token' } }),
    { times: 1 },
  );
  await page.clock.fastForward('59:45');
  await page.frames()[1]?.evaluate(() => window.dispatchEvent(new Event('online')));
  const modal = appIn(page).getByRole('alertdialog');
  await expect(modal).toContainText('Session has expired or was closed outside the application.');
  await expect(note).toHaveCount(0);
  await expect.poll(async () => (await typesOf(page)).at(-1)).toBe('signInNeeded');
  const opened = await pressSignIn(page, modal.getByRole('link', { name: 'Sign in again' }));
  await expectClosed(opened);
  await expect(note).toHaveValue('rate lowered');
  await expect(modal).toBeHidden();
});
