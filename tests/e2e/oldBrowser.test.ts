import { expect, test } from './fixtures';

const TOO_OLD =
  'This browser is too old for the AUS companion. Use Chrome or Edge 123, Firefox 121, Safari 17.5 or newer.';

for (const [what, remove] of [
  ['URL.canParse', () => void Reflect.deleteProperty(URL, 'canParse')],
  ['light-dark()', () => hide(/light-dark/)],
  [':has()', () => hide(/:has/)],
  ['CSS.supports', () => void Reflect.deleteProperty(window, 'CSS')],
] as const) {
  // @spec APP-26
  test(`a browser without ${what} shows that it is too old, and calls no service`, async ({ page }) => {
    await page.addInitScript(`const hide = ${hide.toString()}; (${remove.toString()})()`);
    const called: string[] = [];
    page.on('request', (request) => called.push(new URL(request.url()).pathname));
    await page.goto('/7100101/history');
    await expect(page.getByRole('alert')).toHaveText(TOO_OLD);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('body')).toHaveText(TOO_OLD);
    expect(called.filter((path) => !/^\/(assets\/.*|favicon\..*|7100101\/history)$/.test(path))).toEqual([]);
  });
}

test('without JavaScript the page says that it needs it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/7100101');
  // Playwright's text queries skip this element.
  const text = page.locator('noscript');
  await expect(text).toBeVisible();
  expect(await text.innerText()).toContain('The AUS companion needs JavaScript.');
  await context.close();
});

test('every file that the page loads exists', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  await page.goto('/notfound/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const icon = await page.request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toMatch(/^image\//);
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  expect(missing).toEqual([]);
});

/** Makes the browser report that it doesn't support a style. */
function hide(style: RegExp): void {
  const supports: (...query: string[]) => boolean = CSS.supports.bind(CSS);
  CSS.supports = (...query: string[]) => !style.test(query.join()) && supports(...query);
}
