import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { complete, openRequest, submit } from './requestScreen';

/** The lowest edge of the form's cards, and the top of the bar that lies over the page. */
const edges = (page: Page) =>
  page.evaluate(() => {
    // A click may have scrolled.
    window.scrollTo(0, 0);
    const bar = document.getElementById('order-submit')?.closest('section');
    const cards = [...document.querySelectorAll('main section')].filter((each) => each !== bar);
    return {
      form: Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)),
      bar: bar?.getBoundingClientRect().top ?? 0,
    };
  });

/** In the end: on a busy machine the fonts and the last parts of the screen arrive late. */
const expectOneScreen = (page: Page): Promise<void> =>
  expect(async () => {
    const { form, bar } = await edges(page);
    expect(bar).toBeGreaterThan(700);
    expect(form).toBeLessThanOrEqual(bar);
  }).toPass({ timeout: 15_000 });

// The second has a run, a report on file, and a borrower whose name changed.
for (const [loanId, lastRun, verification] of [
  ['7100101', 'No run yet', /^Assets/],
  ['7100118', 'Approve/Eligible', 'No verification reports for this loan'],
] as const)
  test(`a whole order for the borrowers of ${loanId} is on one screen of 1366x768, before and after it is filled in`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openRequest(page, loanId);
    for (const part of [lastRun, verification, /^(Obtained|Needed|Not needed)/])
      await expect(page.getByRole('main').getByText(part).first()).toBeVisible();
    await expectOneScreen(page);
    await complete(page);
    await expect(submit(page)).toBeEnabled();
    await expectOneScreen(page);
  });
