import { expect, test } from '@tests/e2e/fixtures';
import { problemsOn } from './axe';
import { componentsToShow } from './coverage';
import { FRAMED_PAGES } from './framedPages';
import { WALKS } from './states';

/** The sheet of the findings arranges its facts and columns by the width of the window. */
const widthsOf = (shows: readonly string[]): number[] => (shows.includes('FindingsSheet') ? [1366, 320, 2560] : [1366]);

for (const { title, states } of WALKS) {
  test(`${title} has no accessibility violation, in any state and either theme`, async ({
    page,
    sandbox,
    silentConsole,
  }) => {
    // This test covers as many states as ten others.
    test.slow();
    const height = page.viewportSize()?.height ?? 768;
    for (const { name, reach, shows } of states) {
      await test.step(name, async () => {
        await reach({ page, sandbox, allow: silentConsole.allow });
        for (const width of widthsOf(shows)) {
          await page.setViewportSize({ width, height });
          expect.soft(await problemsOn(page), `${name}, ${width} px`).toEqual([]);
        }
        await page.setViewportSize({ width: 1366, height });
      });
    }
  });
}

test('every page, dialog, drawer and empty state is covered by a test state', () => {
  const walked = WALKS.flatMap(({ states }) => states.flatMap(({ shows }) => shows));
  const shown = new Set([...walked, ...FRAMED_PAGES.map(({ shows }) => shows)]);
  expect([...shown].sort()).toEqual(componentsToShow());
});
