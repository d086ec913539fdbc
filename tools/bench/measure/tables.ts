import type { Browser } from '@playwright/test';
import { openLab, settle, workOf } from '@tools/bench/browser/lab';
import type { Stage } from '@tools/bench/server/serve';
import { isProduct, type Target } from '@tools/bench/targets';

export const TABLE_ACTIONS = ['expandAll', 'loadMore'] as const;

/** Measures the buttons of a history of twelve requests. */
export async function measureTable(
  browser: Browser,
  stage: Stage,
  target: Target,
): Promise<Record<(typeof TABLE_ACTIONS)[number], number>> {
  const lab = await openLab(browser, stage, target);
  // Clicks inside the page, because moving the mouse there would be measured too.
  const press = (label: string): Promise<void> =>
    lab.page.evaluate((wanted) => {
      const found = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === wanted);
      if (found === undefined) throw new Error(`There is no button ${wanted}`);
      found.click();
    }, label);
  try {
    await lab.page.goto(stage.origin + target.path);
    await lab.page.evaluate(() => window.bench.ready);
    // Waits, because what the companion fetches after its first screen is not work of the table.
    await settle(lab, isProduct(target) ? 2_500 : 300);
    const loadMore = await workOf(lab, 1, () => press('Load More Results'));
    return { loadMore, expandAll: await workOf(lab, 1, () => press('Expand all')) };
  } finally {
    await lab.close();
  }
}
