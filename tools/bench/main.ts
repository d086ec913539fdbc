import { launchBrowser } from './browser/lab';
import { buildAll } from './build';
import { compare } from './compare';
import { measureForm } from './measure/forms';
import { measureLoads } from './measure/loads';
import { measureTable } from './measure/tables';
import { missedLine } from './report/goals';
import { resultsOf, writeReport } from './report/report';
import { takeAll, type Sample } from './samples';
import { PORT, serve } from './server/serve';
import { readSettings, type Chapter, type Settings } from './settings';
import { createLedger, shuffled } from './statistics';
import { FORMS, LOADS, TABLES, type Target } from './targets';

/** Determines the order of the measurements. */
const SEED = 1;

const settings = readSettings(process.argv.slice(2));
await (settings.vs === undefined ? measure(settings) : compare(settings.vs, settings));

/** Builds, serves and measures in one shuffled run. */
async function measure({ chapters, runs, isReported }: Settings): Promise<void> {
  console.log('Building the companion, the floor and the peers …');
  const targets = { load: LOADS, history: TABLES, request: FORMS };
  const built = await buildAll(chapters.flatMap((chapter) => targets[chapter]));
  const stage = await serve(built, PORT);
  const browser = await launchBrowser(stage.fingerprint);
  const ledger = createLedger();
  try {
    const figures: Record<Chapter, (target: Target) => Promise<Record<string, number>>> = {
      load: async (target) => {
        const { cold, warm } = await measureLoads(stage, target);
        const sizes = stage.bytesOf(cold.scripts);
        const works = { coldWork: cold.workMs, warmWork: warm.workMs };
        return { cold: cold.readyMs, warm: warm.readyMs, ...works, requests: cold.requests, ...sizes };
      },
      history: (target) => measureTable(browser, stage, target),
      request: (target) => measureForm(browser, stage, target),
    };
    const once = chapters.flatMap((chapter) =>
      targets[chapter].map((target): Sample => ({
        label: `${chapter} ${target.name}`,
        take: async () => ledger.note(target.name, await figures[chapter](target)),
      })),
    );
    const samples = shuffled(Array.from({ length: runs }, () => once).flat(), SEED);
    const failures = await takeAll(samples);
    const results = resultsOf(ledger, chapters, runs, browser.version());
    if (isReported) await writeReport(results);
    console.log(`${results}\n\n${missedLine(ledger)}`);
    if (failures > 0) throw new Error(`${failures} of ${samples.length} measurements failed; the others are reported.`);
  } finally {
    await browser.close();
    await stage.close();
    await built.remove();
  }
}
