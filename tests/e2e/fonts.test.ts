import { submit } from './request/requestScreen';
import { expect, test } from './fixtures';
import { openHistory } from './history/screen';
import { expectNoSidewaysScroll, expectWhole, expectNoClippedTexts, spaceText } from './measure';
import { openScreen, SCREENS } from './screens';

for (const font of ['narrow', 'default', 'wide'] as const)
  test.describe(`in a ${font} font`, () => {
    test.use({ font });

    test('no screen scrolls sideways, no column overlaps the next, and Submit is visible', async ({
      page,
      sandbox,
      silentConsole,
    }) => {
      // This test covers as many screens as five others.
      test.slow();
      for (const screen of SCREENS) {
        await openScreen({ page, sandbox, allow: silentConsole.allow }, screen);
        await expect(page.locator('body')).toHaveCSS('font-family', 'Pinned');
        expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual([
          'loaded',
          'loaded',
        ]);
        await expectNoSidewaysScroll(page, screen.address);
        await expectNoClippedTexts(page, screen.address);
      }
      for (const height of [641, 768]) {
        await page.setViewportSize({ width: 1366, height });
        await expectWhole(submit(page));
      }
    });

    test('expanded details scroll no page sideways, also with wide text spacing', async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await openHistory(page, '7100113/history');
      await page.getByRole('button', { name: 'Expand all' }).click();
      for (const spacing of ['usual', 'wide']) {
        if (spacing === 'wide') await spaceText(page);
        // Details are laid out when they come into view.
        for (const details of await page.locator('.request-detail').all()) {
          await details.scrollIntoViewIfNeeded();
          await expectNoSidewaysScroll(page, `expanded details with ${spacing} text spacing`);
        }
        await expectNoClippedTexts(page, `expanded details with ${spacing} text spacing`);
      }
    });
  });
