import { buildAll, buildCommit, type Built } from './build';
import { measureLoads, type Load } from './measure/loads';
import { markdown } from './report/report';
import { takeAll } from './samples';
import { PORT, serve, type Stage } from './server/serve';
import type { Settings } from './settings';
import { median, pairedDifference, verdictOf } from './statistics';
import { COMPANION } from './targets';

/** The milliseconds by which a load is judged. */
const FIGURES: readonly [name: string, of: (loads: { cold: Load; warm: Load }) => number][] = [
  ['Cold, main thread', ({ cold }) => cold.workMs],
  ['Cold, elapsed', ({ cold }) => cold.readyMs],
  ['Third visit, main thread', ({ warm }) => warm.workMs],
  ['Third visit, elapsed', ({ warm }) => warm.readyMs],
];

/** Judges what this tree's load gained since a commit, by pairs of visits. Prints the result. */
export async function compare(commit: string, { runs }: Settings): Promise<void> {
  const endings: (() => Promise<void>)[] = [];
  const open = async (built: Built, port: number): Promise<Stage> => {
    endings.unshift(built.remove);
    const stage = await serve(built, port);
    endings.unshift(stage.close);
    return stage;
  };
  try {
    console.log(`Building ${commit} and this tree …`);
    // A stage takes two ports.
    const theirs = await open(await buildCommit(commit), PORT + 2);
    const ours = await open(await buildAll([]), PORT);
    const pairs = FIGURES.map((): [ours: number, theirs: number][] => []);
    const samples = Array.from({ length: runs }, (_, pair) => ({
      label: 'pair of visits',
      async take() {
        const measure = (stage: Stage) => measureLoads(stage, COMPANION);
        // Alternates, so that none always follows the other.
        const early = await measure(pair % 2 === 0 ? ours : theirs);
        const late = await measure(pair % 2 === 0 ? theirs : ours);
        const [our, their] = pair % 2 === 0 ? [early, late] : [late, early];
        for (const [index, [, of]] of FIGURES.entries()) pairs[index]?.push([of(our), of(their)]);
      },
    }));
    const failures = await takeAll(samples);
    const rows = FIGURES.map(([name], index) => rowOf(name, pairs[index] ?? []));
    const headings = ['', commit, 'this tree', 'paired difference', '95 % interval', ''];
    console.log(`Medians of ${runs - failures} pairs:\n\n${markdown(headings, rows)}`);
    if (failures > 0) throw new Error(`${failures} of ${runs} pairs failed; the others are reported.`);
  } finally {
    for (const end of endings) await end();
  }
}

function rowOf(name: string, pairs: readonly [ours: number, theirs: number][]): string[] {
  const difference = pairedDifference(pairs);
  const { median: middle, low, high } = difference;
  const interval = Number.isFinite(low) ? `${percent(low)} to ${percent(high)}` : 'needs six pairs';
  const [ours = '', theirs = ''] = [0, 1].map((side) => median(pairs.map((pair) => pair[side] ?? NaN)).toFixed(0));
  return [`${name}, ms`, theirs, ours, percent(middle), interval, verdictOf(difference)];
}

const percent = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)} %`;
