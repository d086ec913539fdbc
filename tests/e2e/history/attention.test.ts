import type { Page } from '@playwright/test';
import { expect, holdTime, passTime, test } from '@tests/e2e/fixtures';
import { openHistory, rowWith } from './screen';

interface Desktop {
  /** How often the page requested permission for notifications. */
  asked: number;
  shown: string[];
  isHidden: boolean;
}

type Watched = typeof globalThis & { desktop: Desktop };

/** Simulates the desktop, because a headless browser has no notifications and never hides a tab. */
async function watchDesktop(page: Page, answer: NotificationPermission): Promise<void> {
  await page.addInitScript((permission) => {
    const desktop = { asked: 0, shown: [] as string[], isHidden: false };
    Object.assign(globalThis, { desktop });
    Object.defineProperty(document, 'hidden', { get: () => desktop.isHidden });
    const Notification = Object.assign(
      function (title: string, { body = '' }: NotificationOptions = {}) {
        desktop.shown.push(`${title}: ${body}`);
      },
      {
        permission: 'default',
        requestPermission: () => {
          desktop.asked += 1;
          Notification.permission = permission;
          return Promise.resolve(permission);
        },
      },
    );
    Object.defineProperty(globalThis, 'Notification', { value: Notification });
  }, answer);
}

const desktop = (page: Page): Promise<Desktop> => page.evaluate(() => (globalThis as Watched).desktop);

/** Simulates that the tab is hidden or shown. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    (globalThis as Watched).desktop.isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Simulates a reconnect, which reads the history at once instead of after five seconds. */
const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

for (const answer of ['granted', 'denied'] as const) {
  // @spec OWN-1
  test(`a run that finishes in a hidden tab marks its title; notifications are ${answer} only on a click`, async ({
    page,
    sandbox,
  }) => {
    await holdTime(sandbox);
    await watchDesktop(page, answer);
    await openHistory(page, '7100112/history');
    await expect(rowWith(page, 'Processing')).toHaveCount(2);
    await expect(page.getByText(/^2 processing · checked/)).toBeVisible();
    expect((await desktop(page)).asked).toBe(0);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect.poll(async () => (await desktop(page)).asked).toBe(1);
    await expect(page.getByRole('button', { name: 'Notify me' })).toHaveCount(0);

    await setHidden(page, true);
    await passTime(sandbox, 30);
    await look(page);
    await expect(page).toHaveTitle('✓ Complete - History · 0123904612');
    expect((await desktop(page)).shown).toEqual(
      answer === 'granted'
        ? [expect.stringMatching(/^Request complete: .*DU: Approve\/Eligible.*LPA: Accept \/ Eligible/)]
        : [],
    );
    await setHidden(page, false);
    await expect(page).toHaveTitle('History · 0123904612');
  });
}

// @spec OWN-1
test('a run that finishes in a visible tab neither marks the tab nor notifies', async ({ page, sandbox }) => {
  await holdTime(sandbox);
  await watchDesktop(page, 'granted');
  await openHistory(page, '7100112/history');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await passTime(sandbox, 30);
  await look(page);
  await expect(rowWith(page, 'Approve/Eligible')).toHaveCount(1);
  await expect(page.getByRole('img', { name: 'Selected service' })).toHaveCount(1);
  await expect(page).toHaveTitle('History · 0123904612');
  expect((await desktop(page)).shown).toEqual([]);
});
