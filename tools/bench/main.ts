import { launchBrowser } from './browser/lab';
import { buildAll, buildCommit, type Built } from './build';
import { PLANS } from './chapters';
import { marks, profileLoads, type LoadProfile } from './measure/profile';
import { composition, gains, standings, writeReport } from './report';
import { PORT, serve, type Stage } from './server/serve';
import { readSettings, type Settings } from './settings';
import { COMPANION, isProduct } from './targets';
import { takeTurns, type Contender, type Task } from './turns';

const endings: (() => Promise<void>)[] = [];
try {
  const settings = readSettings(process.argv.slice(2));
  await (settings.isProfile ? profile(settings) : measure(settings));
} finally {
  for (const end of endings) await end();
}

/** Builds, serves and measures; reports the standings, or what was gained since a commit. */
async function measure({ chapters, vs, turns, isReported }: Settings): Promise<void> {
  console.log(`Building this tree and ${vs ?? 'what it is compared with'} …`);
  const pages = chapters.flatMap((chapter) => PLANS[chapter].targets);
  const ours = await open(await buildAll(vs === undefined ? pages : []), PORT);
  // A stage takes two ports.
  const theirs = vs === undefined ? ours : await open(await buildCommit(vs), PORT + 2);
  const browser = await launchBrowser(`${ours.fingerprint},${theirs.fingerprint}`);
  endings.unshift(() => browser.close());
  const tasks = chapters.map((chapter): Task => {
    const { targets, measure: take } = PLANS[chapter];
    const named = targets.map((target): Contender => ({ name: target.name, stage: ours, target }));
    const own = named.filter(({ target }) => isProduct(target));
    const earlier = own.map((contender) => ({ ...contender, name: vs ?? '', stage: theirs }));
    return {
      contenders: vs === undefined ? named : [...own, ...earlier],
      measure: (contender) => take(contender, browser),
    };
  });
  const ledger = await takeTurns(tasks, turns);
  const results =
    vs === undefined ? standings(ledger, chapters, turns, browser.version()) : gains(ledger, chapters, vs);
  if (isReported) await writeReport(results);
  console.log(`\n${turns} turns:\n\n${results}`);
  if (ledger.failures > 0) throw new Error(`${ledger.failures} measurements failed; the others are reported.`);
}

/** Says what a load consists of. */
async function profile({ turns }: Settings): Promise<void> {
  console.log('Building …');
  const built = await buildAll([], [marks]);
  const contender = { name: COMPANION.name, stage: await open(built, PORT), target: COMPANION };
  const profiles: LoadProfile[] = [];
  while (profiles.length < turns) profiles.push(await profileLoads(contender, built.app));
  console.log(composition(profiles));
}

async function open(built: Built, port: number): Promise<Stage> {
  endings.unshift(built.remove);
  const stage = await serve(built, port);
  endings.unshift(stage.close);
  return stage;
}
