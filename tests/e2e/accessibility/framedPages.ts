import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@tests/e2e/fixtures';
import { EVIL, framing, REFUSALS, serve, serveApp } from '@tests/e2e/framed/attackers';
import { appIn, expectRefused, openParent } from '@tests/e2e/framed/framedApp';

interface Desk {
  page: Page;
  context: BrowserContext;
  app: string;
  parent: string;
}

/** The pages that only a frame shows; a window without a parent cannot reach them. */
export const FRAMED_PAGES = [
  {
    shows: 'SignInPage',
    reach: async ({ page, parent }: Desk) => {
      await openParent(page, parent);
      await expect(appIn(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
    },
  },
  {
    shows: 'RefusedPage',
    reach: async ({ page, context, app }: Desk) => {
      await serveApp(context, app, REFUSALS);
      await serve(context, `${EVIL}/`, framing(`${app}/7100101/request`));
      await page.goto(`${EVIL}/`);
      await expectRefused(appIn(page));
    },
  },
] as const;
