import type { Locator, Page } from '@playwright/test';
import { deploy } from './deploy';
import { expect, openAs, plantFault, test } from './fixtures';
import { chooseInMenu, COMPARE_PREVIOUS, openHistory, table, ROW_MENU } from './history/screen';
import { brokenWords, expectNoClippedTexts, expectNoSidewaysScroll, expectWhole } from './measure';
import { BROKER, newForAll, NOT_AN_EMPLOYEE, openRequest, submit } from './request/requestScreen';
import { cell, choice, openSelection, row } from './selection/screen';

const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return {
        left: left + Number.parseFloat(style.paddingLeft),
        right: right - Number.parseFloat(style.paddingRight),
      };
    });

/** Returns the labels of a card that take more than one line: they would run into the next. @empty [] none */
const wrappedLabels = (cells: Locator): Promise<string[]> =>
  cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      const { font, width } = getComputedStyle(cell, '::before');
      const line = document.createElement('span');
      line.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`;
      line.textContent = cell.getAttribute('data-label');
      document.body.append(line);
      const isWrapped = line.getBoundingClientRect().width > Number.parseFloat(width) + 0.5;
      line.remove();
      return isWrapped ? [line.textContent] : [];
    }),
  );

for (const width of [320, 375, 767])
  test(`at ${width} px each service in History is a card with labeled values, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openHistory(page, '7100111/history');
    const card = table(page).locator('tbody').first();
    await expect(card.getByText('Approve/Eligible').first()).toBeVisible();
    const cells = card.locator('tr').first().locator('td[data-label]');
    const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()));
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
    }
    const places = boxes.map(({ left, top }) => `${left} ${top}`);
    expect(new Set(places).size, 'no value covers another').toBe(places.length);
    const label = await cells
      .filter({ hasText: /^\d\d\.\d\d%$/ })
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toBe('"DTI"');
    // The actions have no label, as in the table.
    const actions = card.locator('td[data-column=actions]').first();
    expect(await actions.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('none');
    for (const mark of await card.getByRole('checkbox').all())
      expect((await mark.boundingBox())?.x).toBeGreaterThanOrEqual(0);
    // Nothing of what sorts the cards is cut.
    for (const sort of await table(page).locator('thead').getByRole('button').all()) await expectWhole(sort);
    await page.getByRole('button', { name: 'Sent', exact: true }).click();
    // The rows follow the press a moment later, together with this mark.
    await expect(page.getByRole('columnheader', { name: 'Sent' })).toHaveAttribute('aria-sort', 'ascending');
    await page
      .getByRole('button', { name: /^Request \w+ details$/ })
      .first()
      .click();
    const details = page.getByText('Credit Details');
    await expect(details).toBeVisible();
    const next = page.getByRole('button', { name: /^Request \w+ details$/ }).nth(1);
    expect((await next.boundingBox())?.y).toBeGreaterThan(((await details.boundingBox())?.y ?? 0) + 40);
    const credit = await details.locator('..').getByRole('table').boundingBox();
    expect((credit?.x ?? 0) + (credit?.width ?? width)).toBeLessThanOrEqual(width);
    await expectNoSidewaysScroll(page, `History at ${width} px`);
    const card0 = page.locator('main table').first().locator('..');
    expect(await card0.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  });

