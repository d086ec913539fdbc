import type { Browser } from '@playwright/test';
import { openLab, settle, workOf, type Lab } from '@tools/bench/browser/lab';
import { isProduct } from '@tools/bench/targets';
import type { Contender, Figures } from '@tools/bench/turns';

const TYPED = ['7', 'A', '4', '1', 'C', '9'];

/** Measures an order with forty borrowers: typing a report reference, then submitting while the others are missing. */
export async function measureForm(contender: Contender, browser: Browser): Promise<Figures> {
  const lab = await openLab(browser, contender);
  const { page } = lab;
  try {
    await page.goto(contender.stage.origin + contender.target.path);
    await page.evaluate(() => window.bench.ready);
    if (isProduct(contender.target)) await page.getByRole('button', { name: 'Set all to Reissue' }).click();
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
