import { WALKS } from '@tests/e2e/accessibility/states';
import { deploy } from '@tests/e2e/deploy';
import { expect, test } from '@tests/e2e/fixtures';
import { foreignTexts, pseudoWording, recordData } from './pseudo';

/** They are shown before a wording is known, or show an error of the provider as it is. */
const ENGLISH = ['a configuration that cannot be used', 'an answer of the sign-in service that cannot be used'];

for (const { title, states } of WALKS) {
  test(`${title} shows only texts that a wording replaces, and data`, async ({
    page,
    context,
    sandbox,
    silentConsole,
  }) => {
    // This test covers as many states as ten others.
    test.slow();
    // Not on the page: a state removes the page's routes.
    await deploy(context, { BRAND: { WORDING_URL: '/wording/pseudo.json' } });
    await context.route('**/wording/pseudo.json', (route) => route.fulfill({ json: pseudoWording() }));
    const data = recordData(page);
    for (const { name, reach } of states.filter(({ name }) => !ENGLISH.includes(name))) {
      await test.step(name, async () => {
        await reach({ page, sandbox, allow: silentConsole.allow });
        // The answers that the page shows are recorded a moment later.
        await expect
          .configure({ soft: true })
          .poll(() => foreignTexts(page, data()), name)
          .toEqual([]);
      });
    }
  });
}