for (const width of [320, 375, 767])
  test(`at ${width} px each row of Request is a card with labeled values, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openAs(page, '/7100101/request');
    const tables = page.locator('main table');
    await expect(tables).toHaveCount(3);
    for (const each of await tables.all()) {
      const scroll = await each.evaluate(({ parentElement }) => {
        const { scrollWidth = 0, clientWidth = 0 } = parentElement ?? {};
        return scrollWidth - clientWidth;
      });
      expect(scroll).toBeLessThanOrEqual(0);
      const boxes = await each
        .locator('tbody > tr')
        .first()
        .locator('td')
        .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()));
      for (const { left, right } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
      expect(new Set(boxes.map(({ top }) => top)).size, 'one value a line').toBe(boxes.length);
    }
    expect(await wrappedLabels(page.locator('main tbody > tr:first-child > [data-label]'))).toEqual([]);
    const report = page.getByRole('cell').filter({ has: page.getByLabel('Report, Maren Okafor', { exact: true }) });
    expect(await report.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Report"');
    await expectNoSidewaysScroll(page, `Request at ${width} px`);
  });

for (const width of [320, 375, 767])
  test(`at ${width} px each fact of Selection is a card, with a line for each service, and a choice moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openSelection(page, '7100120');
    await expect(page.getByRole('button', { name: /^Messages .*relief$/ })).toHaveCount(2 * 4);
    for (const fact of ['Outcome', 'Identifiers', 'DTI', 'Appraisal', 'Assets relief']) {
      const label = await row(page, fact).getByRole('rowheader').boundingBox();
      let above = (label?.y ?? Number.NaN) + (label?.height ?? 0);
      for (const service of ['DU', 'LPA']) {
        const value = cell(page, service, fact);
        const box = await value.boundingBox();
        expect(box?.y, `${fact} of ${service} is below what comes before`).toBeGreaterThanOrEqual(above - 0.5);
        expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
        expect(await value.evaluate((each) => getComputedStyle(each, '::before').content)).toBe(`"${service} "`);
        above = (box?.y ?? 0) + (box?.height ?? 0);
      }
    }
    await expectNoClippedTexts(page, 'Selection');
    for (const service of ['DU', 'LPA']) {
      // The click would scroll to it.
      await choice(page, service).scrollIntoViewIfNeeded();
      const before = await choice(page, service).boundingBox();
      await choice(page, service).click();
      await expect(choice(page, service)).toBeChecked();
      expect(await choice(page, service).boundingBox()).toEqual(before);
    }
    await choice(page, 'LPA').press('ArrowLeft');
    await expect(choice(page, 'DU')).toBeChecked();
    await expect(choice(page, 'DU')).toBeFocused();
    await expectWhole(page.getByRole('combobox', { name: /^Reason/ }));
    await expectNoSidewaysScroll(page, `Selection at ${width} px`);
  });

test('at 375 px a comparison and the finding codes are cards, and no word breaks', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openHistory(page, '7100111/history');
  await chooseInMenu(page, ROW_MENU, COMPARE_PREVIOUS);
  const dialog = page.getByRole('dialog');
  const cells = dialog.getByRole('row').filter({ hasText: 'DTI-1003' }).locator('> *');
  await expect(cells.first()).toBeVisible();
  const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()));
  expect(new Set(boxes.map(({ top }) => top)).size, 'one value a line').toBe(boxes.length);
  for (const { right } of boxes) expect(right).toBeLessThanOrEqual(375);
  expect(await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content)).toMatch(/^"#\d+ \w+/);
  await expectNoClippedTexts(page, 'History');
});

test('at 375 px every tab of the findings is whole', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openHistory(page, '7100116/history');
  await page
    .getByRole('button', { name: /^Findings of/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  for (const tab of ['To collect', 'DU', 'LPA', 'Both', 'New since last run'])
    await expectWhole(sheet.locator('label').filter({ hasText: new RegExp(`^${tab}$`) }));
});

test('at 375 px no word of the expiry dates breaks', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openSelection(page, '7100120');
  await page.getByRole('button', { name: /^Next to expire/ }).click();
  const dates = page.getByRole('dialog', { name: 'Expiry dates' });
  await expect(dates.getByRole('row').last()).toContainText('Order again');
  expect(await brokenWords(dates)).toEqual([]);
});

for (const width of [1366, 1024])
  test(`at ${width} px no word of the AUS list breaks`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await openHistory(page, '7100111/history');
    await page.getByRole('button', { name: 'AUS list' }).click();
    const list = page.getByRole('dialog', { name: 'AUS list' }).getByRole('table');
    await expect(list).toContainText('Approve/Eligible');
    expect(await brokenWords(list)).toEqual([]);
  });

