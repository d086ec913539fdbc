import { expect, openAs, test } from '@tests/e2e/fixtures';
import { openArea } from '@tests/e2e/journey';
import { column } from '@tests/e2e/selection/screen';
import {
  authorize,
  choose,
  dialog,
  newForAll,
  openRequest,
  orderAndRead,
  report,
  service,
  submit,
  summary,
  watchOrders,
} from './requestScreen';

// @spec APP-9, REQ-9
test('a clean start: a joint report, both services, and the override preset (7100101)', async ({
  page,
  context,
  sandbox,
}) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100101');
  await expect(service(page, 'DU').locator('option')).toHaveText([
    'Request New Findings',
    'Import/Update Existing',
    'Not Applicable',
  ]);
  await newForAll(page);
  await page.getByRole('button', { name: 'Joint for all' }).click();
  await expect(report(page, 'Tobias Okafor')).toBeDisabled();
  await choose(page, 'After the run', 'Always use DU');
  await authorize(page);
  await submit(page).click();
  await summary(page).getByRole('link', { name: 'After the run: choose a reason' }).click();
  await page.getByRole('combobox', { name: /^Reason/ }).selectOption({ label: 'Underwriter direction' });
  await page.getByRole('textbox', { name: 'Comment' }).fill('agreed by phone');
  await page.getByRole('textbox', { name: 'Note for the file' }).fill('first run');

  expect(await orderAndRead(page, sandbox)).toEqual(['DU Approve/Eligible', 'LPA Accept / Eligible']);
  expect(orders).toMatchObject([
    {
      isMultiAusRequest: true,
      overrideSelection: { ausRequestTypeId: 2, comment: 'agreed by phone' },
      note: 'first run',
      requestBorrowers: [{ isJoint: true }, { isJoint: true }],
    },
  ]);
  await openArea(page, 'Selection');
  await expect(column(page, 'LPA')).toContainText('Recommended');
  await expect(column(page, 'DU')).toContainText('Selected (override)');
});

test('a construction-permanent loan: LPA is ruled out and DU approves it as ineligible (7100107)', async ({
  page,
  sandbox,
}) => {
  await openRequest(page, '7100107');
  await expect(service(page, 'LPA')).toHaveValue('not_applicable');
  await expect(service(page, 'DU')).toHaveValue('import_existing');
  await expect(report(page, 'Jorge Marchetti')).toHaveValue('RE_ISSUE');
  expect(await orderAndRead(page, sandbox)).toEqual(['DU Approve/Ineligible']);
});

test('a VA construction loan: no service can run, only credit can be imported (7100105)', async ({ page, sandbox }) => {
  await openRequest(page, '7100105');
  for (const name of ['DU', 'LPA', 'LPA-C']) await expect(service(page, name)).toHaveValue('not_applicable');
  await page.getByRole('radio', { name: 'Import credit only' }).check();
  await newForAll(page);
  await authorize(page);
  expect(await orderAndRead(page, sandbox, { leadsTo: 'History' })).toEqual(['Credit Complete']);
});

// @spec REQ-44, REQ-33
test('seven borrowers: DU alone accepts all, both accept five (7100108)', async ({ page, context, sandbox }) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100108');
  await choose(page, 'Transaction type, LPA', 'not_applicable');
  await newForAll(page);
  await authorize(page);
  expect(await orderAndRead(page, sandbox)).toEqual(['DU Approve/Eligible']);

  await openArea(page, 'Request');
  await choose(page, 'Transaction type, LPA', 'request_new');
  for (const name of ['Emi Nakashima', 'Otto Brandt']) await page.getByRole('checkbox', { name }).first().uncheck();
  expect(await orderAndRead(page, sandbox)).toEqual(['DU Approve/Eligible', 'LPA Accept / Eligible']);
  const selected = orders.map(({ requestBorrowers }) =>
    (requestBorrowers as { isSelected: boolean }[]).filter(({ isSelected }) => isSelected),
  );
  expect(selected.map(({ length }) => length)).toEqual([7, 5]);
});

