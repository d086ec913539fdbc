import type { BrowserContext, Page } from '@playwright/test';
import { expect, openAs, test } from '@tests/e2e/fixtures';
import { faultAlertsOf, received } from './received';

const SCRIPT = /\/assets\/viewer-[\w-]{8}\.js$/;

/** Changes the text of each answer with such an address. */
const change = (context: BrowserContext, address: string | RegExp, changed: (text: string) => string) =>
  context.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: changed(await response.text()) });
  });

/** Each leaves the page of a document without its script. */
const FAULTS: Readonly<
  Record<string, { fail: (context: BrowserContext) => Promise<unknown>; alert: string; sent: RegExp }>
> = {
  'is missing': {
    fail: (context) => context.route(SCRIPT, (route) => route.fulfill({ status: 404 })),
    alert: 'Code is missing',
    sent: /"script":"viewer-[\w-]{8}\.js"/,
  },
  'throws in its first line': {
    fail: async (context) => {
      await change(context, '**/viewer.html', (html) => html.replace(/ integrity="[^"]+"/g, ''));
      await change(context, SCRIPT, (script) => `null.borrowerName();${script}`);
    },
    alert: 'Errors in the app',
    sent: /"assembly":"\/assets\/viewer-[\w-]{8}\.js:1:\d+"/,
  },
};

const openDocument = async (page: Page): Promise<Page> => {
  await openAs(page, '/7100111/history');
  const opening = page.waitForEvent('popup');
  const findings = page.getByRole('button', { name: /^Findings PDF/ });
  await findings.first().click();
  return opening;
};

for (const [what, { fail, alert, sent }] of Object.entries(FAULTS))
  test(`the page of a document says so if its script ${what}, and monitoring hears of it`, async ({
    page,
    context,
    sandbox,
    silentConsole,
  }) => {
    silentConsole.allow(/Failed to load resource|borrowerName/);
    await fail(context);
    const viewer = await openDocument(page);
    const tab = (await page.evaluate(() => sessionStorage.getItem('tabCode'))) ?? '';
    await expect(viewer.getByRole('status')).toHaveText(
      `This document could not be shown. Close this tab and open the document again. Tab ${tab}.`,
    );
    await expect(viewer).toHaveTitle('Document');
    await expect(async () => {
      const envelopes = await received(page, sandbox);
      expect(faultAlertsOf(envelopes)).toEqual([alert]);
      expect(envelopes).toMatch(sent);
      expect(envelopes).not.toMatch(/7100111|borrowerName/);
    }).toPass();
  });
