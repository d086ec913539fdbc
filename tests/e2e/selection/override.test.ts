import type { BrowserContext } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { choice, column, openSelection, overrideLog, reason, save } from './screen';

/** Records the bodies of the selections that are sent, without preflight requests. */
function watchSent(context: BrowserContext): () => unknown[] {
  const bodies: unknown[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/multi-aus-override-selection') && request.method() === 'POST')
      bodies.push(request.postDataJSON());
  });
  return () => bodies;
}

// @spec SEL-6, HIS-60, SEL-11
test('the user selects another result with reason and comment, and back, with the keyboard', async ({
  page,
  context,
}) => {
  const sent = watchSent(context);
  await openSelection(page, '7100120');
  await choice(page, 'LPA').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(choice(page, 'DU')).toBeChecked();
  await expect(choice(page, 'DU')).toBeFocused();
  await reason(page).selectOption('Other');
  await save(page).press('Enter');
  const comment = page.getByRole('textbox', { name: /^Comment/ });
  await expect(comment).toBeFocused();
  await expect(comment).toHaveAccessibleDescription('This reason needs a comment.');
  await page.keyboard.type('Branch manager asked for it.');
  await page.keyboard.press('Enter');

  await expect(page.getByText('DU is now the selected result.')).toBeVisible();
  await expect(column(page, 'DU')).toContainText('Selected (override)');
  await expect(choice(page, 'DU')).toBeFocused();
  await expect(overrideLog(page)).toContainText('Rita IbarraLPADUOtherBranch manager asked for it.');
  expect(sent()).toMatchObject([
    {
      loanId: '7100120',
      selectedAusRequestTypeId: 2,
      overrideReason: 'Other',
      comment: 'Branch manager asked for it.',
    },
  ]);

  await page.reload();
  await expect(column(page, 'DU')).toContainText('Selected (override)');
  await choice(page, 'LPA').check();
  await save(page).click();
  await expect(page.getByText('LPA is now the selected result.')).toBeVisible();
  await expect(overrideLog(page).getByRole('row')).toHaveCount(1 + 2);
  expect(sent()).toHaveLength(2);
});
