import type { BrowserContext, Page, Request } from '@playwright/test';
import type { IdentityKind } from '@sandbox/oidc/shapes';
import { deploy } from './deploy';
import { expect, signInAt, test } from './fixtures';
import { orderAndChoose } from './journey';

const modal = (page: Page) => page.getByRole('alertdialog');
const note = (page: Page) => page.getByRole('textbox', { name: 'Note for the file' });
/** The name of the signed-in user in the header. */
export const user = (page: Page, name = 'Rita Ibarra') => page.getByRole('banner').getByText(name, { exact: true });

const refreshTokenIn = (request: Request): string | null => {
  const form = new URLSearchParams(request.postData() ?? '');
  return form.get('grant_type') === 'refresh_token' ? form.get('refresh_token') : null;
};

/** Records the refresh tokens that the tabs send, in order. */
function watchRefreshes(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const token = refreshTokenIn(request);
    if (token !== null) sent.push(token);
  });
  return sent;
}

/** Records the tokens that a tab sends to the lender. A new one there means that the tab's renewal is complete. */
export function watchBearers(page: Page, sandbox: string): Set<string> {
  const sent = new Set<string>();
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (request.url().startsWith(`${sandbox}/api/`) && authorization !== undefined) sent.add(authorization);
  });
  return sent;
}

/** The clock belongs to all tabs: their tokens expire. The provider's own clock stays as it is. */
const passTokens = (page: Page): Promise<void> => page.clock.fastForward('59:45');

/** A reconnect reads the history, with a new token if it has to be. */
const reconnect = (page: Page): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** The tokens of all tabs expire, and these tabs make a call. */
export async function expire(...tabs: readonly [Page, ...Page[]]): Promise<void> {
  await passTokens(tabs[0]);
  for (const tab of tabs) await reconnect(tab);
}

/** What this tab and the others of the app store. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

/** What each provider that isn't Okta has in common: discovery, no hidden frame, refresh tokens that rotate. */
export function testProvider(kind: IdentityKind): void {
  test(`${kind}: signs in, orders and signs out`, async ({ page, sandbox }) => {
    await orderAndChoose(page, sandbox, '0123904471');
    await page.goto('/7100101/history');
    await expect(user(page)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
    await page.goto('/7100101/history');
    await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  });

  test(`${kind}: signs in before the app's code runs, in every tab`, async ({ page, context }) => {
    await signInAt(page, '/7100101/history');
    await expect(user(page)).toBeVisible();
    const other = await context.newPage();
    const paths: string[] = [];
    other.on('request', (request) => void paths.push(new URL(request.url()).pathname));
    await other.goto('/7100116/history');
    await expect(user(other)).toBeVisible();
    const returned = paths.indexOf('/implicit/callback');
    expect(returned).toBeGreaterThan(0);
    expect(paths.slice(0, returned).filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(paths.filter((path) => path.endsWith('/token'))).toHaveLength(1);
    await expect(user(page)).toBeVisible();
  });

  test(`${kind}: renews with a refresh token, uses each once, and stores none`, async ({ page, context, sandbox }) => {
    // The ID tokens have the provider's time, which doesn't pass.
    await deploy(context, { OKTA_CONFIG: { MAX_CLOCK_SKEW_S: 3600 } });
    const refreshed = watchRefreshes(context);
    const frames: string[] = [];
    const bearers = watchBearers(page, sandbox);
    page.on('frameattached', (frame) => void frames.push(frame.url()));
    await page.clock.install();
    await signInAt(page, '/7100101/history');
    await expect(user(page)).toBeVisible();
    for (const times of [1, 2]) {
      await expire(page);
      await expect.poll(() => bearers.size).toBe(times + 1);
      expect(refreshed).toHaveLength(times);
    }
    expect(new Set(refreshed).size).toBe(2);
    expect(frames).toEqual([]);
    await expect(modal(page)).toBeHidden();
    const kept = (await stored(page)) + JSON.stringify(await context.cookies());
    for (const token of ['refreshToken', ...refreshed]) expect(kept).not.toContain(token);
  });

  test(`${kind}: a tab whose refresh token is refused ends at the next call, which is not sent`, async ({
    page,
    context,
    sandbox,
    silentConsole,
  }) => {
    silentConsole.allow(/Failed to load resource/);
    const refreshed = watchRefreshes(context);
    await deploy(context, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
    await page.clock.install();
    await signInAt(page, '/7100101/request');
    await expect(user(page)).toBeVisible();
    await note(page).fill('rate lowered');
    // The provider uses the token up, but its answer is lost.
    await page.route(
      /\/token$/,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const lost = page.waitForEvent('requestfailed', (request) => refreshTokenIn(request) !== null);
    await expire(page);
    await lost;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${sandbox}/api/`)) sent.push(request.url());
    });
    await reconnect(page);
    await expect(modal(page)).toContainText('User session has timed out.');
    await expect(note(page)).toHaveCount(0);
    expect(sent).toEqual([]);
    expect(new Set(refreshed).size).toBe(1);
  });

  test(`${kind}: each tab has a refresh token of its own, and outlives the other`, async ({
    page,
    context,
    sandbox,
  }) => {
    await deploy(context, { OKTA_CONFIG: { MAX_CLOCK_SKEW_S: 3600 } });
    const refreshed = watchRefreshes(context);
    const other = await context.newPage();
    const [first, second] = [page, other].map((tab) => watchBearers(tab, sandbox));
    await page.clock.install();
    await signInAt(page, '/7100101/history');
    await expect(user(page)).toBeVisible();
    await other.goto('/7100116/history');
    await expect(user(other)).toBeVisible();
    await expire(page, other);
    await expect.poll(() => [first?.size, second?.size]).toEqual([2, 2]);
    await page.goto('about:blank');
    await page.close();
    expect(await stored(other)).not.toContain('accessToken');
    await expire(other);
    await expect.poll(() => second?.size).toBe(3);
    expect(refreshed).toHaveLength(3);
    expect(new Set(refreshed).size).toBe(3);
    await expect(modal(other)).toBeHidden();
  });

  test(`${kind}: a sign-out ends the other tab`, async ({ page, context, sandbox }) => {
    await deploy(context, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
    await signInAt(page, '/7100101/history');
    await expect(user(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/7100116/history');
    await expect(user(other)).toBeVisible();
    const sent: string[] = [];
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(modal(other)).toContainText('You signed out in another tab');
    other.on('request', (request) => {
      if (request.url().startsWith(`${sandbox}/api/`)) sent.push(request.url());
    });
    await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
    await reconnect(other);
    expect(await stored(other)).not.toContain('accessToken');
    expect(sent).toEqual([]);
  });
}
