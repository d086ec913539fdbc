import type { Browser } from '@playwright/test';
import { openLab, type Lab } from '@tools/bench/browser/lab';
import type { Stage } from '@tools/bench/server/serve';
import { tokensFor, type Target } from '@tools/bench/targets';

/** What a tab retains after polling a run. */
export interface Growth {
  /** Without compiled code: V8 goes on compiling for about seven hundred polls. */
  dataKbPerHour: number;
  nodes: number;
  listeners: number;
}

const REQUESTS = 60;
/** Polls until caches are full. */
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
      dataKbPerHour: ((after.data - before.data) / 1024 / polls) * POLLS_PER_HOUR,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
  } finally {
    await lab.close();
  }
}

interface Contents {
  data: number;
  nodes: number;
  listeners: number;
}

async function contents(lab: Lab): Promise<Contents> {
  const { page, tools } = lab;
  await page.evaluate(() => window.bench.quiet(200));
  for (let turn = 0; turn < 3; turn += 1) await tools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
  return { data: dataIn(await snapshotOf(lab)), nodes, listeners: jsEventListeners };
}

/** A heap snapshot as far as it is read here: `nodes` has a number for each field of each node. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

async function snapshotOf({ tools }: Lab): Promise<Snapshot> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  tools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await tools.send('HeapProfiler.takeHeapSnapshot', {});
  tools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join('')) as Snapshot;
}

/**
 * Returns the bytes of the heap without compiled code, and without what the browser's own objects take: `npm run bench -- soak`
 * limits all of it.
 *
 * @throws Error when the browser has renamed what is read here
 */
function dataIn({ snapshot: { meta }, nodes }: Snapshot): number {
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  if (type !== 0 || size < 0) throw new Error(`Unknown heap snapshot: ${meta.node_fields.join()}`);
  const isLeftOut = meta.node_types[0].map((name) => name === 'code' || name === 'native');
  let sum = 0;
  for (let start = 0; start < nodes.length; start += meta.node_fields.length)
    if (isLeftOut[nodes[start + type] ?? 0] !== true) sum += nodes[start + size] ?? 0;
  return sum;
}
