import type { Page } from '@playwright/test';
import { deploy } from './deploy';
import { expect, signInAt, test } from './fixtures';
import { openArea } from './journey';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Expects the page to be signed in: screens open, their data loads, and no dialog opens. */
async function expectToWork(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes('/transaction-history-details'));
  await openArea(page, 'Request');
  await openArea(page, 'History');
  // 304: nothing new since the last read.
  expect([200, 304]).toContain((await answer).status());
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

for (const [what, first, second] of [
  ['two loans', '7100101', '7100116'],
  ['the same loan twice', '7100101', '7100101'],
] as const) {
  test.describe(`two tabs with ${what}`, () => {
    test('share one sign-in, and each knows its own loan', async ({ context }) => {
      const [a, b] = [await context.newPage(), await context.newPage()];
      await signInAt(a, `/${first}/history`);
      await expect(heading(a, 'History')).toBeVisible();
      await b.goto(`/${second}/history`);
      await expect(heading(b, 'History')).toBeVisible();
      await expectToWork(a);
      await expectToWork(b);
      await expect(a).toHaveURL(`/${first}/history`);
      await expect(b).toHaveURL(`/${second}/history`);
      expect((await a.title()) === (await b.title())).toBe(first === second);
    });

    test('keep working when the other closes or reloads', async ({ context }) => {
      const [a, b, c] = [await context.newPage(), await context.newPage(), await context.newPage()];
      await signInAt(a, `/${first}/history`);
      await expect(heading(a, 'History')).toBeVisible();
      for (const page of [b, c]) {
        await page.goto(`/${second}/history`);
        await expect(heading(page, 'History')).toBeVisible();
      }
      await a.reload();
      await expect(heading(a, 'History')).toBeVisible();
      await expectToWork(b);
      await c.close();
      await expectToWork(a);
      await expectToWork(b);
    });

    test("keep working when the other's session ends", async ({ context, sandbox, silentConsole }) => {
      silentConsole.allow(/status of 401/);
      const [a, b] = [await context.newPage(), await context.newPage()];
      await deploy(a, { SESSION_MODAL_COUNTDOWN_TIMER: 1 });
      await signInAt(a, `/${first}/history`);
      await expect(heading(a, 'History')).toBeVisible();
      await b.goto(`/${second}/history`);
      await expect(heading(b, 'History')).toBeVisible();
      await a.route('**/aus/history/**', (route) => route.fulfill({ status: 401 }));
      await a.getByRole('link', { name: 'Request', exact: true }).click();
      await expect(a).toHaveURL(`${sandbox}/los/`);
      await expectToWork(b);
    });
  });
}
