import { expect, openAs, test } from '@tests/e2e/fixtures';

const LOAN = '7100123';

test.use({ viewport: { width: 1366, height: 768 } });

test('Request asks for a note from the second run on, in the room of the bar', async ({ page }) => {
  await openAs(page, `/${LOAN}/request`);
  const bar = page.getByRole('region', { name: 'Order', exact: true });
  await expect(bar).toContainText('DU (run 5) + LPA (run 5)');
  await expect(bar).toContainText('add a note');
  const before = await bar.boundingBox();
  await bar.getByRole('button', { name: 'add a note' }).click();
  const note = page.getByRole('textbox', { name: 'Note for the file' });
  await expect(note).toBeFocused();
  await expect(note).toBeInViewport();
  await note.fill('Rate lowered');
  await expect(bar).not.toContainText('add a note');
  expect(await bar.boundingBox()).toEqual(before);
});
