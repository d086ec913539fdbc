import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { hold } from '@tests/e2e/hold';
import { EVIL, serve } from './attackers';
import { appIn, expectClosed, framedLaunch, heading, openParent, pressSignIn, signInByWindow } from './framedApp';

test.use({ isFramed: true, launchOptions: framedLaunch });

const DISCOVERY = '**/.well-known/openid-configuration';
const signInButton = (page: Page) => appIn(page).getByRole('button', { name: 'Sign in' });

/** Records the requests that exchange a code for tokens. */
function watchExchanges(page: Page): string[] {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/token')) sent.push(request.postData() ?? '');
  });
  return sent;
}

test('tokens, verifier and state are in no storage, and no message has them', async ({ page, parent }) => {
  const secrets: string[] = [];
  page.context().on('request', (request) => {
    const form = new URLSearchParams(request.postData() ?? '');
    for (const name of ['code', 'code_verifier']) secrets.push(form.get(name) ?? '');
    secrets.push(new URL(request.url()).searchParams.get('state') ?? '');
    secrets.push(request.headers()['authorization']?.replace('Bearer ', '') ?? '');
  });
  await openParent(page, parent);
  await signInByWindow(page);
  await expect(heading(appIn(page), 'Request')).toBeVisible();
  const stored = await page
    .frames()[1]
    ?.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]));
  const received = await page.locator('body').textContent();
  const known = [...new Set(secrets)].filter((secret) => secret.length > 20);
  expect(known.length).toBeGreaterThan(3);
  for (const secret of known) {
    expect(stored).not.toContain(secret);
    expect(received).not.toContain(secret);
  }
});

test('a response from any other window is ignored, even with the right state', async ({ page, context, parent }) => {
  const exchanges = watchExchanges(page);
  let state = '';
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/authorize')) state = searchParams.get('state') ?? '';
  });
  await openParent(page, parent);
  const opened = await pressSignIn(page, signInButton(page));
  await opened.getByRole('button', { name: 'Rita Ibarra' }).waitFor();
  expect(state).not.toBe('');
  // The parent, which holds the frame, has another person's code.
  await page.evaluate((search) => {
    for (const type of ['signInAnswer', 'authorization_response'])
      window.frames[0]?.postMessage({ type, search, code: 'evil', access_token: 'evil', state: search }, '*');
  }, `?code=evil&state=${state}`);
  await opened.getByRole('button', { name: 'Rita Ibarra' }).click();
  await expect(heading(appIn(page), 'Request')).toBeVisible();
  expect(exchanges).toHaveLength(1);
  expect(exchanges[0]).not.toContain('evil');
});

test("a code of another sign-in is ignored in the app's own window, too", async ({ page, lender, parent }) => {
  const exchanges = watchExchanges(page);
  await openParent(page, parent);
  const opened = await pressSignIn(page, signInButton(page));
  await opened.getByRole('button', { name: 'Rita Ibarra' }).waitFor();
  // Login CSRF: the attacker's own code and state.
  await opened.evaluate(
    (address) => window.location.assign(address),
    `${lender.app}/signed-in.html?code=of-the-attacker&state=of-the-attacker`,
  );
  await expect(opened.getByRole('status')).toContainText('You can close this window');
  await expect(opened).toHaveURL('/signed-in.html');
  await expect(appIn(page).getByRole('button', { name: 'Open the window again' })).toBeVisible();
  expect(exchanges).toEqual([]);
  // The user can go on.
  const again = await pressSignIn(page, appIn(page).getByRole('button', { name: 'Open the window again' }));
  await again.getByRole('button', { name: 'Rita Ibarra' }).click();
  await expect(heading(appIn(page), 'Request')).toBeVisible();
});

