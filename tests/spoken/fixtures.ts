import { chromium, type Locator } from '@playwright/test';
import { tabTo } from '@tests/e2e/accessibility/keys';
import { expect, test as base } from '@tests/e2e/fixtures';
import { withHearing, withOrca, type Hearing, type Phrase } from './hearing';
import type { Orca } from './orca';

export interface Speech extends Hearing {
  /** Moves the focus to the target with the Tab key and hears it. */
  reach: (target: Locator, phrase: Phrase, key?: 'Tab' | 'Shift+Tab') => Promise<void>;
}

export const test = base.extend<{ speech: Speech; orca: Orca }>({
  orca: [({ browserName: _ }, use) => withOrca(use), { timeout: 180_000 }],
  // A window without an address bar, so that keyboard and screen reader are on the page from the start.
  context: async ({ orca: _, baseURL, viewport }, use) => {
    const context = await chromium.launchPersistentContext('', {
      headless: false,
      executablePath: process.env['CHROME_PATH'] ?? '',
      args: [
        '--app=about:blank',
        '--test-type',
        '--force-renderer-accessibility',
        '--disable-dev-shm-usage',
        '--no-sandbox',
      ],
      viewport,
      ...(baseURL !== undefined && { baseURL }),
    });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (page === undefined) throw new Error('The browser opened no window.');
    await use(page);
  },
  watchesSecrets: false,
  speech: ({ orca, page }, use, info) =>
    withHearing(orca, info, (hearing) =>
      use({
        ...hearing,
        reach: async (target, phrase, key = 'Tab') => {
          let isAgain = false;
          await hearing.expectSpokenAfter(async () => {
            if (isAgain) await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'Tab');
            isAgain = true;
            await tabTo(page, target, key);
          }, phrase);
        },
      }),
    ),
});

export { expect };
