import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** What WCAG 2.2 asks for at level AA, and what is good practice beside it. */
const EVERYTHING: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Still called experimental: a name must hold the words that are seen (2.5.3).
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** All that can differ between the two themes. */
const COLOURS: RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] };

/** What lies over the page is no part of its landmarks: neither a tooltip nor a pop-up, with its buttons for screen readers. */
const CONFIGURED = `;axe.configure(${JSON.stringify({
  checks: [
    {
      id: 'region',
      options: { regionMatcher: '[role=dialog], [role=alertdialog], [role=tooltip], [data-trigger], svg' },
    },
  ],
})})`;

/**
 * What is wrong with the page as it stands, in both themes.
 *
 * @empty nothing is
 */
export async function problemsOn(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await run(page, EVERYTHING);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await run(page, COLOURS);
  return [...light.map((problem) => `light: ${problem}`), ...dark.map((problem) => `dark: ${problem}`)];
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source + CONFIGURED);
  const { violations } = await page.evaluate(async (given) => {
    // Colours follow the theme with the next frame, and something that is still fading in has none of its own yet.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return (window as unknown as { axe: { run: (given: RunOptions) => Promise<AxeResults> } }).axe.run(given);
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
