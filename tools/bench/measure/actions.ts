import { openProfile, settle, workOf, type Lab } from '@tools/bench/browser/lab';
import { isProduct } from '@tools/bench/targets';
import type { Contender, Figures } from '@tools/bench/turns';

/** Measures the buttons of a history of twelve requests. */
export const measureTable = onPage(async (lab) => {
  const loadMore = await workOf(lab, 1, () => press(lab, 'Load More Results'));
  return { loadMore, expandAll: await workOf(lab, 1, () => press(lab, 'Expand all')) };
});

const TYPED = ['7', 'A', '4', '1', 'C', '9'];

/** Measures an order with forty borrowers: typing a report reference, then submitting while the others are missing. */
export const measureForm = onPage(async (lab, isCompanion) => {
  if (isCompanion) await press(lab, 'Set all to Reissue');
  await lab.page
    .getByLabel(/^Reference #/)
    .nth(2)
    .focus();
  await settle(lab, 800);
  const keys = TYPED.values();
  const keystroke = await workOf(lab, TYPED.length, () => lab.page.keyboard.press(keys.next().value ?? 'a'), 150);
  return { keystroke, validation: await workOf(lab, 1, () => press(lab, 'Submit', 'Reference # is missing')) };
});

function onPage(measure: (lab: Lab, isCompanion: boolean) => Promise<Figures>) {
  return async (contender: Contender): Promise<Figures> => {
    const lab = await openProfile(contender);
    const isCompanion = isProduct(contender.target);
    try {
      await lab.page.goto(contender.stage.origin + contender.target.path);
      await lab.page.evaluate(() => window.bench.ready);
      // Waits, because what the companion fetches after its first screen is not work of an action.
      await settle(lab, isCompanion ? 5_000 : 1_000);
      return await measure(lab, isCompanion);
    } finally {
      await lab.close();
    }
  };
}

/** Clicks inside the page, because a mouse over it is measured too. Then waits for a text. */
const press = ({ page }: Lab, label: string, text = ''): Promise<void> =>
  page.evaluate(
    ([wanted = '', then = '']) => {
      const found = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.startsWith(wanted));
      if (found === undefined) throw new Error(`There is no button ${wanted}`);
      found.click();
      return window.bench.until(() => document.body.textContent.includes(then));
    },
    [label, text],
  );
