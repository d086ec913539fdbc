import type { Page } from '@playwright/test';
import { openProfile, type Lab } from '@tests/bench/browser/lab';
import type { Stage } from '@tests/bench/server/serve';
import { tokensFor, type Target } from '@tests/bench/targets';

/** The time from following a link to the first frame with a row of data. */
export interface Load {
  readyMs: number;
  requests: number;
  /** Paths of the scripts that were requested before that frame. */
  scripts: string[];
}

/** The browser keeps a compiled script after its second visit, so a third one is what users have all day. */
export const WARM_VISIT = 3;

/** Measures a visit with an empty profile, and the third one in the same profile. */
export async function measureLoads(stage: Stage, target: Target): Promise<{ cold: Load; warm: Load }> {
  const options = { row: target.row, isSlow: true, issuer: tokensFor(stage, target) };
  const lab = await openProfile(stage.fingerprint, options);
  try {
    const address = (target.isApart === true ? stage.apartOrigin : stage.origin) + target.path;
    const cold = await visit(lab, address);
    let warm = cold;
    for (let turn = 2; turn <= WARM_VISIT; turn += 1) {
      // The browser writes its caches after the visit.
      await lab.page.waitForTimeout(1_000);
      warm = await visit(lab, address);
    }
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
  const readyMs = await whenReady(page);
  isOpen = false;
  return { readyMs, requests, scripts: [...scripts] };
}

/** A redirect to the identity provider and back replaces the page that was asked. */
export async function whenReady(page: Page): Promise<number> {
  try {
    return await page.evaluate(() => window.bench.ready);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    return whenReady(page);
  }
}
