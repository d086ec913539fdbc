import { expect, openAs, plantFault, test } from '@tests/e2e/fixtures';
import { openHistory, toggles } from './screen';

const LOAN = '7100123';

test.use({ viewport: { width: 1366, height: 768 } });

// @spec OWN-6
test('why each run was made: in its details, in the comparison and on the file page', async ({ page }) => {
  await openHistory(page, `${LOAN}/history`);
  await toggles(page).nth(1).click();
  await expect(page.getByText('Gift letter received, down payment 11 %.')).toBeInViewport();
  await expect(page.getByText('DTI-1003 40.93% → 40.24%,').first()).toBeInViewport();
  await toggles(page).nth(1).click();
  await toggles(page).nth(2).click();
  await expect(page.getByText('No note', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Compare with request 1230012' }).click();
  const comparison = page.getByRole('dialog', { name: 'Request 1230012 compared with request 1230031' });
  await expect(comparison.getByText('No note')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'File page' }).click();
  const file = page.getByRole('dialog', { name: /^AUS file page/ });
  await expect(file.getByText('Loading what is missing')).toHaveCount(0);
  const requests = file.getByRole('table', { name: 'All requests, oldest first (5)' });
  await expect(requests.getByText('No note')).toHaveCount(2);
  await expect(requests.getByText('New report for Marcus: name corrected.')).toBeVisible();
});

test('a note that could not be read is called not loaded, on paper too', async ({ page, sandbox, silentConsole }) => {
  silentConsole.allow(/status of 503/);
  await plantFault(sandbox, { call: 'requestDetail', loanId: LOAN, kind: 'status', status: 503 });
  await openHistory(page, `${LOAN}/history`);
  await page.getByRole('button', { name: 'File page' }).click();
  const file = page.getByRole('dialog', { name: /^AUS file page/ });
  await page.emulateMedia({ media: 'print' });
  await expect(file.getByRole('region', { name: 'Not loaded' })).toContainText('the notes of 5 requests');
});

test('Request asks for a note from the second run on, in the room of the bar', async ({ page }) => {
  await openAs(page, `/${LOAN}/request`);
  const bar = page.getByRole('region', { name: 'Order', exact: true });
  await expect(bar).toContainText('run 5 of DU, 5 of LPA: add a note');
  const before = await bar.boundingBox();
  await bar.getByRole('button', { name: 'add a note' }).click();
  const note = page.getByRole('textbox', { name: 'Note for the file' });
  await expect(note).toBeFocused();
  await expect(note).toBeInViewport();
  await note.fill('Rate lowered');
  await expect(bar).not.toContainText('add a note');
  expect(await bar.boundingBox()).toEqual(before);
});
