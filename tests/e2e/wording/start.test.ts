import type { Page } from '@playwright/test';
import { deploy } from '@tests/e2e/deploy';
import { expect, openAs, signIn, test } from '@tests/e2e/fixtures';
import { hold } from '@tests/e2e/hold';

const ADDRESS = '/7100111/history';
const URL_OF_WORDING = '/wording/lender.json';
const BRAND = { WORDING_URL: URL_OF_WORDING, LANGUAGE: 'es' };
const rows = (page: Page) => page.locator('tbody[data-group] > tr');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Serves a wording file. */
const word = (page: Page, file: unknown) => page.route(`**${URL_OF_WORDING}`, (route) => route.fulfill({ json: file }));

test("the title and the systems have the lender's names", async ({ page, silentConsole }) => {
  silentConsole.allow(/Failed to load resource/);
  await deploy(page, { BRAND: { TITLE: 'Acme Underwriting', ORIGINATION_SYSTEM: 'Encompass' } });
  await openAs(page, '/');
  await expect(page).toHaveTitle('Acme Underwriting');
  await expect(page.getByRole('banner')).toContainText('Acme Underwriting');
  await page.goto(ADDRESS);
  await expect(rows(page).first()).toBeVisible();
  await page.route(/\/transaction-history-details$/, (route) => route.fulfill({ status: 401 }));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('alertdialog')).toContainText('You will automatically be redirected to Encompass in');
});

test('texts are replaced from a file, and HTML in it stays text', async ({ page }) => {
  await deploy(page, { BRAND });
  await word(page, { 'history.title': 'Historial <b>&amp;</b>', 'history.showAll': 'Mostrar {total}' });
  await openAs(page, ADDRESS);
  await expect(heading(page, 'Historial <b>&amp;</b>')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: /^Mostrar \d+$/ })).toBeVisible();
  // What the file does not have stays English.
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

for (const [what, answer, problem] of [
  ['is no JSON', { body: '<!doctype html>' }, 'BRAND.WORDING_URL: must be an object with a text for each key'],
  ['has an unknown key', { json: { 'history.tittle': 'x' } }, 'history.tittle: is no text of this version'],
  [
    'has a wrong placeholder',
    { json: { 'history.showAll': '{count}' } },
    'history.showAll: has an unknown placeholder',
  ],
] as const) {
  test(`a wording that ${what}: Deployment Error!`, async ({ page }) => {
    await deploy(page, { BRAND });
    await page.route(`**${URL_OF_WORDING}`, (route) => route.fulfill(answer));
    await openAs(page, ADDRESS);
    await expect(heading(page, 'Deployment Error!')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(problem);
  });
}

for (const [what, missing] of [
  ['a wording', `**${URL_OF_WORDING}`],
  ['the code of a wording', '**/assets/applyWording-*.js'],
  ['the code that names the wording', '**/assets/applyLooks-*.js'],
] as const) {
  test(`${what} is missing: the app starts in English, and reports it`, async ({ page, silentConsole }) => {
    silentConsole.allow(/Failed to load resource/);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v2/track')) sent.push(request.postData() ?? '');
    });
    await deploy(page, { BRAND });
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    await openAs(page, ADDRESS);
    await expect(heading(page, 'History')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    // The test decides when telemetry is sent.
    await page.clock.install();
    await expect(async () => {
      await page.clock.runFor(16_000);
      expect(sent.join()).toContain('wording-missing');
    }).toPass();
  });
}

test("the loan's calls leave while the wording loads, and the app waits for it", async ({ page, context }) => {
  await deploy(context, { BRAND });
  await word(page, {});
  await openAs(page, ADDRESS);
  await expect(rows(page).first()).toBeVisible();

  const tab = await context.newPage();
  const paths: string[] = [];
  tab.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  await word(tab, { 'history.title': 'Historial' });
  const release = await hold(tab, `**${URL_OF_WORDING}`);
  void tab.goto(ADDRESS);
  await expect.poll(() => paths.some((path) => path.endsWith('/transaction-history-details'))).toBe(true);
  expect(await tab.locator('#root').innerText()).toBe('');
  release();
  await expect(heading(tab, 'Historial')).toBeVisible();
});

test('a late configuration shows a spinner, and its wording applies, without a second load', async ({
  page,
  context,
}) => {
  await openAs(page, ADDRESS);
  await expect(rows(page).first()).toBeVisible();
  const tab = await context.newPage();
  await deploy(tab, { BRAND });
  await word(tab, { 'history.title': 'Historial', 'ui.skipToContent': 'Ir al contenido' });
  const release = await hold(tab, '**/config.json');
  let loads = 0;
  tab.on('domcontentloaded', () => (loads += 1));
  void tab.goto(ADDRESS);
  await expect(tab.getByRole('status').first()).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  release();
  await expect(heading(tab, 'Historial')).toBeVisible();
  await expect(tab.getByText('Ir al contenido')).toBeAttached();
  expect(loads).toBe(1);
});

test('without a token, the wait for the sign-in has the words of the last visit', async ({ page }) => {
  await deploy(page, { BRAND });
  await word(page, { 'history.title': 'Historial', 'early.signingIn': 'Iniciando sesión…' });
  await page.goto(ADDRESS);
  await signIn(page);
  await expect(heading(page, 'Historial')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('okta-token-storage'));
  const release = await hold(page, '**/config.json');
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  await expect(page.getByText('Iniciando sesión…')).toHaveAttribute('lang', 'es');
  release();
  await expect(heading(page, 'Historial')).toBeVisible();
});

test('without a token, a late wording still applies, and a wrong one is reported after the sign-in', async ({
  page,
}) => {
  await deploy(page, { BRAND });
  await word(page, { 'history.title': 'Historial' });
  const release = await hold(page, `**${URL_OF_WORDING}`);
  const provider = page.waitForURL(/authorize|login/);
  void page.goto(ADDRESS).catch(() => undefined);
  await provider;
  release();
  await signIn(page);
  await expect(heading(page, 'Historial')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('okta-token-storage'));
  await page.unroute(`**${URL_OF_WORDING}`);
  await word(page, { 'history.tittle': 'Historial' });
  await page.goto(ADDRESS);
  await expect(heading(page, 'Deployment Error!')).toBeVisible();
});
