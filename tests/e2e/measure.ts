import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Expects that the page doesn't scroll sideways; a wide table may scroll inside its card. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      // Not the window's width, which includes a scroll bar.
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(excess, `sideways scroll of ${where}`).toBeLessThanOrEqual(0);
}

/**
 * Expects that no table is wider than its card without scrolling in it, and no cell's text overflows into the next
 * column. Waits, because a table gets its scroll area after its first rows.
 */
export const expectNoClippedTexts = (page: Page, where: string): Promise<void> =>
  expect.poll(() => clippedTexts(page), `clipped on ${where}`).toEqual([]);

const clippedTexts = (page: Page): Promise<string[]> =>
  page.getByRole('table').evaluateAll((tables) => {
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
    // Text for screen readers only takes no space.
    const isShown = ({ parentElement }: Node): boolean =>
      parentElement !== null && getComputedStyle(parentElement).position !== 'absolute';
    const rightOfWords = (cell: Element): number => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let right = 0;
      while (texts.nextNode() !== null) {
        range.selectNodeContents(texts.currentNode);
        if (isShown(texts.currentNode)) right = Math.max(right, range.getBoundingClientRect().right);
      }
      return right;
    };
    return tables.flatMap((table) => {
      const name = table.querySelector('caption')?.textContent ?? 'table';
      const frame = (table.closest('section') ?? table.parentElement)?.getBoundingClientRect();
      const isTooWide = !isClipped(table) && table.getBoundingClientRect().right > (frame?.right ?? 0) + 0.5;
      const crossing = [...table.querySelectorAll('td, th')].filter(
        (cell) =>
          getComputedStyle(cell).overflowX === 'visible' &&
          rightOfWords(cell) > cell.getBoundingClientRect().right + 0.5,
      );
      return [...(isTooWide ? [name] : []), ...crossing.map((cell) => `${name}: ${cell.textContent}`)];
    });
  });

/** Returns the words that a line break divides. @empty [] none */
export const brokenWords = (area: Locator): Promise<string[]> =>
  area.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const isBroken = (text: Text, { index, 0: word }: RegExpExecArray): boolean => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    };
    const broken: string[] = [];
    while (texts.nextNode() !== null) {
      const text = texts.currentNode as Text;
      broken.push(...[...text.data.matchAll(/\w+/g)].filter((word) => isBroken(text, word)).map(([word]) => word));
    }
    return broken;
  });

/**
 * Returns the pointer targets that are smaller than 24 × 24 CSS px (WCAG 2.5.8). No target relies on the exception for
 * spacing.
 *
 * @empty every target is large enough
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('a[href], button, input, select, textarea, summary, [role=button]').evaluateAll((controls) =>
    controls
      .map((control) => ({ control, target: control.closest('label') ?? control }))
      .filter(({ target }) => target.checkVisibility())
      .map(({ control, target }) => ({ control, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 23.99)
      .map(
        ({ control, box }) =>
          `${control.getAttribute('aria-label') ?? control.textContent}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
      ),
  );

/** Expects that an element is completely in the window and that nothing covers its center. */
export async function expectWhole(locator: Locator): Promise<void> {
  await expect(locator).toBeInViewport({ ratio: 1 });
  await expect.poll(() => locator.evaluate(isOnTop)).toBe(true);
}

/** Returns whether nothing covers the center of the focused element (WCAG 2.4.11). */
export const isFocusInSight = (page: Page): Promise<boolean> => page.locator(':focus').evaluate(isOnTop);

function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/** The text spacing that a user may set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Applies the text spacing until the next page load. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
