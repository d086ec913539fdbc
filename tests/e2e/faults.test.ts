import type { Page } from '@playwright/test';
import { calls } from '@/app/calls';
import { deploy } from './deploy';
import { expect, openAs, test } from './fixtures';
import { MODAL_CALLS, SCREENS, ONE_PER_KIND, breakCall } from './breakCall';

const OTHER_LOAN = '/7100116/history';

test.beforeEach(({ silentConsole }) => {
  // The browser logs every failed request.
  silentConsole.allow(/Failed to load resource/);
});

for (const { area, loans, reads } of SCREENS) {
  test(`${area} stays usable with any response to its reads`, async ({ page }) => {
    // This test covers as many states as ten others.
    test.slow();
    let opened = 0;
    const openNext = (): Promise<void> => goTo(page, `/${loans[++opened % 2 === 0 ? 0 : 1]}/${area}`);
    await begin(page, `/${loans[0]}/${area}`);
    for (const call of reads) {
      for (const fault of ONE_PER_KIND) {
        await test.step(`${call}: ${fault}`, async () => {
          const { faultHit, repair } = await breakCall(page, { call, fault });
          await openNext();
          await faultHit;
          await expectUsable(page);
          await repair();
        });
      }
      await openNext();
      await expectUsable(page);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    }
  });
}

for (const fault of ['status401', 'status500'] as const) {
  test(`${fault.slice(-3)} ends the session, whichever call returns it`, async ({ page }) => {
    // This test covers as many states as four others.
    test.slow();
    await deploy(page, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
    await begin(page, OTHER_LOAN);
    for (const { call, address } of MODAL_CALLS) {
      await test.step(call, async () => {
        const { repair } = await breakCall(page, { call, fault });
        await goTo(page, address);
        const modal = page.getByRole('alertdialog');
        await expect(modal).toHaveCount(1);
        await expect(modal.locator(':focus')).toHaveCount(1);
        await repair();
        await openAs(page, OTHER_LOAN);
        await expectUsable(page);
      });
    }
  });
}

test('a failed document is reported, and its window closes', async ({ page }) => {
  await begin(page, '/7100120/history');
  const findings = page.getByRole('button', { name: /^Findings PDF/ }).first();
  for (const fault of ['offline', 'status403', 'status404', 'status503', 'html', 'null'] as const) {
    await test.step(fault, async () => {
      const { faultHit, repair } = await breakCall(page, { call: 'document', fault });
      await findings.click();
      await faultHit;
      await expect(findings).toBeEnabled();
      await expectUsable(page);
      await expect.poll(() => page.context().pages().length).toBe(1);
      await repair();
    });
  }
});

test('a refused order keeps the form, and is sent again only by the user', async ({ page }) => {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(calls.placeOrder.path)) return;
    keys.push((request.postDataJSON() as { clientRequestKey: string }).clientRequestKey);
  });
  await begin(page, '/7100101/request');
  await page.getByRole('button', { name: 'Set all to New' }).click();
  await page.getByRole('checkbox', { name: /has authorized this credit pull/ }).check();
  const submit = page.getByRole('button', { name: 'Submit for AUS' });
  const question = page.getByRole('alertdialog', { name: 'Before you order' });
  const press = async (): Promise<void> => {
    // A refusal can come after the work, so an order before this one stays a doubt.
    const asks = keys.length > 0;
    await submit.click();
    if (asks) await question.getByRole('button', { name: 'Order anyway' }).click();
  };
  for (const fault of ['status400', 'status403', 'status404'] as const) {
    await test.step(fault, async () => {
      const { faultHit, repair } = await breakCall(page, { call: 'placeOrder', fault });
      await press();
      await faultHit;
      await expectUsable(page);
      await expect(page.getByText(`It was refused with status ${fault.slice(-3)}`, { exact: false })).toBeVisible();
      await expect(submit).toBeEnabled();
      await repair();
    });
  }
  await press();
  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});

/** Signs in and waits for the screen. */
async function begin(page: Page, address: string): Promise<void> {
  await openAs(page, address);
  await page.waitForURL((url) => url.pathname === address);
  await expectUsable(page);
}

/** Navigates without a page load, like the browser's Back and Forward buttons. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Expects the screen to be shown without a loading animation, an error or a modal. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.poll(() => page.evaluate(hasSpinningIcon), { intervals: [20, 50, 100, 250] }).toBe(false);
  await expect(page.getByText('This screen could not be shown.')).toHaveCount(0);
  await expect(page.getByRole('alertdialog', { includeHidden: true }).and(page.locator('[aria-modal]'))).toHaveCount(0);
}

const hasSpinningIcon = (): boolean =>
  document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
