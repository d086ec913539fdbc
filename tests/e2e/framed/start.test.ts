import { readFileSync } from 'node:fs';
import { deploy } from '@tests/e2e/deploy';
import { expect, test } from '@tests/e2e/fixtures';
import { appIn, expectClosed, framedLaunch, heading, openParent, pressSignIn, signInByWindow } from './framedApp';

test.use({ isFramed: true, launchOptions: framedLaunch });

test('a wording replaces the texts of the whole app in a frame, too', async ({ page, context, parent }) => {
  const spanish = JSON.parse(readFileSync('public/wording/es.json', 'utf8')) as Record<string, string>;
  const text = (key: string): string => spanish[key] ?? '';
  await deploy(context, { BRAND: { WORDING_URL: '/wording/es.json', LANGUAGE: 'es-US' } });
  const app = await openParent(page, parent);
  await expect(heading(app, text('frame.signInHeading'))).toBeVisible();
  const opened = await pressSignIn(page, app.getByRole('button', { name: text('frame.signIn') }));
  await opened.getByRole('button', { name: 'Rita Ibarra' }).click();
  await expectClosed(opened);
  await expect(app.getByRole('button', { name: text('app.signOut') })).toBeVisible();
});

for (const [what, script] of [
  ['the frame', 'enterFrame'],
  ['its pages', 'framePages'],
  ['what follows the parent', 'frameSaga'],
  ['the app', 'app'],
] as const)
  test(`without the code of ${what}, the frame says so, and a press loads it again`, async ({
    page,
    context,
    parent,
    silentConsole,
  }) => {
    silentConsole.allow(/Failed to (?:load resource|fetch)/);
    const address = `**/assets/${script}-*.js`;
    await context.route(address, (route) => route.fulfill({ status: 503 }));
    const app = await openParent(page, parent);
    await expect(app.getByRole('alert')).toContainText('This page could not be loaded.');
    await expect(app.getByRole('button')).toHaveText(['Reload']);
    await context.unroute(address);
    await app.getByRole('button', { name: 'Reload' }).click();
    await signInByWindow(page);
    await expect(heading(appIn(page), 'Request')).toBeVisible();
  });
