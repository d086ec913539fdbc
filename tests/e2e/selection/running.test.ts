import type { Page } from '@playwright/test';
import { expect, holdTime, openAs, passTime, test } from '@tests/e2e/fixtures';
import { card, choice, openSelection, recommended } from './screen';

/** Simulates a reconnect, which reads the history at once instead of after five seconds. */
const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

const steps = (page: Page, service: string) => page.getByRole('list', { name: `${service} steps` });

// @source Specification §2: "a run in progress"
// @source Specification §4: "stops when a waterfall was applied", "otherwise polling continues"
test('a run from its start, with each response to the recommendation', async ({ page, sandbox }) => {
  await holdTime(sandbox);
  await openAs(page, '/7100112/selection');
  await expect(steps(page, 'DU')).toContainText('Queued Active');
  await expect(page.getByText('You can choose after every service has responded.')).toBeVisible();
  for (const service of ['DU', 'LPA']) {
    await expect(card(page, service)).toContainText('Processing');
    await expect(choice(page, service)).toBeDisabled();
  }

  await passTime(sandbox, 10);
  await look(page);
  await expect(card(page, 'DU')).toContainText('RecommendationApprove');
  await expect(card(page, 'LPA')).toContainText('Processing');
  await expect(steps(page, 'DU')).toHaveCount(0);
  await expect(steps(page, 'LPA')).toContainText('Underwriting Active');
  await expect(recommended(page)).toHaveCount(0);

  await passTime(sandbox, 6);
  await look(page);
  await expect(card(page, 'LPA')).toContainText('Risk classAccept');
  await expect(page.getByText('Recommendation pending')).toBeVisible();
  await expect(recommended(page)).toHaveCount(0);

  await passTime(sandbox, 2);
  await look(page);
  await expect(recommended(page)).toHaveCount(1);
  await expect(page.getByText('Auto-selected')).toBeVisible();
  await expect(page.getByText('Recommendation pending')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Progress' })).toHaveCount(0);
});

// @source Specification §2: "one result recommended"
test('a first order: LPA wins with its waiver and asset relief', async ({ page, sandbox }) => {
  await openAs(page, '/7100101/selection');
  await expect(page.getByText('No underwriting results yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Request' }).click();
  await page.getByRole('button', { name: 'New for all' }).click();
  await page.getByRole('checkbox', { name: /has authorized this credit pull/ }).check();
  await holdTime(sandbox);
  await page.getByRole('button', { name: 'Submit for AUS' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  await expect(card(page, 'LPA')).toContainText('Processing');
  await passTime(sandbox, 30);
  await look(page);

  await expect(card(page, 'LPA')).toContainText('Recommended');
  await expect(card(page, 'LPA')).toContainText('ACE appraisal waiver offered');
  await expect(card(page, 'DU')).toContainText('RecommendationApproveEligibilityEligible');
  await expect(card(page, 'DU')).toContainText('Appraisal required');
  const assets = (service: string) => card(page, service).getByRole('row', { name: /^Assets/ });
  await expect(assets('LPA')).toContainText('Eligible');
  await expect(assets('DU')).not.toContainText('AssetsEligible');
  await page.getByRole('button', { name: 'Why is LPA recommended?' }).click();
  await expect(page.getByRole('dialog')).toContainText(/waiver.*\(\+12\)/i);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();

  await choice(page, 'DU').check();
  await expect(page.getByText('This gives up the appraisal waiver that LPA offers.')).toBeVisible();
  await openSelection(page, '7100101');
  await expect(choice(page, 'LPA')).toBeChecked();
});
