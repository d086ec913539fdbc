import type { Locator, Page } from '@playwright/test';
import { expect, openAs, plantFault, test } from './fixtures';
import { hold } from './hold';
import { openArea } from './journey';

const ADDRESS = '/7100101/history';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'History' });

// @spec NAV-7
test('each area has its own code: the open one loads first, the others after it is ready', async ({ page }) => {
  await openAs(page, ADDRESS);
  await expect(heading(page)).toBeVisible();
  // Stops the requests of this page, so that they don't count for the next one.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(ADDRESS);
  const placeOf = (part: string) => asked.findIndex((url) => url.includes(part));
  await expect.poll(() => placeOf('requestArea')).toBeGreaterThan(-1);
  expect(placeOf('historyArea')).toBeGreaterThan(-1);
  expect(placeOf('historyArea')).toBeLessThan(placeOf('transaction-history-details'));
  expect(placeOf('requestArea')).toBeGreaterThan(placeOf('transaction-history-details'));
  await expect.poll(() => placeOf('selectionArea')).toBeGreaterThan(placeOf('transaction-history-details'));
  await openArea(page, 'Selection');
  await openArea(page, 'Request');
});

// @spec HIS-14
test('the column of actions is labeled for screen readers only', async ({ page }) => {
  await openAs(page, '/7100111/history');
  const label = page.getByRole('columnheader', { name: 'Actions' }).getByText('Actions');
  const { width, height } = (await label.boundingBox()) ?? {};
  expect({ width, height }).toEqual({ width: 1, height: 1 });
});

test('failure messages in the menu have lines of several words', async ({ page, sandbox, silentConsole }) => {
  silentConsole.allow(/status of 503/);
  await plantFault(sandbox, { call: 'menu1008', loanId: '7100101', kind: 'status', status: 503 });
  await openAs(page, ADDRESS);
  const words = page.getByText('The service could not provide the 1008 menu');
  expect((await words.boundingBox())?.width).toBeGreaterThan(140);
});

test('no table of Request overflows its card, however long a name is', async ({ page }) => {
  const DETAILS = '**/digital-verification-details';
  await page.route(DETAILS, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('Camille', 'Camille Maximiliana Alexandrovna');
    await route.fulfill({ response, body: text });
  });
  await openAs(page, '/7100120/request');
  await expect(page.getByRole('table', { name: 'Verification reports' })).toContainText('Alexandrovna');
  const tooWide = await page.getByRole('table').evaluateAll((tables) =>
    tables
      .filter((table) => {
        const card = table.closest('section');
        return card !== null && table.getBoundingClientRect().right > card.getBoundingClientRect().right;
      })
      .map((table) => table.querySelector('caption')?.textContent),
  );
  expect(tooWide).toEqual([]);
});

/** Returns the boxes of a spinner, its ring, its text and what it covers: at once, because they can change or go. */
const boxesOf = (spinner: Locator) =>
  spinner.evaluate((element) =>
    [element, element.querySelector('svg'), element.querySelector('p'), element.parentElement].map(
      (each) => each?.getBoundingClientRect().toJSON() as DOMRect | undefined,
    ),
  );

// @spec SES-29, SES-30, NAV-24
test('the spinner is 175 px, covers the screen, and shows no text without a message', async ({ page }) => {
  await page.route('**/config.json', () => undefined);
  await openAs(page, '/');
  const spinner = page.getByRole('status');
  const [cover] = await boxesOf(spinner);
  expect(cover).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  // Its box on the page grows and shrinks while it turns.
  const size = ({ clientWidth, clientHeight }: Element) => [clientWidth, clientHeight];
  expect(await spinner.locator('svg').evaluate(size)).toEqual([175, 175]);
  await expect(spinner).toHaveText('');
});

// @spec SES-29, SES-30, REQ-8
test('the spinner of a part that waits covers that part, with its message below the ring', async ({ page }) => {
  const letGo = await hold(page, '**/multi-aus/v1/requests/*');
  await openAs(page, '/7100118/request?again=1180010');
  const spinner = page.getByRole('status').filter({ hasText: 'Filling in the order…' });
  await expect(spinner).toBeVisible();
  const [own, ring, message, part] = await boxesOf(spinner);
  expect(own).toEqual(part);
  expect(message?.top).toBeGreaterThanOrEqual(ring?.bottom ?? Infinity);
  expect((await spinner.boundingBox())?.width).toBeLessThan(1366 - 222 + 1);
  letGo();
  await expect(spinner).toBeHidden();
});

test('the first Tab stop skips header and menu', async ({ page }) => {
  await openAs(page, ADDRESS);
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the first field of Request is within five Tab stops, and so are the order and the menu', async ({ page }) => {
  await openAs(page, '/7100101/request');
  await expect(page.getByRole('button', { name: 'Submit for AUS' })).toBeEnabled();
  const skip = async (name: string): Promise<void> => {
    const link = page.getByRole('link', { name });
    for (let stops = 0; stops < 3; stops += 1) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
  };
  await skip('Skip to main content');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Run AUS' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Submit for AUS' })).toBeEnabled();
  await skip('Skip to the order button');
  await expect(page.getByRole('button', { name: 'Submit for AUS' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Assets' })).toBeVisible();
  await skip('Skip to the menu');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '1003' })).toBeFocused();
});

const LONG_NAME = 'Rita-Maria Ibarra y Montenegro';

for (const width of [320, 375, 480, 600, 1366])
  test(`at ${width} px the header's buttons stay in place when the user's name and kind load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.route(/\/userinfo$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), name: LONG_NAME } });
    });
    const name = await hold(page, /\/userinfo$/);
    const kind = await hold(page, '**/org/employee/*');
    await openAs(page, ADDRESS);
    const header = page.getByRole('banner');
    const places = async () => [
      await header.getByRole('button', { name: 'Settings' }).boundingBox(),
      await header.getByRole('button', { name: 'Sign out' }).boundingBox(),
      await heading(page).boundingBox(),
    ];
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu of the loan' })).toBeVisible();
    await expect(page.getByText('No requests yet for this loan')).toBeVisible();
    const before = await places();
    // On a phone they are for screen readers alone; the settings name the user.
    const shows = (words: Locator) => (width < 480 ? expect(words).toBeAttached() : expect(words).toBeVisible());
    name();
    await shows(header.getByText(LONG_NAME));
    expect(await places()).toEqual(before);
    kind();
    await shows(header.getByText(/^(Internal employee|External user)$/));
    expect(await places()).toEqual(before);
  });

for (const width of [375, 683, 1366])
  test(`at ${width} px nothing moves when the DTI strip loads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    const load = await hold(page, '**/assets/historyParts-*.js');
    await openAs(page, '/7100111/history');
    const search = page.getByRole('searchbox', { name: 'Search requests' });
    const strip = page.getByText('Largest move:');
    await expect(search).toBeVisible();
    await expect(page.getByRole('button', { name: /^Next to expire/ })).toBeVisible();
    const before = await search.boundingBox();
    await expect(strip).toHaveCount(0);
    load();
    await expect(strip).toBeVisible();
    expect(await search.boundingBox()).toEqual(before);
  });
