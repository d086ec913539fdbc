import type { CDPSession } from '@playwright/test';

export interface Measured {
  heapMb: number;
  nodes: number;
  listeners: number;
}

const BYTES_PER_MB = 1_048_576;

/** What the page keeps hold of once everything else has been swept up. */
export async function measure(tools: CDPSession): Promise<Measured> {
  for (let turn = 0; turn < 3; turn += 1) await tools.send('HeapProfiler.collectGarbage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapMb: of('JSHeapUsedSize') / BYTES_PER_MB, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** A line for each measurement: how far the shift had come, and what was gained since the first. */
export function table(rows: readonly { polls: number; measured: Measured }[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const head = ['polls', 'heap MB', 'nodes', 'listeners', 'heap gained'];
  const lines = rows.map(({ polls, measured: { heapMb, nodes, listeners } }) => [
    polls.toLocaleString('en-US'),
    heapMb.toFixed(2),
    String(nodes),
    String(listeners),
    (heapMb - first.measured.heapMb).toFixed(2),
  ]);
  return [head, ...lines].map((cells) => cells.map((cell) => cell.padStart(12)).join('')).join('\n');
}
