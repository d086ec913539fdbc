import type { Page } from '@playwright/test';
import { problemsOn } from './accessibility/axe';
import { open } from './accessibility/visit';
import { deploy } from './deploy';
import { expect, openAs, test } from './fixtures';
import { expectNoSidewaysScroll } from './measure';

const ACCENT = { LIGHT: '#8a1f5c', DARK: '#f2a0cf' };
const LOGO = '/brand/logo.svg';

/** A picture with a script, which must not run. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40">
  <script>window.top.hacked = true; fetch('/hacked');</script>
  <rect width="120" height="40" onload="window.top.hacked = true" fill="#8a1f5c" />
</svg>`;

const rgb = (hex: string): string => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const title = (page: Page) => page.getByRole('banner').getByText('Automated Underwriting', { exact: true });
const logo = (page: Page) => page.getByRole('img', { name: 'Automated Underwriting' });

for (const scheme of ['LIGHT', 'DARK'] as const) {
  test(`a deployment's accent is the color of buttons, links and focus (${scheme.toLowerCase()})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme === 'LIGHT' ? 'light' : 'dark', reducedMotion: 'reduce' });
    await deploy(page, { BRAND: { ACCENT } });
    await openAs(page, '/7100101/request');
    await expect(page.getByRole('button', { name: 'Submit for AUS' })).toBeEnabled();
    const accent = rgb(ACCENT[scheme]);

    await expect(page.getByRole('button', { name: 'Submit for AUS' })).toHaveCSS('background-color', accent);
    const tab = page.getByRole('link', { name: 'Request', exact: true });
    await expect(tab).toHaveCSS('color', accent);
    await tab.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(tab).toHaveCSS('outline-color', accent);
    const settings = page.getByRole('button', { name: 'Settings' });
    await settings.focus();
    await expect(settings).not.toHaveCSS('outline-color', accent);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('a[aria-current]')).toHaveCSS('color', rgb(ACCENT.LIGHT));
  });
}

test('a branded deployment has no accessibility violation on the main screens', async ({
  page,
  sandbox,
  silentConsole: { allow },
}) => {
  test.slow();
  await page.route(`**${LOGO}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
  await deploy(page, { BRAND: { ACCENT, LOGO } });
  for (const [address, heading] of [
    ['/7100101/request', 'Request'],
    ['/7100120/selection', 'Selection'],
    ['/7100111/history', 'History'],
  ] as const) {
    await open({ page, sandbox, allow }, address, heading);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect.soft(await problemsOn(page), heading).toEqual([]);
  }
});

test('a color that is not readable is refused with its key, and never shown', async ({ page }) => {
  await deploy(page, { BRAND: { ACCENT: { LIGHT: '#ffd500', DARK: ACCENT.DARK } } });
  await page.goto('/7100101/history');
  await expect(page.getByRole('heading', { name: 'Deployment Error!' })).toBeVisible();
  const problem = page.getByRole('alert');
  await expect(problem).toHaveText(/^BRAND\.ACCENT\.LIGHT: must be darker, with a contrast of at least 4\.5:1 to/);
  await expect(page.locator('body')).not.toContainText('#');
});

test('the logo has its room before it arrives, runs no script, and screen readers read the title once', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${LOGO}`, async (route) => {
    await released;
    await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  });
  await deploy(page, { BRAND: { LOGO } });
  await openAs(page, '/7100111/history');
  await expect(page.locator('tbody[data-group] > tr').first()).toBeVisible();
  const boxes = async () => [await logo(page).boundingBox(), await title(page).boundingBox()];
  const before = await boxes();
  expect(before[0]).toMatchObject({ width: 112, height: 28 });
  release();
  await expect.poll(() => logo(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
  expect(await boxes()).toEqual(before);
  await expect(page.getByRole('banner')).toHaveCSS('height', '48px');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(paths).not.toContain('/hacked');
  await expect(title(page)).toHaveAttribute('aria-hidden', 'true');

  await page.setViewportSize({ width: 320, height: 640 });
  await expect(logo(page)).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page, 'the logo at 320 px');
  await page.emulateMedia({ media: 'print' });
  await expect(logo(page)).toBeHidden();
});

test('a logo that does not load leaves the title', async ({ page, silentConsole }) => {
  silentConsole.allow(/status of 404/);
  await deploy(page, { BRAND: { TITLE: 'Halcyon Underwriting', LOGO: '/brand/gone.svg' } });
  await openAs(page, '/7100111/history');
  await expect(page.getByRole('banner').getByRole('img')).toHaveCount(0);
  const text = page.getByRole('banner').getByText('Halcyon Underwriting', { exact: true });
  await expect(text).toBeVisible();
  await expect(text).not.toHaveAttribute('aria-hidden');
  await expect(page).toHaveTitle(/ History$/);
});

test('a key of an earlier version is named once in the console, and changes nothing', async ({
  page,
  silentConsole,
}) => {
  silentConsole.allow(/no longer used/);
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  await deploy(page, { BRAND: { WORDING_URL: '/wording/es.json', LANGUAGE: 'es-US', LOGO_WIDTH: 84 } });
  await openAs(page, '/7100111/history');
  await expect(title(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  const line = lines.filter((text) => text.includes('no longer used'));
  // The sign-in loads the page twice.
  expect([...new Set(line)]).toEqual([
    'config.json: WORDING_URL is no longer used, LANGUAGE is no longer used, LOGO_WIDTH is no longer used',
  ]);
});
