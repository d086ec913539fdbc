import type { Browser } from '@playwright/test';
import { openLab, settle, workOf, type Lab } from '@tools/bench/browser/lab';
import type { Stage } from '@tools/bench/server/serve';
import { isProduct, tokensFor, type Target } from '@tools/bench/targets';

export const FORM_ACTIONS = ['keystroke', 'validation'] as const;
export type FormFigures = Record<(typeof FORM_ACTIONS)[number], number>;

export const TYPED = ['7', 'A', '4', '1', 'C', '9'];

/** Measures an order with forty borrowers: typing a report reference, then submitting while the others are missing. */
export async function measureForm(
  browser: Browser,
  { origin, api, issuer }: Stage,
  target: Target,
): Promise<FormFigures> {
  const lab = await openLab(browser, { row: target.row, issuer: tokensFor({ issuer }, target) });
  const { page } = lab;
  try {
    api.serve(12, 'rita.ibarra');
    await page.goto(origin + target.path);
    await page.evaluate(() => window.bench.ready);
    if (isProduct(target)) await page.getByRole('button', { name: 'Set all to Reissue' }).click();
    await focusReference(lab);
    const keys = TYPED.values();
    const keystroke = await workOf(lab, TYPED.length, () => page.keyboard.press(keys.next().value ?? 'a'), 150);
    const validation = await workOf(lab, 1, () => submitIncomplete(lab));
    return { keystroke, validation };
  } finally {
    await lab.close();
  }
}

/** Puts the cursor into one of the report references. */
export async function focusReference(lab: Lab): Promise<void> {
  await lab.page
    .getByLabel(/^Reference #/)
    .nth(2)
    .focus();
  await settle(lab, 800);
}

/** Submits, and waits for the messages. */
export async function submitIncomplete({ page }: Lab): Promise<void> {
  await page.evaluate(() => {
    const submit = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.startsWith('Submit'));
    if (submit === undefined) throw new Error('There is no button to submit with');
    submit.click();
    return window.bench.until(() => document.body.textContent.includes('Reference # is missing'));
  });
}
