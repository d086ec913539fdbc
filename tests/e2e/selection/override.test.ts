import type { BrowserContext, Page } from '@playwright/test';
import { expect, plantFault, test } from '@tests/e2e/fixtures';
import { hold } from '@tests/e2e/hold';
import { choice, column, openSelection, overrideLog } from './screen';

const OVERRIDE = '**/multi-aus-override-selection';
const SELECTIONS = '**/multi-aus-submit/*/selections';

const save = (page: Page) => page.getByRole('button', { name: 'Save selection' });
const reason = (page: Page) => page.getByRole('combobox', { name: /^Reason/ });

/** On loan 7100120, LPA is recommended, nothing is locked and no waiver is affected. */
async function chooseDu(page: Page): Promise<void> {
  await openSelection(page, '7100120');
  await choice(page, 'DU').check();
  await reason(page).selectOption('Better pricing');
}

/** Records the bodies of the selections that are sent, without preflight requests. */
function watchSent(context: BrowserContext): () => unknown[] {
  const bodies: unknown[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/multi-aus-override-selection') && request.method() === 'POST')
      bodies.push(request.postDataJSON());
  });
  return () => bodies;
}

/** Makes the next save of a selection fail with a status, and allows the browser's message about it. */
async function failOnce(sandbox: string, console: { allow: (line: RegExp) => void }, status: number): Promise<void> {
  console.allow(new RegExp(`status of ${status}`));
  await plantFault(sandbox, { call: 'overrideSelection', kind: 'status', status, times: 1 });
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

// @spec SEL-6
test('a choice against the lock is warned about beside Save, and one press saves it', async ({ page, context }) => {
  const sent = watchSent(context);
  await openSelection(page, '7100116');
  await choice(page, 'LPA').check();
  await reason(page).selectOption('Investor or locked program requires it');
  await save(page).click();
  await expect(page.getByText('LPA is now the selected result.')).toBeVisible();
  await expect(page.getByText('Loan is locked to LP.')).toHaveCount(0);

  await choice(page, 'DU').check();
  await expect(column(page, 'DU')).toContainText('Your choice, not saved');
  await expect(save(page)).toHaveAccessibleDescription('Loan is locked to LP. Using DU may re-price the loan.');
  await expect(page.getByRole('region', { name: 'Return to DU' })).toContainText('Loan is locked to LP.');
  await save(page).click();
  await expect(page.getByText('DU is now the selected result.')).toBeVisible();
  expect(sent()).toHaveLength(2);
  await expect(overrideLog(page).getByRole('row')).toHaveCount(1 + 5);
});

test('Change back in the log opens the form, filled in and focused, for a change of this run', async ({ page }) => {
  await openSelection(page, '7100116');
  const newest = overrideLog(page).getByRole('row').nth(1);
  const changeBack = page.getByRole('button', { name: /^Change back/ });
  await expect(newest).toContainText('Underwriter direction');
  await expect(changeBack).toHaveCount(0);
  await choice(page, 'LPA').check();
  await reason(page).selectOption('Investor or locked program requires it');
  await page.getByRole('textbox', { name: /^Comment/ }).fill('Lock desk asked to stay with LPA.');
  await save(page).click();
  await expect(page.getByText('LPA is now the selected result.')).toBeVisible();
  await newest.getByRole('button', { name: 'Change back to DU' }).press('Enter');
  await save(page).click();
  await expect(page.getByText('DU is now the selected result.')).toBeVisible();

  await newest.getByRole('button', { name: 'Change back to LPA' }).press('Enter');
  await expect(choice(page, 'LPA')).toBeChecked();
  await expect(reason(page)).toBeFocused();
  await expect(reason(page).locator('option:checked')).toHaveText('Investor or locked program requires it');
  await expect(page.getByRole('textbox', { name: /^Comment/ })).toHaveValue('Lock desk asked to stay with LPA.');
  await save(page).click();
  await expect(page.getByText('LPA is now the selected result.')).toBeVisible();
  await expect(newest).toContainText('Rita IbarraDULPAInvestor or locked program requires it');
  await expect(newest.getByRole('button', { name: 'Change back to DU' })).toBeVisible();
});

// @spec API-35
test('a lost response is read back before the result is reported', async ({ page, context, silentConsole }) => {
  silentConsole.allow(/ERR_CONNECTION_RESET/);
  const sent = watchSent(context);
  await chooseDu(page);
  await context.route(OVERRIDE, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  const answer = await hold(context, SELECTIONS);
  await save(page).click();
  await expect(page.getByText('The response was lost. Checking whether the selection was saved…')).toBeVisible();
  await expect(page.getByText(/is now the selected result|was not saved/)).toHaveCount(0);
  answer();
  await expect(page.getByText('DU is now the selected result.')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

for (const [status, said] of [
  [400, 'The service refused the selection: Failed on purpose with 400.'],
  [403, 'The service refused the selection: Failed on purpose with 403.'],
] as const) {
  // @spec SEL-7
  test(`refused with ${status}: the choice reverts, and the entries stay`, async ({
    page,
    context,
    sandbox,
    silentConsole,
  }) => {
    const sent = watchSent(context);
    await chooseDu(page);
    await failOnce(sandbox, silentConsole, status);
    await save(page).click();
    await expect(page.getByText(said)).toBeVisible();
    await expect(column(page, 'LPA')).toContainText('Auto-selected');
    await expect(reason(page)).toHaveValue('2');
    await save(page).click();
    await expect(page.getByText('DU is now the selected result.')).toBeVisible();
    expect(sent()).toHaveLength(2);
  });
}

for (const status of [409, 500]) {
  // @spec SEL-7
  test(`a ${status} leaves the outcome open: the results are read three times to decide`, async ({
    page,
    context,
    sandbox,
    silentConsole,
  }) => {
    const sent = watchSent(context);
    await page.clock.install();
    await chooseDu(page);
    await failOnce(sandbox, silentConsole, status);
    let reads = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/selections')) reads += 1;
    });
    const before = reads;
    await save(page).click();
    for (const [index, wait] of [0, 2_000, 4_000].entries()) {
      await page.clock.runFor(wait);
      await expect.poll(() => reads - before).toBeGreaterThan(index);
    }
    await expect(page.getByText('The selection was not saved.', { exact: true })).toBeVisible();
    await expect(column(page, 'LPA')).toContainText('Auto-selected');
    await expect(page.getByRole('alertdialog')).toHaveCount(status === 500 ? 1 : 0);
    expect(sent()).toHaveLength(1);
  });
}
