import { expect, holdTime, openAs, passTime, test } from './fixtures';
import { hold } from './hold';
import { recordShifts, shiftsOf } from './shiftRecord';

const ROW = {
  request: 'main table > tbody > tr',
  selection: 'main table > tbody > tr',
  history: 'tbody[data-group] > tr',
};

/** The sum of all frames, far below 0.1, which counts as good. */
const MOST = 0.02;

/** Loans with a warning, with relief by borrower, with a request that runs, and with a key and a loan identifier. */
for (const loan of ['7100116', '7100120', '7100112', '7100111'])
  for (const area of ['request', 'selection', 'history'] as const)
    test(`nothing moves on ${area} of loan ${loan} after its first row`, async ({ page, sandbox }) => {
      // A run that ends changes what is shown.
      await holdTime(sandbox);
      await recordShifts(page, ROW[area]);
      await openAs(page, `/${loan}/${area}`);
      await expect(page.locator(ROW[area]).first()).toBeVisible();
      await expect(page.getByText('Internal employee')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Conditions History' })).toBeVisible();
      await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
      expect(sum, shifts.join('\n')).toBeLessThan(MOST);
    });

/** Its links must not move under the pointer, and must come although the upper group hangs. */
for (const end of ['answer', 'second'] as const)
  test(`the lower group of the menu waits for the upper one until its ${end}`, async ({ page }) => {
    const letGo = await hold(page, '**/1003');
    await page.addInitScript(() => {
      const stopped = new CSSStyleSheet();
      stopped.replaceSync('.menu-groups > * { animation-play-state: paused !important }');
      document.adoptedStyleSheets = [stopped];
    });
    await openAs(page, '/7100111/history');
    const lower = page.locator('#menu').getByText('Transmittal Summary');
    await expect(lower).toBeAttached();
    await expect(lower).toBeHidden();
    if (end === 'answer') letGo();
    else await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(lower).toBeVisible();
    await expect(page.locator('#menu').getByText('Borrower Information')).toBeVisible({ visible: end === 'answer' });
    letGo();
  });

const RUNS = {
  default: [
    { area: 'request', width: 1366 },
    { area: 'selection', width: 1366 },
    { area: 'history', width: 1366 },
    { area: 'request', width: 375 },
    { area: 'history', width: 375 },
    { area: 'selection', width: 375 },
  ],
  wide: [{ area: 'selection', width: 1366 }],
} as const;

for (const font of ['default', 'wide'] as const)
  test.describe(`with a ${font} font`, () => {
    test.use({ font });

    for (const { area, width } of RUNS[font])
      test(`nothing moves on ${area} at ${width} px while a run ends`, async ({ page, sandbox }) => {
        await page.setViewportSize({ width, height: 768 });
        await holdTime(sandbox);
        await recordShifts(page, ROW[area]);
        await openAs(page, `/7100112/${area}`);
        await expect(page.locator(ROW[area]).first()).toBeVisible();
        await expect(page.getByRole('region', { name: 'Running request' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const atLoad = (await shiftsOf(page)).length;
        await passTime(sandbox, 12);
        await expect(page.locator('main table').getByText('Approve/Eligible').first()).toBeVisible();
        await passTime(sandbox, 30);
        await expect(page.locator('main table').getByText('Accept / Eligible').first()).toBeVisible();
        // On a phone, what came of the run has the room of the expiry dates.
        const inHistory = width < 480 ? 'DU Approve/Eligible · LPA Accept / Eligible' : '120 days left';
        const last = { request: 'Reuses', selection: 'In use: DU', history: inHistory };
        await expect(page.getByText(last[area]).first()).toBeVisible();
        await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
        const shifts = (await shiftsOf(page)).slice(atLoad);
        const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
        expect(sum, shifts.join('\n')).toBeLessThan(MOST);
      });

    for (const width of [1366, 375])
      test(`at ${width} px the systems of Request keep their height while a run ends`, async ({ page, sandbox }) => {
        await page.setViewportSize({ width, height: 768 });
        await holdTime(sandbox);
        await openAs(page, '/7100112/request');
        const rows = page.getByRole('table', { name: 'Underwriting systems' }).locator('tbody > tr');
        const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
        await expect(rows.getByText('Processing')).toHaveCount(2);
        await expect(rows.getByText('just now')).toHaveCount(2);
        const before = await heights();
        await passTime(sandbox, 12);
        await expect(rows.getByText('Approve/Eligible')).toBeVisible();
        expect(await heights()).toEqual(before);
        await passTime(sandbox, 30);
        await expect(rows.getByRole('textbox')).toHaveCount(3);
        await expect(rows.getByText('Accept / Eligible')).toBeVisible();
        expect(await heights()).toEqual(before);
      });
  });
