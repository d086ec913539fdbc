import type { Page } from '@playwright/test';
import { calls } from '@/api/contract/calls';
import { deploy } from './deploy';
import { expect, openAs, test } from './fixtures';
import { MODAL_CALLS, SCREENS, TELLING } from './faults/sample';
import { spoil } from './faults/spoil';

const OTHER_LOAN = '/7100116/history';

test.beforeEach(({ silentConsole }) => {
  // The browser itself writes a line about every failed request.
  silentConsole.allow(/Failed to load resource/);
});

for (const { area, loans, reads } of SCREENS) {
  test(`${area} can be used whatever its reads come to`, async ({ page }) => {
    let opened = 0;
    const openNext = (): Promise<void> => goTo(page, `/${loans[++opened % 2 === 0 ? 0 : 1]}/${area}`);
    await begin(page, `/${loans[0]}/${area}`);
    for (const call of reads) {
      for (const fault of TELLING) {
        await test.step(`${call}: ${fault}`, async () => {
          const { befallen, mend } = await spoil(page, { call, fault });
          await openNext();
          await befallen;
          await expectUsable(page);
          await mend();
        });
      }
      await openNext();
      await expectUsable(page);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    }
  });
}

for (const fault of ['status401', 'status500'] as const) {
  test(`${fault.slice(-3)} ends the session, whatever call brings it`, async ({ page }) => {
    await deploy(page, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
    await begin(page, OTHER_LOAN);
    for (const { call, address } of MODAL_CALLS) {
      await test.step(call, async () => {
        const { mend } = await spoil(page, { call, fault });
        await goTo(page, address);
        const modal = page.getByRole('alertdialog');
        await expect(modal).toHaveCount(1);
        await expect(modal.locator(':focus')).toHaveCount(1);
        await mend();
        await page.goto(OTHER_LOAN);
        await expectUsable(page);
      });
    }
  });
}

test('a document that does not come is told of, and its window closed', async ({ page }) => {
  await begin(page, '/7100120/history');
  const findings = page.getByRole('button', { name: /^Findings/ }).first();
  for (const fault of ['offline', 'status403', 'status404', 'status503', 'html', 'null'] as const) {
    await test.step(fault, async () => {
      const { befallen, mend } = await spoil(page, { call: 'document', fault });
      await findings.click();
      await befallen;
      await expect(findings).toBeEnabled();
      await expectUsable(page);
      await expect.poll(() => page.context().pages().length).toBe(1);
      await mend();
    });
  }
});

test('a refused order leaves the form as it is, and is sent again only by hand', async ({ page }) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(calls.placeOrder.path)) orders.push(request.url());
  });
  await begin(page, '/7100101/request');
  await page.getByRole('button', { name: 'New for all' }).click();
  await page.getByRole('checkbox', { name: /has authorised this credit pull/ }).check();
  const submit = page.getByRole('button', { name: 'Submit for AUS' });
  for (const fault of ['status400', 'status403', 'status404'] as const) {
    await test.step(fault, async () => {
      const { befallen, mend } = await spoil(page, { call: 'placeOrder', fault });
      await submit.click();
      await befallen;
      await expectUsable(page);
      await expect(submit).toBeEnabled();
      await mend();
    });
  }
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  expect(orders).toHaveLength(4);
});

/** Signs in and waits until the screen is there. */
async function begin(page: Page, address: string): Promise<void> {
  await openAs(page, address);
  await page.waitForURL((url) => url.pathname === address);
  await expectUsable(page);
}

/** To another address of the app without loading it anew, as the browser's own buttons do. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The screen is there, nothing on it turns or pulses, and no modal is in the way. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.poll(() => page.evaluate(isAnythingTurning), { intervals: [20, 50, 100, 250] }).toBe(false);
  await expect(page.getByText('This screen could not be shown.')).toHaveCount(0);
  await expect(page.getByRole('alertdialog', { includeHidden: true }).and(page.locator('[aria-modal]'))).toHaveCount(0);
}

const isAnythingTurning = (): boolean =>
  document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
