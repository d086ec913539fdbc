import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shiftRecord?: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Records what moves on the pages that the tab opens from now on, once `firstRow` is painted: each frame's layout
 * shift, and what moved.
 */
export const recordShifts = (tab: Page, firstRow: string) =>
  tab.addInitScript((selector) => {
    const record: string[] = [];
    Object.assign(window, { shiftRecord: record });
    let painted = Infinity;
    const rows = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      rows.disconnect();
      // The first frame after the one that paints the row.
      requestAnimationFrame(() => requestAnimationFrame(() => (painted = performance.now())));
    });
    rows.observe(document, { childList: true, subtree: true });
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const describe = ({ value, sources }: LayoutShift): string =>
      [
        value.toFixed(4),
        ...sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${place(previousRect)} -> ${place(currentRect)}`,
        ),
      ].join('\n  ');
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[])
        if (shift.startTime >= painted) record.push(describe(shift));
    }).observe({ type: 'layout-shift', buffered: true });
  }, firstRow);

/** Returns the layout shifts of the open page so far, the value first. */
export const shiftsOf = async (tab: Page): Promise<string[]> => (await tab.evaluate(() => window.shiftRecord)) ?? [];
