import { openProfile, workedMs, type Lab } from '@tools/bench/browser/lab';
import type { Contender, Figures } from '@tools/bench/turns';

/** The browser writes to its caches after a visit, and the page goes on loading for longer. */
const [CACHED_MS, QUIET_MS] = [1_000, 5_000];

/**
 * Visits a page three times in a new profile, and returns the first and the third: the browser keeps a compiled script
 * after its second visit, and takes it only in the tab that has it.
 */
export async function visitThrice<Visit>(
  contender: Contender,
  visit: (lab: Lab) => Promise<Visit>,
): Promise<{ cold: Visit; warm: Visit }> {
  const lab = await openProfile(contender);
  try {
    await lab.page.waitForTimeout(CACHED_MS);
    const cold = await visit(lab);
    await lab.page.waitForTimeout(CACHED_MS);
    await visit(lab);
    await lab.page.waitForTimeout(QUIET_MS);
    return { cold, warm: await visit(lab) };
  } finally {
    await lab.close();
  }
}

/** Measures what it takes from following a link to the first frame with a row of data. */
export async function measureLoads(contender: Contender): Promise<Figures> {
  const { cold, warm } = await visitThrice(contender, (lab) => visit(lab, contender));
  const works = { coldWork: cold.workMs, warmWork: warm.workMs };
  return { cold: cold.readyMs, warm: warm.readyMs, ...works, requests: cold.requests, ...cold.sizes };
}

async function visit(lab: Lab, { stage, target }: Contender) {
  const { page, tools } = lab;
  const scripts = new Set<string>();
  let [requests, isOpen] = [0, true];
  tools.on('Network.requestWillBeSent', ({ type, request }) => {
    if (!isOpen) return;
    requests += 1;
    if (type === 'Script') scripts.add(new URL(request.url).pathname);
  });
  await page.goto(stage.origin + target.path, { waitUntil: 'commit' });
  const readyMs = await page.evaluate(() => window.bench.ready);
  isOpen = false;
  return { readyMs, workMs: await workedMs(lab), requests, sizes: stage.sizesOf([...scripts]) };
}
