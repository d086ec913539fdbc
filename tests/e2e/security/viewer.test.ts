import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';

const VIEWER = '/viewer.html';
const PDF = '%PDF-1.4\n%%EOF';

/** Opens the viewer from another page of the app's origin, and sends messages through its port. */
async function openViewer(page: Page, messages: readonly unknown[]): Promise<Page> {
  await page.goto('/favicon.svg');
  const opening = page.waitForEvent('popup');
  await page.evaluate((parts) => {
    window.addEventListener('message', ({ ports: [port] }) => parts.forEach((part) => port?.postMessage(part)));
    window.open('/viewer.html');
  }, messages);
  return opening;
}

test('an address opened directly says that there is no document', async ({ page }) => {
  await page.goto(VIEWER);
  await expect(page.getByRole('status')).toHaveText(/^There is no document here\./);
});

for (const [what, bytes] of [
  ['a web page', '<script>document.title = "ran"</script>'],
  ['text', PDF],
] as const) {
  test(`${what} instead of the bytes of a PDF is reported, not shown`, async ({ page }) => {
    const viewer = await openViewer(page, [
      { title: 'Findings' },
      { bytes: what === 'text' ? bytes : [...Buffer.from(bytes)] },
    ]);
    await expect(viewer.getByRole('status')).toHaveText(/^This document is damaged or not a PDF file\./);
    await expect(viewer).toHaveTitle('Findings');
    await expect(viewer.locator('iframe')).toHaveCount(0);
  });
}

// @spec API-20
test('malformed messages change nothing, and two minutes without a document are reported', async ({
  page,
  context,
}) => {
  // Time passes only when the test advances it.
  await context.clock.install({ time: 0 });
  await context.clock.pauseAt(1_000);
  const viewer = await openViewer(page, ['title', null, { title: 7 }]);
  await expect.poll(() => viewer.evaluate(() => window.opener as unknown)).toBeNull();
  await expect(viewer).toHaveTitle('Loading…');
  await context.clock.runFor(119_900);
  await expect(viewer.getByRole('status')).toHaveText('Loading…');
  await context.clock.runFor(100);
  await expect(viewer.getByRole('status')).toHaveText(/^The document has not been received\./);
});

test.describe('restrictions of the policy', () => {
  // The test requests an address of another site.
  test.use({ watchesSecrets: false });

  test('nothing in the viewer can send data, run text as code or load a page', async ({ page, silentConsole }) => {
    silentConsole.allow(/Content Security Policy/);
    await page.goto(VIEWER);
    const refused = await page.evaluate(async () => {
      const violations: string[] = [];
      const allRefused = new Promise<void>((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (violations.push(effectiveDirective) === 4) resolve();
        });
      });
      await fetch('/config.json').catch(() => undefined);
      new Image().src = 'https://other.example.test/';
      for (const [name, attributes] of [
        ['script', { textContent: '0' }],
        ['iframe', { src: '/' }],
      ] as const)
        document.body.append(Object.assign(document.createElement(name), attributes));
      await allRefused;
      return violations;
    });
    expect(refused.sort()).toEqual(['connect-src', 'frame-src', 'img-src', 'script-src-elem']);
  });
});

test('a window of another origin cannot access the viewer', async ({ page, baseURL }) => {
  await page.goto('about:blank');
  const opening = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address), `${baseURL ?? ''}${VIEWER}`);
  const viewer = await opening;
  await expect(viewer.getByRole('status')).toHaveText(/^There is no document here\./);
});
