import { expect, test } from '@tests/e2e/fixtures';
import { problemsOn } from './axe';
import { componentsToShow } from './coverage';
import { FRAMED_PAGES } from './framedPages';
import { WALKS } from './states';

for (const { title, states } of WALKS) {
  test(`${title} has no accessibility violation, in any state and either theme`, async ({
    page,
    sandbox,
    silentConsole,
  }) => {
    // This test covers as many states as ten others.
    test.slow();
    for (const { name, reach } of states) {
      await test.step(name, async () => {
        await reach({ page, sandbox, allow: silentConsole.allow });
        expect.soft(await problemsOn(page), name).toEqual([]);
      });
    }
  });
}

test('every page, dialog, drawer and empty state is covered by a test state', () => {
  const walked = WALKS.flatMap(({ states }) => states.flatMap(({ shows }) => shows));
  const shown = new Set([...walked, ...FRAMED_PAGES.map(({ shows }) => shows)]);
  expect([...shown].sort()).toEqual(componentsToShow());
});
