import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browserVersion } from './browser/lab';
import { buildAll, buildCommit, type Built } from './build';
import { CHAPTERS, PLANS } from './chapters';
import { marks, profileLoads, type LoadProfile } from './measure/profile';
import { composition, compositionInShort, gains, standings, writeReport } from './report';
import { PORT, serve, type Stage } from './server/serve';
import { COMPANION, isProduct } from './targets';
import { takeTurns, type Contender } from './turns';

/** Fewer turns prove nothing: docs/performance.md has figures of at least so many. */
const ENOUGH = 15;
/** How many profiles docs/performance.md shows the medians of. */
const PROFILED = 5;
const USAGE = `npm run bench -- [${CHAPTERS.join(' ')}] [--vs=<commit>] [--turns=${ENOUGH}], or profile [--turns=${ENOUGH}]`;

const options = { turns: { type: 'string', default: String(ENOUGH) }, vs: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const [turns, { vs }, isProfile] = [Number(values.turns), values, positionals.join() === 'profile'];
const chosen = CHAPTERS.filter((chapter) => positionals.includes(chapter));
const isKnown = isProfile ? vs === undefined : chosen.length === positionals.length;
if (!Number.isInteger(turns) || turns < 1 || !isKnown) throw new Error(USAGE);

const folder = await mkdtemp(path.join(tmpdir(), 'companion-bench-'));
const endings = [() => rm(folder, { recursive: true, force: true })];
try {
  if (isProfile) console.log(composition(await profiles(turns, PORT)));
  else await measure();
} finally {
  for (const end of endings) await end();
}

/** Builds, serves and measures; reports the standings, or what was gained since a commit. */
async function measure(): Promise<void> {
  const chapters = chosen.length === 0 ? CHAPTERS : chosen;
  console.log(`Building this tree and ${vs ?? 'what it is compared with'} …`);
  const pages = chapters.flatMap((chapter) => PLANS[chapter].targets);
  const ours = await open(await buildAll(path.join(folder, 'ours'), vs === undefined ? pages : []), PORT);
  // A stage takes two ports.
  const theirs = vs === undefined ? ours : await open(await buildCommit(path.join(folder, 'theirs'), vs), PORT + 2);
  const tasks = chapters.map((chapter) => {
    const { targets, measure: take } = PLANS[chapter];
    const named = targets.map((target): Contender => ({ name: target.name, stage: ours, target }));
    const own = named.filter(({ target }) => isProduct(target));
    const earlier = own.map((contender) => ({ ...contender, name: vs ?? '', stage: theirs }));
    return [vs === undefined ? named : [...own, ...earlier], take] as const;
  });
  const ledger = await takeTurns(tasks, turns);
  const results =
    vs === undefined ? standings(ledger, chapters, turns, await browserVersion()) : gains(ledger, chapters, vs);
  console.log(`\n${turns} turns:\n\n${results}`);
  if (chosen.length === 0 && vs === undefined && turns >= ENOUGH)
    await writeReport(`${results}\n\n${compositionInShort(await profiles(PROFILED, PORT + 2))}`);
  if (ledger.failures > 0) throw new Error(`${ledger.failures} measurements failed; the others are reported.`);
}

/** Takes profiles of loads, of a build for it. */
async function profiles(count: number, port: number): Promise<LoadProfile[]> {
  console.log('Building for profiles …');
  const built = await buildAll(path.join(folder, 'profiled'), [], [marks]);
  const contender = { name: COMPANION.name, stage: await open(built, port), target: COMPANION };
  const taken: LoadProfile[] = [];
  while (taken.length < count) taken.push(await profileLoads(contender, built.app));
  return taken;
}

async function open(built: Built, port: number): Promise<Stage> {
  const stage = await serve(built, port);
  endings.unshift(stage.close);
  return stage;
}
