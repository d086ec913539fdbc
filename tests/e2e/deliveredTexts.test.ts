import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';
import { openHistory } from './history/screen';
import { expectNoSidewaysScroll } from './measure';

/** The fields of responses that hold names and other short texts for users. */
const SHORT =
  /"(borrowerName|lastname|productName|productMoniker|loanStage|businessChannel|submittedBy|creditAgencyName|vendorName|comment|overrideReason|obtainedBy|displayName|recommendation|overriddenBy|street|city)":"([^"]+)"/g;

/** Replaces the short texts of all responses. */
const deliver = (page: Page, textOf: (text: string) => string) =>
  page.route(/\/(aus|application|common|org)\//, async (route) => {
    const response = await route.fetch();
    if (!/json/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    const body = (await response.text()).replace(SHORT, (_, key: string, text: string) => `"${key}":"${textOf(text)}"`);
    return route.fulfill({ response, body });
  });

/** Opens each screen and the dialogs that show people's names. */
async function* views(page: Page): AsyncGenerator<string> {
  const settled = () => expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await openAs(page, '/7100120/request');
  await expect(page.getByRole('table', { name: 'Verification reports' })).toBeVisible();
  await settled();
  yield 'Request';
  await openAs(page, '/7100116/selection');
  await expect(page.getByRole('table', { name: 'Override log' })).toBeVisible();
  await settled();
  yield 'Selection';
  await page.getByRole('button', { name: 'File page' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Loading what is missing')).toHaveCount(0);
  yield 'the file page';
  await openHistory(page, '7100120/history');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(page.getByText('Credit Details')).toBeVisible();
  yield 'History';
}

test('a name of 10,000 characters is cut on every screen, and whole in a hint', async ({ page }) => {
  test.slow();
  const long = (text: string) => `${text} ${'Ag'.repeat(5_000)}`;
  await deliver(page, long);
  for await (const view of views(page)) {
    expect(await page.evaluate(() => document.documentElement.scrollHeight), view).toBeLessThan(3_000);
    const tall = await page
      .locator('p, li, td:not([colspan]), th, dd, a, h1, h2, h3, label')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.childElementCount < 8 && part.getBoundingClientRect().height > 400)
          .map((part) => part.textContent.slice(0, 60)),
      );
    expect(tall, view).toEqual([]);
    await expectNoSidewaysScroll(page, view);
  }
  const borrower = page
    .getByRole('region', { name: 'Loan', exact: true })
    .getByText(/AgAg.*…$/)
    .first();
  await borrower.focus();
  const hint = page.getByRole('tooltip');
  await expect(hint).toHaveText(/(Ag){5000}$/);
  expect((await hint.boundingBox())?.height).toBeLessThanOrEqual(400);
});

test('a name in another direction reorders no other text', async ({ page }) => {
  const MARK = '\u05E9\u05E8\u05D4';
  await deliver(page, (text) => `${MARK} ${text}`);
  for await (const view of views(page)) {
    const loose = await page.evaluate((mark) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      let count = 0;
      while (texts.nextNode() !== null) {
        const { textContent: text, parentElement: parent } = texts.currentNode;
        if (text === null || parent === null || !text.includes(mark)) continue;
        // Labels for screen readers only.
        if (parent.getBoundingClientRect().width < 2) continue;
        count += 1;
        const isAlone = text.startsWith(mark) && parent.childNodes.length === 1;
        const isIsolated = text
          .split(mark)
          .slice(0, -1)
          .every((before) => before.endsWith('\u2068'));
        const isOwnLine = ['isolate', 'plaintext'].includes(getComputedStyle(parent).unicodeBidi);
        const isOption = parent.matches('option, caption, title');
        if (!(isIsolated || isOption || (isAlone && isOwnLine))) found.push(`${parent.tagName}: ${text.slice(0, 80)}`);
      }
      return { found, count };
    }, MARK);
    expect(loose.count, view).toBeGreaterThan(2);
    expect(loose.found, view).toEqual([]);
  }
});
