import type { SourceOf } from '@tools/bench/server/sources';
import type { Lab } from './lab';

/** What the main thread does, in the order of the report. Scripts are split by the file that the running function is from. */
export const PARTS = [
  'compiling scripts',
  'evaluating modules',
  'React',
  'Redux, saga',
  'other packages',
  'rules',
  'contract: `src/api`',
  'screens, controls',
  'rest of `src`',
  'garbage collection',
  'style',
  'layout',
  'paint, compositing',
  'other work of the browser',
] as const;
export type Part = (typeof PARTS)[number];

/** Milliseconds of processor time on the main thread, by part. */
export type Profile = Record<Part, number>;

interface ProfileNode {
  id: number;
  parent?: number;
  callFrame: { url?: string; functionName: string; lineNumber?: number; columnNumber?: number };
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  id?: string;
  ts: number;
  dur?: number;
  /** Processor time: less than `dur` when other programs ran meanwhile. */
  tdur?: number;
  args: {
    name?: string;
    data?: { startTime?: number; timeDeltas?: number[]; cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] } };
  };
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'disabled-by-default-v8.cpu_profiler',
  // A sample every 100 µs instead of every millisecond.
  'disabled-by-default-v8.cpu_profiler.hires',
  'blink.user_timing',
  'v8',
  'v8.execute',
];

const END = 'bench: end';

/** Records the main thread during an action, up to the moment at which the action is complete. */
export async function profileOf({ page, tools }: Lab, sourceOf: SourceOf, act: () => Promise<void>): Promise<Profile> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): number => events.push(...(value as TraceEvent[]));
  tools.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
  await tools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  await page.evaluate((mark) => performance.mark(mark), END);
  await tools.send('Tracing.end');
  await complete;
  tools.off('Tracing.dataCollected', collect);
  return split(events, sourceOf);
}

/** Assigns each sample to what the browser did at its time, and within scripts to the file of the function. */
function split(events: readonly TraceEvent[], sourceOf: SourceOf): Profile {
  const end = events.find(({ name }) => name === END);
  const isOwn = ({ pid, tid }: TraceEvent): boolean => pid === end?.pid && tid === end.tid;
  const start = events.find((event) => event.name === 'Profile' && isOwn(event));
  if (end === undefined || start === undefined) throw new Error('The browser has recorded no profile');
  // The sampler has its own thread.
  const chunks = events
    .filter(({ name, pid, id }) => name === 'ProfileChunk' && pid === start.pid && id === start.id)
    .map(({ args }) => args.data ?? {});
  const nodes = chunks.flatMap(({ cpuProfile }) => cpuProfile?.nodes ?? []);
  const samples = chunks.flatMap(({ cpuProfile }) => cpuProfile?.samples ?? []);
  const deltas = chunks.flatMap(({ timeDeltas }) => timeDeltas ?? []);
  const originOf = createOrigins(nodes, sourceOf);
  const work = events
    .filter((event) => event.ph === 'X' && isOwn(event))
    .sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a))
    .values();
  const parts = Object.fromEntries(PARTS.map((part) => [part, 0])) as Profile;
  let [open, next, time] = [[] as TraceEvent[], work.next(), start.args.data?.startTime ?? 0];
  for (const [index, sample] of samples.entries()) {
    time += deltas[index] ?? 0;
    if (time > end.ts) break;
    for (; next.done !== true && next.value.ts <= time; next = work.next()) open.push(next.value);
    open = open.filter((event) => endOf(event) > time);
    const task = open.find(({ name }) => name === 'RunTask');
    const part = task && partOf(open, originOf(sample));
    if (task === undefined || part === undefined) continue;
    const lasts = Math.min(deltas[index + 1] ?? 0, endOf(task) - time);
    parts[part] += (lasts / 1000) * ((task.tdur ?? 0) / (task.dur ?? 1));
  }
  return parts;
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

type Doing = Part | 'script' | 'recording';

/** What the browser does during an event of the trace. Others, such as a click, only contain such events. */
const DOINGS: readonly [RegExp, Doing][] = [
  // The browser looks up where functions are only because a profile is recorded.
  [/^V8\.CollectSourcePositions$|^CpuProfiler::/, 'recording'],
  [/^V8\.GC|^(Minor|Major)GC$|^BlinkGC/, 'garbage collection'],
  [/^V8\.(Compile|Parse|PreParse|OffThread|Finalize|Maglev|Optimize)|^v8\.(compile|produceCache)/, 'compiling scripts'],
  [/^v8\.evaluateModule$|^EvaluateScript$/, 'evaluating modules'],
  [/^FunctionCall$|^RunMicrotasks$|^v8\.callFunction$/, 'script'],
  [/^UpdateLayoutTree$|^ParseAuthorStyleSheet$/, 'style'],
  [/^Layout$/, 'layout'],
  [/^(Pre)?Paint$|^Layerize$|^Commit$|^Update(Layer|LayerTree)$|^CompositeLayers$/, 'paint, compositing'],
];

/** @empty undefined for the work of the bench itself, and of the recording */
function partOf(open: readonly TraceEvent[], origin: Part | undefined): Part | undefined {
  const doings = open.flatMap(({ name }) => DOINGS.find(([pattern]) => pattern.test(name))?.[1] ?? []);
  if (doings.includes('recording')) return undefined;
  const doing = doings.at(-1) ?? 'other work of the browser';
  return doing === 'script' ? origin : (doing as Part);
}

const ORIGINS: readonly [RegExp, Part][] = [
  [/node_modules\/(react|react-dom|scheduler)\//, 'React'],
  [/node_modules\/([^/]*redux[^/]*|immer|reselect|use-sync-external-store)\//, 'Redux, saga'],
  [/node_modules\//, 'other packages'],
  [/src\/(domain|features\/[^/]+\/(protocol\/)?(rules|reader))\//, 'rules'],
  [/src\/api\//, 'contract: `src/api`'],
  [/src\/(features|app|ui)\//, 'screens, controls'],
];

/** Returns the part of the innermost function with a file; built-in functions count for their caller. */
function createOrigins(nodes: readonly ProfileNode[], sourceOf: SourceOf): (id: number) => Part | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const known = new Map<number, Part | undefined>();
  const find = (id: number): Part | undefined => {
    const node = byId.get(id);
    if (node === undefined) return undefined;
    const { url = '', functionName, lineNumber = 0, columnNumber = 0 } = node.callFrame;
    if (functionName === '(garbage collector)') return 'garbage collection';
    if (functionName === '(program)') return 'other work of the browser';
    if (!url.startsWith('http')) return node.parent === undefined ? undefined : originOf(node.parent);
    const source = sourceOf(new URL(url).pathname, lineNumber, columnNumber) ?? '';
    return ORIGINS.find(([pattern]) => pattern.test(source))?.[1] ?? 'rest of `src`';
  };
  const originOf = (id: number): Part | undefined => {
    if (!known.has(id)) known.set(id, find(id));
    return known.get(id);
  };
  return originOf;
}
