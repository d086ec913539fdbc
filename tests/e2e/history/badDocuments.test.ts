import type { BrowserContext } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { openHistory, save } from './screen';

const LOAN = '7100113';

/** Replaces the response of the document service. */
const answerDocuments = (context: BrowserContext, json: { documentBytes: string; extension: string }) =>
  context.route('**/multi-aus/v1/document', async (route) => {
    const response = await route.fetch();
    await (route.request().method() === 'POST' ? route.fulfill({ response, json }) : route.fulfill({ response }));
  });

for (const extension of ['../../etc/passwd', 'exe', 'hta', 'lnk']) {
  test(`a document of the kind ${extension} is saved under a name that no system runs`, async ({ page, context }) => {
    await answerDocuments(context, { documentBytes: btoa('plain text'), extension });
    await openHistory(page, `${LOAN}/history`);
    const { name, text } = await save(page, page.getByRole('button', { name: /^Findings PDF of request \d+, DU/ }));
    expect(name).toBe('document.bin');
    expect(text).toBe('plain text');
  });
}

for (const [what, documentBytes] of [
  ['nothing', ''],
  ['no base64', '%%%'],
] as const) {
  test(`a document of ${what} leaves no window open, and a notice says so`, async ({ page, context }) => {
    await answerDocuments(context, { documentBytes, extension: 'pdf' });
    await openHistory(page, `${LOAN}/history`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: /^Findings PDF of request \d+, DU/ }).click();
    await opened;
    await expect(
      page.getByText(/^Findings PDF of request \d+, DU is empty, damaged or larger than 50 MB\.$/),
    ).toBeVisible();
    await expect.poll(() => context.pages()).toEqual([page]);
  });
}
