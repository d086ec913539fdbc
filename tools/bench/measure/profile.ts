import type { Plugin } from 'vite';
import type { Lab } from '@tools/bench/browser/lab';
import { readSources } from '@tools/bench/server/site';
import type { Contender, Figures } from '@tools/bench/turns';
import { visitThrice } from './loads';

declare global {
  /** Each module with the time at which its evaluation started; '' at the end of a script. */
  var evaluated: [module: string, at: number][] | undefined;
}

const mark = (name: string): string =>
  `;(globalThis.evaluated ??= []).push([${JSON.stringify(name)}, performance.now()]);`;

/**
 * Notes when the evaluation of each module starts. Nothing can be read from a minified script, so it prevents that too.
 */
export const marks: Plugin = {
  name: 'marks',
  enforce: 'post',
  config: () => ({ build: { minify: false } }),
  transform: (code, id) => (/^\/.*\.[cm]?[jt]sx?$/.test(id) ? { code: mark(placeOf(id)) + code, map: null } : null),
  renderChunk: (code) => ({ code: code + mark(''), map: null }),
};

/** Returns the path of a file of the product, or the package of any other. */
function placeOf(file: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return name ?? file.slice(Math.max(file.search(/\bsrc\//), 0));
}

const TRACED: Readonly<Record<string, string>> = {
  ...{ UpdateLayoutTree: 'style', Layout: 'layout', ParseHTML: 'HTML', 'v8.compile': 'compile' },
  ...{ 'v8.compileModule': 'compile', MinorGC: 'garbage collection', MajorGC: 'garbage collection' },
  ...{ PrePaint: 'paint', Paint: 'paint', Layerize: 'paint', Commit: 'paint' },
};

/** Milliseconds by name; each name starts with its group. */
export type LoadProfile = Readonly<Record<'cold' | 'warm', Figures>>;

/** Measures what a cold load and a third visit consist of. */
export async function profileLoads(contender: Contender, app: string): Promise<LoadProfile> {
  const sourceOf = readSources(app);
  return visitThrice(contender, async ({ page, tools }: Lab) => {
    const figures: Record<string, number> = {};
    const add = (name: string, ms: number): void => void (figures[name] = (figures[name] ?? 0) + ms);
    const trace = ({ value }: { value: object[] }): void => {
      for (const { name, tdur = 0 } of value as { name: string; tdur?: number }[])
        if (TRACED[name] !== undefined) add(`the browser: ${TRACED[name]}`, tdur / 1000);
    };
    tools.on('Tracing.dataCollected', trace);
    await tools.send('Profiler.enable');
    await tools.send('Profiler.setSamplingInterval', { interval: 200 });
    await tools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['devtools.timeline', 'v8'] },
    });
    await tools.send('Profiler.start');
    await page.goto(contender.stage.origin + contender.target.path, { waitUntil: 'commit' });
    const ready = await page.evaluate(() => window.bench.ready);
    const { profile } = await tools.send('Profiler.stop');
    const ended = new Promise((resolve) => void tools.once('Tracing.tracingComplete', resolve));
    await tools.send('Tracing.end');
    await ended;
    tools.off('Tracing.dataCollected', trace);
    const evaluated = await page.evaluate(() => globalThis.evaluated ?? []);
    for (const [index, [name, at]] of evaluated.entries())
      if (name !== '' && at < ready) add(`evaluation: ${name}`, (evaluated[index + 1]?.[1] ?? at) - at);

    const nodes = new Map(profile.nodes.map((node) => [node.id, { ...node, ms: 0 }]));
    for (const [index, id] of (profile.samples ?? []).entries())
      (nodes.get(id) ?? { ms: 0 }).ms += (profile.timeDeltas?.[index + 1] ?? 0) / 1000;
    const total = (id: number): number =>
      (nodes.get(id)?.children ?? []).reduce((sum, child) => sum + total(child), nodes.get(id)?.ms ?? 0);
    for (const { callFrame, children = [], ms } of nodes.values()) {
      const { functionName: name, url, lineNumber, columnNumber } = callFrame;
      const source = url && sourceOf(new URL(url).pathname, lineNumber, columnNumber);
      if (name !== '(idle)') add(`own time: ${source ? placeOf(source) : url ? 'scripts' : name || 'native'}`, ms);
      if (name === 'renderWithHooks')
        for (const child of children)
          add(`render: ${nodes.get(child)?.callFrame.functionName || 'anonymous'}`, total(child));
    }
    return figures;
  });
}
