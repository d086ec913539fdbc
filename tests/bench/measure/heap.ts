import type { Browser } from '@playwright/test';
import { openLab, type Lab } from '@tests/bench/browser/lab';
import type { Stage } from '@tests/bench/server/serve';
import { tokensFor, type Target } from '@tests/bench/targets';

/** What a tab retains after an hour of polling a run. */
export interface Growth {
  heapMb: number;
  kbPerHour: number;
  nodes: number;
  listeners: number;
}

const REQUESTS = 60;
/** Polls until caches and compiled code are stable. */
const WARM_UP = 200;
/** The page polls the history every five seconds. */
const POLLS_PER_HOUR = 720;

/** Measures the growth over a number of polls, each of which changes the newest row. */
export async function measureHeap(
  browser: Browser,
  { origin, api, issuer }: Stage,
  target: Target,
  polls: number,
): Promise<Growth> {
  const lab = await openLab(browser, { row: target.row, issuer: tokensFor({ issuer }, target) });
  try {
    api.serve(REQUESTS, 'rita.ibarra');
    await lab.page.goto(origin + target.path);
    await lab.page.evaluate(() => window.bench.ready);
    let turn = 0;
    const follow = async (times: number): Promise<void> => {
      for (let left = times; left > 0; left -= 1) {
        turn += 1;
        api.serve(REQUESTS, `poll ${turn}`);
        await lab.page.evaluate(() => window.bench.poll());
      }
    };
    await follow(WARM_UP);
    const before = await contents(lab);
    await follow(polls);
    const after = await contents(lab);
    return {
      heapMb: after.heap / 2 ** 20,
      kbPerHour: ((after.heap - before.heap) / 1024 / polls) * POLLS_PER_HOUR,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
  } finally {
    await lab.close();
  }
}

async function contents({ page, tools }: Lab): Promise<{ heap: number; nodes: number; listeners: number }> {
  await page.evaluate(() => window.bench.quiet(200));
  for (let turn = 0; turn < 3; turn += 1) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
