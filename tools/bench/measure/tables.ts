import type { Browser } from '@playwright/test';
import { openLab, settle, workOf } from '@tools/bench/browser/lab';
import { isProduct } from '@tools/bench/targets';
import type { Contender, Figures } from '@tools/bench/turns';

/** Measures the buttons of a history of twelve requests. */
export async function measureTable(contender: Contender, browser: Browser): Promise<Figures> {
  const lab = await openLab(browser, contender);
  // Clicks inside the page, because moving the mouse there would be measured too.
  const press = (label: string): Promise<void> =>
    lab.page.evaluate((wanted) => {
      const found = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === wanted);
      if (found === undefined) throw new Error(`There is no button ${wanted}`);
      found.click();
    }, label);
  try {
    await lab.page.goto(contender.stage.origin + contender.target.path);
    await lab.page.evaluate(() => window.bench.ready);
    // Waits, because what the companion fetches after its first screen is not work of the table.
    await settle(lab, isProduct(contender.target) ? 2_500 : 300);
    const loadMore = await workOf(lab, 1, () => press('Load More Results'));
    return { loadMore, expandAll: await workOf(lab, 1, () => press('Expand all')) };
  } finally {
    await lab.close();
  }
}
