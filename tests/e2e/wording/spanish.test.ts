import { readFileSync } from 'node:fs';
import { deploy } from '@tests/e2e/deploy';
import { expect, openAs, test } from '@tests/e2e/fixtures';
import { hold } from '@tests/e2e/hold';

const SPANISH = { BRAND: { WORDING_URL: '/wording/es.json', LANGUAGE: 'es-US' } };
const texts = JSON.parse(readFileSync('public/wording/es.json', 'utf8')) as Record<string, string>;
/** A text as it is in the file, so that a better translation needs no change here. */
const es = (key: string): string => texts[key] ?? key;

test('an order in Spanish, from the form to History', async ({ page }) => {
  await deploy(page, SPANISH);
  await openAs(page, '/7100101/request');
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitud' })).toBeVisible();
  await expect(page).toHaveTitle('Solicitud · 0123904471');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await page.getByRole('button', { name: es('request.newForAll') }).click();
  await page.getByRole('checkbox', { name: es('request.acknowledgementLabel') }).check();
  await page.getByRole('button', { name: es('request.submit') }).click();

  await expect(page.getByRole('heading', { level: 1, name: es('selection.title') })).toBeVisible();
  await page.getByRole('link', { name: 'Historial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Historial' })).toBeVisible();
  await expect(page.getByText(es('history.orderPlaced')).or(page.getByText('Processing')).first()).toBeVisible();
});

test('dates and headings of History are Spanish', async ({ page }) => {
  await deploy(page, SPANISH);
  const answered = page.waitForResponse(
    (response) => /\/transaction-history-details$/.test(response.url()) && response.status() === 200,
  );
  await openAs(page, '/7100111/history');
  const { transactionHistories } = (await (await answered).json()) as {
    transactionHistories: { requestDate: string }[];
  };
  const day = await page.evaluate(
    (date) =>
      new Intl.DateTimeFormat('es-US', { day: '2-digit', month: '2-digit', year: '2-digit' }).format(new Date(date)),
    transactionHistories[0]?.requestDate ?? '',
  );
  await expect(page.getByRole('table').first()).toContainText(day);
  await expect(page.getByRole('columnheader', { name: 'Enviado' })).toBeVisible();
});

test('the document viewer has the texts of the wording', async ({ page, context }) => {
  await deploy(page, SPANISH);
  await openAs(page, '/7100111/history');
  const release = await hold(context, '**/multi-aus/v1/document');
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('button', { name: /^PDF de hallazgos/ })
    .first()
    .click();
  const viewer = await opened;
  await expect(viewer.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(viewer.getByRole('status')).toHaveText(es('viewer.loading'));
  release();
  await expect(viewer).toHaveTitle(/^PDF de hallazgos de la solicitud/);
});
