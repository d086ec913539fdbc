import { expect, openAs, test } from './fixtures';
import { pinFont } from './fonts';
import { table } from './history/screen';
import { brokenWords, expectNoClippedTexts, expectNoSidewaysScroll } from './measure';

/** What a user can set in the browser. */
const SETTINGS = [
  { setting: 'defaultFontSize=16', size: '13px' },
  { setting: 'defaultFontSize=20', size: '16.25px' },
  { setting: 'defaultFontSize=24', size: '19.5px' },
  { setting: 'minimumFontSize=20', size: '20px' },
];

for (const { setting, size, font } of SETTINGS.flatMap((each) =>
  (['default', 'wide'] as const).map((font) => ({ ...each, font })),
))
  test(`with ${setting} and a ${font} font text has its size, and no screen is wider than the window`, async ({
    playwright,
    launchOptions,
    baseURL,
    viewport,
  }) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=${setting}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: viewport ?? null });
    await pinFont(context, font);
    const page = await context.newPage();
    const settled = () => expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
    await openAs(page, '/7100120/request');
    await settled();
    await expectNoSidewaysScroll(page, 'Request');
    await openAs(page, '/7100109/request');
    await expect(page.getByRole('button', { name: 'Use another password' })).toBeVisible();
    await settled();
    await expectNoSidewaysScroll(page, 'Request with an account');
    await openAs(page, '/7100116/selection');
    await settled();
    await expectNoSidewaysScroll(page, 'Selection');
    await openAs(page, '/7100111/history');
    await settled();
    const cell = table(page).getByRole('cell').nth(1);
    expect(await cell.evaluate((element) => getComputedStyle(element).fontSize)).toBe(size);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(page.getByText('Credit Details').first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'History');
    await openAs(page, '/7100112/history');
    await settled();
    await expectNoSidewaysScroll(page, 'History of a run');
    // The table keeps its place in the card, or scrolls there.
    await expectNoClippedTexts(page, 'History of a run');
    expect(await brokenWords(page.getByRole('columnheader', { name: 'Compare' }))).toEqual([]);
    await browser.close();
  });