test.describe('on the site of an attacker', () => {
  test.use({ watchesSecrets: false });

  test("an attacker who opens the provider's return page receives nothing", async ({
    page,
    context,
    lender,
    silentConsole,
  }) => {
    silentConsole.allow(/target origin provided/);
    // The opened page keeps no opener, so the test holds one to send a last message after the page's own.
    await context.addInitScript(() => {
      const opener = window.opener as Window | null;
      if (opener !== null) Object.assign(window, { sendLast: () => opener.postMessage('last', '*') });
    });
    await serve(
      context,
      `${EVIL}/`,
      `<button onclick="window.open('${lender.app}/signed-in.html?code=secret&state=s')">Open</button><p></p>
     <script>addEventListener('message', ({ data }) => { document.querySelector('p').textContent += JSON.stringify(data); });</script>`,
    );
    await context.route(`${lender.app}/signed-in.html*`, async (route) => {
      await route.fulfill({ response: await route.fetch() });
    });
    await page.goto(`${EVIL}/`);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button').click();
    const opened = await opening;
    await expect(opened.getByRole('status')).not.toBeEmpty();
    await expect(opened).toHaveURL('/signed-in.html');
    expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
    await opened.evaluate(() => (window as unknown as { sendLast: () => void }).sendLast());
    await expect(page.locator('p')).toHaveText('"last"');
  });
});

test('the return page does nothing for a user who opens it', async ({ page }) => {
  await page.goto('/signed-in.html');
  await expect(page.getByRole('status')).toHaveText('There is no sign-in here. You can close this window.');
  await page.goto('/signed-in.html?code=c&state=s');
  await expect(page.getByText('The sign-in could not be passed on')).toBeVisible();
  await expect(page).toHaveURL('/signed-in.html');
  await expect(page.getByRole('link', { name: 'Open the companion here' })).toHaveAttribute('href', '/');
});

test('a blocked window is explained, and the button stays', async ({ page, parent }) => {
  const app = await openParent(page, parent);
  await expect(signInButton(page)).toBeVisible();
  await page.frames()[1]?.evaluate(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await signInButton(page).click();
  await expect(app.getByText('The browser blocked the window')).toBeVisible();
  await signInByWindow(page);
  await expect(heading(app, 'Request')).toBeVisible();
});

test('a double-click opens one window, whose sign-in works', async ({ page, parent }) => {
  await openParent(page, parent);
  const release = await hold(page, DISCOVERY);
  const windows: Page[] = [];
  page.on('popup', (opened) => void windows.push(opened));
  const opening = page.waitForEvent('popup');
  // Both before the page can show that the window is open.
  await signInButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const opened = await opening;
  release();
  await opened.getByRole('button', { name: 'Rita Ibarra' }).click();
  await expect(heading(appIn(page), 'Request')).toBeVisible();
  expect(windows).toHaveLength(1);
});

test('a provider that cannot be reached closes the window, and the button stays', async ({
  page,
  parent,
  silentConsole,
}) => {
  silentConsole.allow(/Failed to load resource/);
  const app = await openParent(page, parent);
  await page.route(DISCOVERY, (route) => route.fulfill({ status: 503 }));
  const opened = await pressSignIn(page, signInButton(page));
  await expect(app.getByText("The sign-in didn't work")).toBeVisible();
  await expectClosed(opened);
  await page.unroute(DISCOVERY);
  await signInByWindow(page);
  await expect(heading(app, 'Request')).toBeVisible();
});

test.describe('with a provider that cuts its window off', () => {
  test.beforeEach(async ({ context, sandbox }) => {
    await context.route(`${sandbox}/oauth2/default/**`, async (route) => {
      if (!route.request().isNavigationRequest()) {
        await route.fallback();
        return;
      }
      const response = await route.fetch({ maxRedirects: 0 });
      const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' };
      await route.fulfill({ response, headers });
    });
  });

  test('a parent on the same site gets the sign-in', async ({ page, parent }) => {
    const app = await openParent(page, parent.replace('127.0.0.1', 'localhost'));
    const opened = await pressSignIn(page, signInButton(page));
    await opened.getByRole('button', { name: 'Rita Ibarra' }).click();
    await expect(heading(app, 'Request')).toBeVisible();
  });

  test('on another site, the window says that it cannot pass the sign-in on', async ({ page, parent }) => {
    const app = await openParent(page, parent);
    const opened = await pressSignIn(page, signInButton(page));
    await opened.getByRole('button', { name: 'Rita Ibarra' }).click();
    await expect(opened.getByText('The sign-in could not be passed on')).toBeVisible();
    await expect(app.getByRole('button', { name: 'Open the window again' })).toBeVisible();
  });
});