test('at 375 px nothing lies over the systems that load', async ({ page, sandbox }) => {
  await plantFault(sandbox, { call: 'ausRequestTypes', kind: 'slow', delayMs: 120_000 });
  await page.setViewportSize({ width: 375, height: 800 });
  await openAs(page, '/7100101/request');
  const systems = page.locator('section', { has: page.getByRole('heading', { name: '1 Systems' }) });
  const rows = systems.locator('[aria-hidden].skeleton-row');
  await expect(rows.last()).toBeVisible();
  const last = await rows.last().boundingBox();
  const note = await page.getByRole('textbox', { name: 'Note for the file' }).boundingBox();
  expect((last?.y ?? Number.NaN) + (last?.height ?? Number.NaN)).toBeLessThanOrEqual(note?.y ?? 0);
});

test('at 1366 px the tools of Selection stand in one line', async ({ page }) => {
  await openSelection(page, '7100116');
  const tools = ['Run again', 'File page'].map((name) => page.getByRole('button', { name, exact: true }));
  const [first, last] = await Promise.all(tools.map((tool) => tool.boundingBox()));
  expect(first?.y).toBeGreaterThan(0);
  expect(last?.y).toBe(first?.y);
});

test('at 1366 px a hidden header leaves no room above the menu', async ({ page }) => {
  await openHistory(page, '7100111/history');
  const menu = page.getByRole('navigation', { name: 'H2O' });
  const top = async () => (await menu.boundingBox())?.y ?? Number.NaN;
  await expect(menu.getByRole('link', { name: 'Assets' })).toBeVisible();
  const below = await top();
  await deploy(page, { NAV_VISIBILITY: { TOP_NAV: false } });
  await page.goto('/7100111/history');
  await expect(menu.getByRole('link', { name: 'Assets' })).toBeVisible();
  expect(await top()).toBe(below - 48);
});

test('at 1366 px what is left to do is read whole beside a short order', async ({ page }) => {
  await openRequest(page, '7100101');
  const sentence = page
    .getByRole('button', { name: /^1 thing left/ })
    .locator('span')
    .last();
  expect(await sentence.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('at 1366 px what is left to do does not cover what is ordered', async ({ page, silentConsole: { allow } }) => {
  allow(NOT_AN_EMPLOYEE);
  await openRequest(page, '7100109', BROKER);
  await newForAll(page);
  await page.getByRole('textbox', { name: 'Account number (required)' }).fill('');
  const left = page.getByRole('button', { name: /^Error! .*Enter the account number/ });
  await submit(page).click();
  await expect(left).toBeVisible();
  const { x = 0, width = Number.NaN } = (await left.boundingBox()) ?? {};
  const summary = await page.getByText(/1\sborrower\s· 1\snew\shard/).boundingBox();
  expect(x + width).toBeLessThanOrEqual(summary?.x ?? Number.NaN);
});

for (const width of [1366, 1920])
  test(`at ${width} px the findings of a failed run and its message share a line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await openHistory(page, '7100113/history');
    const links = table(page).getByRole('row').filter({ hasText: 'Message' }).first().locator('[data-column=report]');
    const tops = await links
      .getByRole('button')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(tops).toHaveLength(2);
    expect(tops[0]).toBe(tops[1]);
  });

for (const [width, height] of [
  [1920, 1080],
  [2560, 1440],
] as const)
  test(`at ${width} px the content is at most 1600 px wide, and the bars keep to it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, '/7100116/selection');
    await expect(page.getByRole('table', { name: 'Override log' })).toBeVisible();
    const content = await edges(page, 'main');
    expect(content.right - content.left).toBeLessThanOrEqual(1600);
    expect(content.right - content.left).toBeGreaterThan(1400);
    expect(await edges(page, 'section[aria-label="Loan"] > dl')).toEqual(content);
    await page.getByRole('radio', { name: 'LPA', exact: true }).check();
    const bar = page.getByRole('region', { name: 'Use LPA instead' });
    await expect(bar).toBeVisible();
    expect(await edges(page, 'section:has(> div > h2):has(form)')).toEqual(content);
  });