test('a joint report is reissued; separating it shows a warning; a wrong number returns 111342 (7100118)', async ({
  page,
  sandbox,
}) => {
  await openRequest(page, '7100118');
  await expect(
    page.getByText(/^May pull a new report(: name, SSN or address changed|, joint with Mina Lindgren)$/),
  ).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Joint report, Theo Lindgren' }).uncheck();
  await expect(page.getByText('Reuses CR06503082')).toBeVisible();
  await expect(page.getByText(/^The last report was joint\./)).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('textbox', { name: 'Reference #, Theo Lindgren' }).fill('CR-4820 1999');
  await expect(page.getByRole('textbox', { name: 'Reference #, Theo Lindgren' })).toHaveValue('CR48201999');
  const outcomes = await orderAndRead(page, sandbox, { confirmsBy: 'Order anyway' });
  expect(outcomes).toHaveLength(2);
  expect(outcomes.every((outcome) => outcome.endsWith('Error'))).toBe(true);
  await page.getByRole('button', { name: /^Error message.*DU/ }).click();
  await expect(page.getByRole('dialog')).toContainText('111342');
});

test('a new report with one on file asks for confirmation, and the user can reissue instead (7100118)', async ({
  page,
  context,
}) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100118');
  await page.getByRole('checkbox', { name: 'Joint report, Theo Lindgren' }).uncheck();
  await newForAll(page);
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toContainText(/There is a credit report on file.* days? old · hard · expires/s);
  await expect(dialog(page)).toContainText('This adds a hard inquiry for 2 borrowers.');
  await expect(dialog(page)).toContainText('Estimated cost: $');
  await expect(dialog(page).getByRole('button', { name: 'Go back' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Reissue instead' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(report(page, 'Theo Lindgren')).toHaveValue('RE_ISSUE');
  await expect(report(page, 'Mina Lindgren')).toHaveValue('REQUEST_NEW');
  expect(orders).toEqual([]);
});

test('complete and current verifications are sent along (7100120)', async ({ page, context, sandbox }) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100120');
  const list = page.getByRole('table', { name: 'Verification reports' });
  await expect(list.getByText(/^Expired/)).toHaveCount(1);
  const boxes = list.getByRole('checkbox');
  const included = await boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length);
  await expect(list.getByRole('row').filter({ hasText: 'Expired' }).getByRole('checkbox')).not.toBeChecked();
  expect(await orderAndRead(page, sandbox)).toHaveLength(2);
  expect(orders[0]?.['digitalVerifications']).toHaveLength(included);
});

test('notes control the sandbox: a failing LPA and a slow run (7100101)', async ({ page, sandbox }) => {
  await openRequest(page, '7100101');
  await newForAll(page);
  await authorize(page);
  const note = page.getByRole('textbox', { name: 'Note for the file' });
  await note.fill('try #fail');
  expect(await orderAndRead(page, sandbox)).toEqual(['DU Approve/Eligible', 'LPA Error']);
  await openArea(page, 'Request');
  await expect(page.getByText(/^Say what changed since the last run/)).toBeVisible();
  await note.fill('try #slow');
  expect(await orderAndRead(page, sandbox)).toEqual(['DU Approve/Eligible', 'LPA Accept / Eligible']);
});

test('a loan officer may order, an auditor may only view', async ({ page, context, sandbox, browser }) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100106', 'Sam Lindqvist');
  expect(await orderAndRead(page, sandbox)).toEqual(['DU Out of Scope', 'LPA Caution / Ineligible']);
  expect(orders).toHaveLength(1);
  await openArea(page, 'Selection');
  await expect(page.getByText('Out of Scope').first()).toBeVisible();
  await expect(page.getByText('Recommended', { exact: true })).toBeHidden();

  const auditor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await openAs(auditor, '/7100106/request', 'Audrey Vance');
  await expect(auditor.getByText('You do not have permission to order.')).toBeVisible();
  await expect(submit(auditor)).toHaveCount(0);
  await auditor.context().close();
});
