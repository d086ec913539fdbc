import type { CDPSession } from '@playwright/test';

export interface Measured {
  heapMb: number;
  nodes: number;
  listeners: number;
}

const BYTES_PER_MB = 1_048_576;

/** Measures what the page retains after garbage collection. */
export async function measure(tools: CDPSession): Promise<Measured> {
  for (let turn = 0; turn < 3; turn += 1) await tools.send('HeapProfiler.collectGarbage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapMb: of('JSHeapUsedSize') / BYTES_PER_MB, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Formats one line per measurement: the number of polls, and the growth since the first measurement. */
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
