import { buildAll, buildCommit, type Built } from './build';
import { countFirstRender, type FirstRender } from './measure/firstRender';
import { measureLoads } from './measure/loads';
import { comparisonOf, FIGURES, type Pairs } from './report/comparison';
import { takeAll } from './schedule';
import { serve, type Stage } from './server/serve';
import type { Settings } from './settings';
import { COMPANION } from './targets';

/** Judges what this tree's load gained since a commit, by pairs of visits. Prints the result. */
export async function compare(commit: string, { runs, port }: Settings): Promise<void> {
  const endings: (() => Promise<void>)[] = [];
  const open = async (built: Built, at: number): Promise<Stage> => {
    endings.unshift(built.remove);
    const stage = await serve(built, at);
    endings.unshift(stage.close);
    stage.api.serve(12, 'rita.ibarra');
    return stage;
  };
  try {
    console.log(`Building ${commit} and this tree …`);
    // A stage takes four ports.
    const theirs = await open(await buildCommit(commit), port + 4);
    const ours = await open(await buildAll([]), port);
    const counts: [ours: FirstRender, theirs: FirstRender] = [
      await countFirstRender(ours, COMPANION),
      await countFirstRender(theirs, COMPANION),
    ];
    const pairs: Pairs = FIGURES.map(() => []);
    const samples = Array.from({ length: runs }, (_, pair) => ({
      label: 'pair of visits',
      async take() {
        const measure = (stage: Stage) => measureLoads(stage, COMPANION);
        // Alternates, so that none always follows the other.
        const early = await measure(pair % 2 === 0 ? ours : theirs);
        const late = await measure(pair % 2 === 0 ? theirs : ours);
        const [our, their] = pair % 2 === 0 ? [early, late] : [late, early];
        for (const [index, { of }] of FIGURES.entries()) pairs[index]?.push([of(our), of(their)]);
      },
    }));
    const failures = await takeAll(samples);
    console.log(comparisonOf(commit, pairs, counts));
    if (failures > 0) throw new Error(`${failures} of ${runs} pairs failed; the others are reported.`);
  } finally {
    for (const end of endings) await end();
  }
}
