import type { Browser } from '@playwright/test';
import { openLab, type Lab } from '@tests/bench/browser/lab';
import type { Stage } from '@tests/bench/server/serve';
import { isProduct, type Target } from '@tests/bench/targets';

/** The time from following a link to the first frame with a row of data. */
export interface Load {
  readyMs: number;
  requests: number;
  /** Paths of the scripts that were requested before that frame. */
  scripts: string[];
}

/** Measures a visit with an empty cache, then a second one with the cache that the first has filled. */
export async function measureLoads(
  browser: Browser,
  stage: Stage,
  target: Target,
): Promise<{ cold: Load; warm: Load }> {
  const lab = await openLab(browser, { row: target.row, isSlow: true, isSignedIn: isProduct(target) });
  try {
    const address = (target.isApart === true ? stage.apartOrigin : stage.origin) + target.path;
    const cold = await visit(lab, address);
    await lab.page.waitForTimeout(500);
    const warm = await visit(lab, address);
    return { cold, warm };
  } finally {
    await lab.close();
  }
}

async function visit({ page, tools }: Lab, address: string): Promise<Load> {
  const scripts = new Set<string>();
  let [requests, isOpen] = [0, true];
  tools.on('Network.requestWillBeSent', ({ type, request }) => {
    if (!isOpen) return;
    requests += 1;
    if (type === 'Script') scripts.add(new URL(request.url).pathname);
  });
  await page.goto(address, { waitUntil: 'commit' });
  const readyMs = await page.evaluate(() => window.bench.ready);
  isOpen = false;
  return { readyMs, requests, scripts: [...scripts] };
}
