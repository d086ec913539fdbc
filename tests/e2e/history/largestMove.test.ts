import { expect, test } from '@tests/e2e/fixtures';
import { openHistory } from './screen';

test('the run where the DTI moved most is found, compared with the one before and printed in three clicks', async ({
  page,
}) => {
  await openHistory(page, '7100111/history');
  await page.evaluate(() => {
    document.body.dataset['clicks'] = '0';
    window.addEventListener(
      'click',
      () => (document.body.dataset['clicks'] = String(Number(document.body.dataset['clicks']) + 1)),
      true,
    );
    window.print = () => void (document.body.dataset['printed'] = 'yes');
  });
  const link = page.getByRole('button', { name: /^Show request \d+ in the table$/ });
  const requestId = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByRole('button', { name: `Request ${requestId} details` })).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('button', { name: `Request ${requestId} details` })).toBeFocused();
  await page
    .getByRole('button', { name: new RegExp(`^Compare request ${requestId}, \\w+ with its previous run`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Request \\d+ compared with request ${requestId}$`) });
  await expect(dialog.getByRole('definition').first()).toContainText('points');
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await expect(page.locator('body')).toHaveAttribute('data-clicks', '3');
});

for (const format of ['A4', 'Letter'] as const)
  test(`a comparison prints alone on ${format}, with the loan above`, async ({ page }) => {
    await openHistory(page, '7100111/history');
    await page
      .getByRole('button', { name: /with its previous run/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('0123904607')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Outcome and data set of both runs' })).toBeVisible();
    await expect(page.locator('main')).toBeHidden();
    for (const button of await page.getByRole('dialog').getByRole('button').all()) await expect(button).toBeHidden();
  });
