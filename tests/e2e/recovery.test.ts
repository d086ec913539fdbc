import type { Page } from '@playwright/test';
import { expect, keepsFailedImports, openAs, test } from './fixtures';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const goTo = (page: Page, area: string) => page.getByRole('link', { name: area, exact: true }).click();
const outdated = (page: Page) => page.getByText('A new version is available');

test.beforeEach(({ silentConsole }) => {
  // The browser logs what it could not load.
  silentConsole.allow(/Failed to load resource|Failed to fetch dynamically imported module|preload/);
});

/** Removes the code of a screen, as a release removes old files. Must run before the code is prefetched. */
const removeChunk = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404, body: 'Not found' }));

/** Simulates a new release on the app's host. */
const release = (page: Page) =>
  page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: '<script src="/assets/main-next.js"></script>' }),
  );

async function countLoads(page: Page): Promise<() => number> {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  await page.waitForLoadState('networkidle');
  count = 0;
  return () => count;
}

test.describe('a lost connection', () => {
  test('is announced, nothing is lost, and the app continues by itself', async ({ page, context }) => {
    const last = page.waitForResponse(/\/org\/employee\//);
    await openAs(page, '/7100116/history');
    const table = page.getByRole('table', { name: /^Past requests/ });
    await expect(table).toBeVisible();
    // The browser logs a call that going offline aborts.
    await (await last).finished();
    await context.setOffline(true);
    await expect(page.getByText('Connection lost')).toBeVisible();
    await expect(table).toBeVisible();
    // No run is pending on this loan, so only the reconnect reads it again.
    const read = page.waitForRequest(/transaction-history-details$/);
    await context.setOffline(false);
    await read;
    await expect(page.getByText('Connection lost')).toBeHidden();
  });

  test("doesn't keep screens from opening: their code is preloaded", async ({ page, context }) => {
    const ahead = ['requestArea', 'selectionArea'].map((name) => page.waitForResponse(`**/assets/${name}-*.js`));
    await openAs(page, '/7100116/history');
    await expect(heading(page, 'History')).toBeVisible();
    // With all that these import.
    for (const part of ahead) await page.evaluate((address) => import(address), (await part).url());
    const loads = await countLoads(page);
    await context.setOffline(true);
    for (const area of ['Request', 'Selection', 'History']) {
      await goTo(page, area);
      await expect(heading(page, area)).toBeVisible();
    }
    await context.setOffline(false);
    await expect(page.getByText('Connection lost')).toBeHidden();
    expect(loads()).toBe(0);
  });
});

test('parts that failed to load can be loaded again', async ({ page, browser }) => {
  test.skip(keepsFailedImports(browser), 'this browser fetches no script again that failed before');
  await removeChunk(page, 'layoutParts');
  await openAs(page, '/7100111/history');
  const notice = page.getByRole('status').filter({ hasText: 'This page is not complete' });
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^Next to expire/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'File page' }).click();
  await expect(page.getByRole('dialog', { name: /^AUS file page/ })).toBeVisible();
});

test.describe('after a release that removed old files', () => {
  test("the page reloads once, at the user's target, and never again", async ({ page }) => {
    await removeChunk(page, 'selectionArea');
    // The app asks which release is hosted when it misses a script.
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
    await openAs(page, '/7100116/history');
    await expect(heading(page, 'History')).toBeVisible();
    const loads = await countLoads(page);
    await (await asked).finished();
    await release(page);
    await goTo(page, 'Selection');
    await expect(outdated(page)).toBeVisible();
    await expect(page).toHaveURL('/7100116/selection');
    await expect(page.getByText('This screen could not be shown.')).toBeVisible();
    // The reload itself, plus the redirects to the provider and back.
    expect(loads()).toBeGreaterThan(0);
    expect(loads()).toBeLessThanOrEqual(3);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload now' }).click();
    await expect(heading(page, 'Selection')).toBeVisible();
  });

  test('entries stay, and a reload is offered', async ({ page }) => {
    await removeChunk(page, 'selectionArea');
    await openAs(page, '/7100101/request');
    await page.getByRole('textbox', { name: 'Note for the file' }).fill('rate lowered');
    const loads = await countLoads(page);
    await release(page);
    await goTo(page, 'Selection');
    await expect(outdated(page)).toBeVisible();
    expect(loads()).toBe(0);
    await goTo(page, 'Request');
    await expect(page.getByRole('textbox', { name: 'Note for the file' })).toHaveValue('rate lowered');
  });

  test('a missing file without a release causes no reload', async ({ page }) => {
    await removeChunk(page, 'selectionArea');
    await openAs(page, '/7100116/history');
    await expect(heading(page, 'History')).toBeVisible();
    const loads = await countLoads(page);
    await goTo(page, 'Selection');
    await expect(page.getByText('This screen could not be shown.')).toBeVisible();
    await expect(page.getByText(/^[A-Z]{4}-[A-Z]{4}$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Assets' })).toBeVisible();
    await expect(outdated(page)).toBeHidden();
    expect(loads()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Selection')).toBeVisible();
  });
});

test.describe('storage', () => {
  for (const [what, stub] of [
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'of the tab is the only one allowed',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      },
    ],
  ] as const) {
    test(`that ${what}: a signed-in user can do everything`, async ({ page, silentConsole }) => {
      silentConsole.allow(/doesn't support (localStorage|sessionStorage)|Storage/);
      await openAs(page, '/7100116/history');
      await expect(heading(page, 'History')).toBeVisible();
      await page.evaluate(stub);
      await goTo(page, 'Request');
      await page.getByRole('textbox', { name: 'Note for the file' }).fill('rate lowered');
      await goTo(page, 'Selection');
      await expect(heading(page, 'Selection')).toBeVisible();
      await goTo(page, 'Request');
      await expect(page.getByRole('textbox', { name: 'Note for the file' })).toHaveValue('rate lowered');
    });
  }
});

test('without a clipboard the user can still select a number, and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    window.print = () => undefined;
  });
  await openAs(page, '/7100116/history');
  await expect(page.getByRole('table', { name: /^Past requests/ })).toBeVisible();
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByRole('status').filter({ hasText: "Can't copy here" })).toBeAttached();
});
