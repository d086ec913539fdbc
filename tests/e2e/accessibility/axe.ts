import type { Frame, Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** The WCAG 2.2 rules at levels A and AA, plus best practices. */
const EVERYTHING: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // This rule is still experimental: an accessible name must contain the visible words (2.5.3).
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** The rules whose result can differ between the two themes. */
const COLORS: RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] };

/** Behind a modal dialog, the page's own landmark and heading are out of reach, as they should be. */
const NOT_BEHIND_MODALS = { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } };

/** Overlays such as dialogs, tooltips and pop-ups don't have to be inside a landmark. */
const CONFIGURED = `;axe.configure(${JSON.stringify({
  checks: [
    {
      id: 'region',
      options: { regionMatcher: '[role=dialog], [role=alertdialog], [role=tooltip], [data-trigger], svg' },
    },
  ],
})})`;

/**
 * Runs axe on the page, or on one of its frames, in both themes.
 *
 * @empty no problem is found
 */
export async function problemsOn(page: Page, frame: Frame = page.mainFrame()): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 1366, height: 768 };
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  // Makes the window as high as the page. Otherwise the sticky header covers part of a target, depending on the scroll
  // position.
  await page.setViewportSize({ width, height: Math.max(height, pageHeight) });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await run(frame, EVERYTHING);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await run(frame, COLORS);
  await page.setViewportSize({ width, height });
  return [...light.map((problem) => `light: ${problem}`), ...dark.map((problem) => `dark: ${problem}`)];
}

async function run(frame: Frame, options: RunOptions): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source + CONFIGURED);
  const hasModal = await frame.evaluate(() => document.querySelector(':modal, [aria-modal="true"]') !== null);
  const rules = { ...options.rules, ...(hasModal && options === EVERYTHING && NOT_BEHIND_MODALS) };
  const { violations } = await frame.evaluate(
    async (given) => {
      // Colors follow the theme with the next frame, and an element that fades in doesn't have its final color yet.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      return (window as unknown as { axe: { run: (given: RunOptions) => Promise<AxeResults> } }).axe.run(given);
    },
    { ...options, rules },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
