import { expect, test } from '@tests/e2e/fixtures';
import { chooseInMenu, COMPARE_PREVIOUS, openHistory, ROW_MENU } from './screen';

for (const format of ['A4', 'Letter'] as const)
  test(`a comparison prints alone on ${format}, with the loan above`, async ({ page }) => {
    await openHistory(page, '7100111/history');
    await chooseInMenu(page, ROW_MENU, COMPARE_PREVIOUS);
    await expect(page.getByRole('dialog')).toBeVisible();
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('0123904607')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Inputs and results of both runs' })).toBeVisible();
    await expect(page.locator('main')).toBeHidden();
    for (const button of await page.getByRole('dialog').getByRole('button').all()) await expect(button).toBeHidden();
  });
