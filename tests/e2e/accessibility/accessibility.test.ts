import { expect, test } from '@tests/e2e/fixtures';
import { problemsOn } from './axe';
import { componentsToShow } from './coverage';
import { WALKS } from './states';

for (const { title, states } of WALKS) {
  test(`nothing is wrong with ${title}, in any state and either theme`, async ({ page, sandbox, silentConsole }) => {
    // As many states as ten other tests.
    test.slow();
    for (const { name, reach } of states) {
      await test.step(name, async () => {
        await reach({ page, sandbox, allow: silentConsole.allow });
        expect.soft(await problemsOn(page), name).toEqual([]);
      });
    }
  });
}

test('every page, dialog, drawer and empty state has a state that shows it', () => {
  const shown = new Set(WALKS.flatMap(({ states }) => states.flatMap(({ shows }) => shows)));
  expect([...shown].sort()).toEqual(componentsToShow());
});
