import { expect, openAs, test } from './fixtures';
import { breakCall } from './breakCall';

test('a failed document is reported, and its window closes', async ({ page, silentConsole }) => {
  // The browser logs every failed request.
  silentConsole.allow(/Failed to load resource/);
  await openAs(page, '/7100120/history');
  const findings = page.getByRole('button', { name: /^Findings PDF/ }).first();
  for (const fault of ['offline', 'status403', 'status404', 'status503', 'html', 'null'] as const) {
    await test.step(fault, async () => {
      const { faultHit, repair } = await breakCall(page, { call: 'document', fault });
      await findings.click();
      await faultHit;
      await expect(findings).toBeEnabled();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect.poll(() => page.evaluate(hasSpinningIcon), { intervals: [20, 50, 100, 250] }).toBe(false);
      await expect(page.getByText('This screen could not be shown.')).toHaveCount(0);
      await expect(page.locator('[role=alertdialog][aria-modal]')).toHaveCount(0);
      await expect.poll(() => page.context().pages().length).toBe(1);
      await repair();
    });
  }
});

const hasSpinningIcon = (): boolean =>
  document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
