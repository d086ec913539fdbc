import type { Page } from '@playwright/test';
import { expect, holdTime, openAs, passTime, test } from '@tests/e2e/fixtures';
import { cell, choice, column, openSelection, recommended } from './screen';

/** Simulates a reconnect, which reads the history at once instead of after five seconds. */
const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

const steps = (page: Page, service: string) => page.getByRole('list', { name: `${service} steps` });

// @spec SEL-5, HIS-49, HIS-52
test('a run from its start, with each response to the recommendation', async ({ page, sandbox }) => {
  await holdTime(sandbox);
  await openAs(page, '/7100112/selection');
  await expect(steps(page, 'DU')).toContainText('Queued Active');
  await expect(page.getByText('You can choose after every service has responded.')).toBeVisible();
  for (const service of ['DU', 'LPA']) {
    await expect(cell(page, service)).toContainText('Processing');
    await expect(choice(page, service)).toBeDisabled();
  }

  await passTime(sandbox, 10);
  await look(page);
  await expect(cell(page, 'DU')).toContainText('Approve/Eligible');
  await expect(cell(page, 'LPA')).toContainText('Processing');
  await expect(steps(page, 'DU')).toHaveCount(0);
  await expect(steps(page, 'LPA')).toContainText('Underwriting Active');
  await expect(recommended(page)).toHaveCount(0);

  await passTime(sandbox, 6);
  await look(page);
  await expect(cell(page, 'LPA')).toContainText('Accept / Eligible');
  await expect(page.getByText('Recommendation pending')).toBeVisible();
  await expect(recommended(page)).toHaveCount(0);

  await passTime(sandbox, 2);
  await look(page);
  await expect(recommended(page)).toHaveCount(1);
  await expect(page.getByText('Auto-selected')).toBeVisible();
  await expect(page.getByText('Recommendation pending')).toHaveCount(0);
  await expect(page.getByRole('list', { name: /steps$/ })).toHaveCount(0);
});

// @spec SEL-2
test('a first order: LPA wins with its waiver and asset relief', async ({ page, sandbox }) => {
  await openAs(page, '/7100101/selection');
  await expect(page.getByText('No underwriting results yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Request' }).click();
  await page.getByRole('button', { name: 'Set all to New' }).click();
  await page.getByRole('checkbox', { name: /has authorized this credit pull/ }).check();
  await holdTime(sandbox);
  await page.getByRole('button', { name: 'Submit for AUS' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  await expect(cell(page, 'LPA')).toContainText('Processing');
  await passTime(sandbox, 30);
  await look(page);

  await expect(column(page, 'LPA')).toContainText('Recommended');
  await expect(cell(page, 'LPA', 'Appraisal')).toContainText('ACE appraisal waiver offered');
  await expect(cell(page, 'DU')).toContainText('Approve/Eligible');
  await expect(cell(page, 'DU', 'Appraisal')).toContainText('Appraisal required');
  await expect(cell(page, 'LPA', 'Assets relief')).toContainText(/^Eligible/);
  await expect(cell(page, 'DU', 'Assets relief')).toContainText(/^(?!Eligible)\w/);
  await expect(page.getByText(/ACE appraisal waiver offered · Relief for/)).toBeVisible();
  await page.getByRole('button', { name: 'All reasons' }).click();
  await expect(page.getByRole('row', { name: 'ACE appraisal waiver offered 12 points' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();

  await choice(page, 'DU').check();
  await expect(page.getByText('This gives up the appraisal waiver that LPA offers.', { exact: true })).toBeVisible();
  await openSelection(page, '7100101');
  await expect(choice(page, 'LPA')).toBeChecked();
});
