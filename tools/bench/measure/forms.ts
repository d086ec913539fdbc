import type { Browser } from '@playwright/test';
import { openLab, settle, workOf, type Lab } from '@tools/bench/browser/lab';
import type { Stage } from '@tools/bench/server/serve';
import { isProduct, type Target } from '@tools/bench/targets';

export const FORM_ACTIONS = ['keystroke', 'validation'] as const;

const TYPED = ['7', 'A', '4', '1', 'C', '9'];

/** Measures an order with forty borrowers: typing a report reference, then submitting while the others are missing. */
export async function measureForm(
  browser: Browser,
  stage: Stage,
  target: Target,
): Promise<Record<(typeof FORM_ACTIONS)[number], number>> {
  const lab = await openLab(browser, stage, target);
  const { page } = lab;
  try {
    await page.goto(stage.origin + target.path);
    await page.evaluate(() => window.bench.ready);
    if (isProduct(target)) await page.getByRole('button', { name: 'Set all to Reissue' }).click();
    await page
      .getByLabel(/^Reference #/)
      .nth(2)
      .focus();
    await settle(lab, 800);
    const keys = TYPED.values();
    const keystroke = await workOf(lab, TYPED.length, () => page.keyboard.press(keys.next().value ?? 'a'), 150);
    return { keystroke, validation: await workOf(lab, 1, () => submitIncomplete(lab)) };
  } finally {
    await lab.close();
  }
}

/** Submits, and waits for the messages. */
async function submitIncomplete({ page }: Lab): Promise<void> {
  await page.evaluate(() => {
    const submit = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.startsWith('Submit'));
    if (submit === undefined) throw new Error('There is no button to submit with');
    submit.click();
    return window.bench.until(() => document.body.textContent.includes('Reference # is missing'));
  });
}
