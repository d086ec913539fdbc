import { openProfile, workedMs, type Lab } from '@tools/bench/browser/lab';
import type { Stage } from '@tools/bench/server/serve';
import type { Target } from '@tools/bench/targets';

/** What it takes from following a link to the first frame with a row of data. */
export interface Load {
  readyMs: number;
  /** Milliseconds of work on the main thread. */
  workMs: number;
  requests: number;
  /** Paths of the scripts that were requested before that frame. */
  scripts: string[];
}

/** The browser writes to its caches after a visit, and the page goes on loading for longer. */
const [CACHED_MS, QUIET_MS] = [1_000, 5_000];

/**
 * Measures a visit with an empty profile, and the third one in the same profile: the browser keeps a compiled script
 * after its second visit, and takes it only in the tab that has it.
 */
export async function measureLoads(stage: Stage, target: Target): Promise<{ cold: Load; warm: Load }> {
  const lab = await openProfile(stage, target);
  try {
    const cold = await visit(lab, stage, target);
    await lab.page.waitForTimeout(CACHED_MS);
    await visit(lab, stage, target);
    await lab.page.waitForTimeout(QUIET_MS);
    return { cold, warm: await visit(lab, stage, target) };
  } finally {
    await lab.close();
  }
}

async function visit(lab: Lab, { origin }: Stage, { path }: Target): Promise<Load> {
  const { page, tools } = lab;
  const scripts = new Set<string>();
  let [requests, isOpen] = [0, true];
  tools.on('Network.requestWillBeSent', ({ type, request }) => {
    if (!isOpen) return;
    requests += 1;
    if (type === 'Script') scripts.add(new URL(request.url).pathname);
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
  const readyMs = await page.evaluate(() => window.bench.ready);
  isOpen = false;
  return { readyMs, workMs: await workedMs(lab), requests, scripts: [...scripts] };
}
