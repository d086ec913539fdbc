import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { EVIL, framing, REFUSALS, serve, serveApp, watchCalls } from './attackers';
import { appIn, expectRefused, framedLaunch, heading, openLoanMessage, openParent, signInByWindow } from './framedApp';

test.use({ isFramed: true, launchOptions: framedLaunch, watchesSecrets: false });

/** The browser reports the origins that did not receive a message, and a frame that it refuses. */
const UNDELIVERED = /target origin provided|Refused to frame|frame-ancestors/;
test.beforeEach(({ silentConsole }) => silentConsole.allow(UNDELIVERED));

const innerApp = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');

test('a page that is not listed is refused, and learns nothing', async ({ page, context, lender, sandbox }) => {
  const calls = watchCalls(page, sandbox);
  await serveApp(context, lender.app, REFUSALS);
  await serve(context, `${EVIL}/`, framing(`${lender.app}/7100101/history`));
  await page.goto(`${EVIL}/`);
  await expectRefused(appIn(page));
  expect(calls).toEqual([]);
  await expect(page.locator('#messages li')).toHaveCount(0);
});

for (const [what, outer, inner] of [
  ["an attacker's frame inside a listed page", 'parent', EVIL],
  ["a listed page inside an attacker's", EVIL, 'parent'],
] as const)
  test(`${what} is refused`, async ({ page, context, lender, parent, sandbox }) => {
    const calls = watchCalls(page, sandbox);
    const [top, between] = [outer, inner].map((origin) => (origin === 'parent' ? parent : origin));
    await serveApp(context, lender.app, REFUSALS);
    await serve(context, `${top}/outer`, `<iframe src="${between}/inner" width="1000" height="700"></iframe>`);
    await serve(context, `${between}/inner`, framing(`${lender.app}/7100101/history`));
    await page.goto(`${top}/outer`);
    await expectRefused(innerApp(page));
    expect(calls).toEqual([]);
    await expect(page.frameLocator('iframe').locator('#messages li')).toHaveCount(0);
  });

test('the headers alone refuse a page that is not listed, and one between', async ({
  page,
  context,
  lender,
  parent,
}) => {
  await serveApp(context, lender.app);
  await serve(context, `${EVIL}/`, framing(`${lender.app}/7100101/history`));
  await serve(context, `${parent}/outer`, `<iframe src="${EVIL}/" width="1000" height="700"></iframe>`);
  for (const address of [`${EVIL}/`, `${parent}/outer`]) {
    await page.goto(address);
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true);
    expect(page.frames().filter((frame) => frame.url().startsWith(lender.app))).toEqual([]);
  }
});

test('before a listed parent opens a loan, nothing of one is loaded or shown', async ({
  page,
  context,
  lender,
  parent,
  sandbox,
}) => {
  const calls = watchCalls(page, sandbox);
  await serveApp(context, lender.app);
  await serve(context, `${parent}/silent`, `<iframe src="${lender.app}/7100101/history" width="900"></iframe>`);
  await page.goto(`${parent}/silent`);
  await expectRefused(appIn(page));
  await expect(appIn(page).locator('body')).not.toContainText('7100101');
  expect(calls).toEqual([]);
  // It answers late.
  await page.evaluate((message) => window.frames[0]?.postMessage(message, '*'), openLoanMessage('7100101'));
  await expect(heading(appIn(page), 'Sign in')).toBeVisible();
  expect(calls.filter((call) => call.includes('/api/'))).toEqual([]);
});

test.describe('with the loan open', () => {
  test.beforeEach(async ({ page, parent }) => {
    const app = await openParent(page, parent);
    await signInByWindow(page);
    await expect(heading(app, 'Request')).toBeVisible();
  });

  const addressOf = (page: Page) => page.frames()[1]?.url();

  test('messages of other windows are ignored, also from a listed origin', async ({ page, context, parent }) => {
    const post = `<script>
      const send = () => parent.frames[0].postMessage(${JSON.stringify(openLoanMessage('7100119'))}, '*');
      send();
      parent.postMessage('sent', '*');
    </script>`;
    await serve(context, `${EVIL}/`, post);
    await serve(context, `${parent}/sibling`, post);
    for (const address of [`${EVIL}/`, `${parent}/sibling`])
      await page.evaluate(async (src) => {
        const sent = new Promise((resolve) => {
          addEventListener('message', ({ data }) => {
            if (data === 'sent') resolve(undefined);
          });
        });
        document.body.append(Object.assign(document.createElement('iframe'), { src }));
        await sent;
      }, address);
    // The frame handles messages in order: it has ignored those before this one.
    await page.locator('[data-loan="7100116"]').click();
    await expect.poll(() => addressOf(page)).toContain('/7100116/');
    expect(await page.locator('#messages').textContent()).not.toContain('7100119');
  });

  test('malformed messages of the parent are ignored', async ({ page }) => {
    const before = addressOf(page);
    const ids = ['../7100119', '/7100119', 'https://evil.test', '//evil.test', 'javascript:alert(1)'];
    const more = ['7100119/history', '7100119?navigate=true', '7100119#', ' 7100119', '٧١٠٠١١٩', '', '1'.repeat(19)];
    const bad: unknown[] = [...ids, ...more, 7100119, null, ['7100119'], { toString: '7100119' }].map(openLoanMessage);
    const { loanId: _, ...without } = openLoanMessage('7100119');
    bad.push(
      without,
      { ...openLoanMessage('7100119'), version: 2 },
      { ...openLoanMessage('7100119'), type: 'constructor' },
      { ...openLoanMessage('7100119'), area: 'history' },
    );
    for (const batch of [bad.slice(0, 18), bad.slice(18)]) {
      await page.evaluate((messages) => {
        for (const message of messages) window.frames[0]?.postMessage(message, '*');
      }, batch);
    }
    await page.evaluate(() => {
      const text =
        '{"protocol":"aus-companion","version":1,"type":"openLoan","loanId":"7100119","__proto__":{"polluted":"yes"}}';
      window.frames[0]?.postMessage(JSON.parse(text), '*');
    });
    const polluted = await page.frames()[1]?.evaluate(() => (Object.prototype as { polluted?: string }).polluted);
    expect(polluted).toBeUndefined();
    expect(addressOf(page)).toBe(before);
    await expect(heading(appIn(page), 'Request')).toBeVisible();
    expect(await page.locator('#messages').textContent()).not.toContain('7100119');
  });
});
