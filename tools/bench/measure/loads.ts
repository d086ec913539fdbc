import type { Page } from '@playwright/test';
import { openProfile, workedMs, type Lab } from '@tools/bench/browser/lab';
import type { Stage } from '@tools/bench/server/serve';
import { tokensFor, type Target } from '@tools/bench/targets';

/** What it takes from following a link to the first frame with a row of data. */
export interface Load {
  readyMs: number;
  /** Milliseconds of work on the main thread; of the last page only, when the provider redirects. */
  workMs: number;
  requests: number;
  /** Paths of the scripts that were requested before that frame. */
  scripts: string[];
}

/** The browser writes to its caches after a visit, and the page goes on loading for longer. */
const [CACHED_MS, QUIET_MS] = [1_000, 5_000];

/** Measures a visit with an empty profile, and the third one in the same profile. */
export const measureLoads = (stage: Stage, target: Target): Promise<{ cold: Load; warm: Load }> =>
  inVisits(stage, target, (lab) => visit(lab, stage, target));

/**
 * Takes a reading of three visits with a new profile, and returns the first and the third: the browser keeps a compiled
 * script after its second visit, and takes it only in the tab that has it.
 */
export async function inVisits<Reading>(
  stage: Stage,
  target: Target,
  take: (lab: Lab) => Promise<Reading>,
): Promise<{ cold: Reading; warm: Reading }> {
  const lab = await openProfile(stage.fingerprint, { row: target.row, isSlow: true, issuer: tokensFor(stage, target) });
  try {
    const cold = await take(lab);
    await lab.page.waitForTimeout(CACHED_MS);
    await take(lab);
    await lab.page.waitForTimeout(QUIET_MS);
    return { cold, warm: await take(lab) };
  } finally {
    await lab.close();
  }
}

export async function visit(
  lab: Lab,
  { origin, apartOrigin }: Pick<Stage, 'origin' | 'apartOrigin'>,
  { path, isApart = false }: Target,
): Promise<Load> {
  const { page, tools } = lab;
  const scripts = new Set<string>();
  let [requests, isOpen] = [0, true];
  tools.on('Network.requestWillBeSent', ({ type, request }) => {
    if (!isOpen) return;
    requests += 1;
    if (type === 'Script') scripts.add(new URL(request.url).pathname);
  });
  await page.goto((isApart ? apartOrigin : origin) + path, { waitUntil: 'commit' });
  const readyMs = await whenReady(page);
  isOpen = false;
  return { readyMs, workMs: await workedMs(lab), requests, scripts: [...scripts] };
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
