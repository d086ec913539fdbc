import { buildAll } from './build';
import { launchBrowser } from './browser/lab';
import { createLedger } from './ledger';
import { measureLoads } from './measure/loads';
import { missedLine } from './report/goals';
import { printReport, writeReport } from './report/writeReport';
import { oneTimeSamplesOf, samplesOf, type Sample } from './schedule';
import { serve } from './server/serve';
import { readSettings, type Settings } from './settings';
import { shuffled } from './statistics';
import { DEPENDENCIES, FORMS, LOADS, TABLES } from './targets';

await measure(readSettings(process.argv.slice(2)));

/**
 * Builds, serves and measures in one shuffled run. A whole run writes docs/performance.md; a partial run only prints.
 */
async function measure(settings: Settings): Promise<void> {
  console.log('Building the companion, the floor and the peers …');
  const pages = settings.chapters.every((chapter) => chapter === 'profile')
    ? []
    : [DEPENDENCIES, ...LOADS, ...TABLES, ...FORMS].filter(({ name }) => settings.isWanted(name));
  const built = await buildAll(pages.map(({ path }) => path));
  const stage = await serve(built, settings.port);
  const browser = await launchBrowser(stage.fingerprint);
  const ledger = createLedger();
  try {
    if (settings.chapters.includes('load') && settings.isWanted(DEPENDENCIES.name)) {
      stage.api.serve(12, 'rita.ibarra');
      const { cold } = await measureLoads(stage, DEPENDENCIES);
      ledger.note(['loads', DEPENDENCIES.name, 'gzip'], stage.bytesOf(cold.scripts).gzip);
    }
    const runs = Array.from({ length: settings.runs }, (_, run) =>
      samplesOf(browser, stage, ledger, settings, run === 0),
    ).flat();
    const samples = shuffled([...runs, ...oneTimeSamplesOf(browser, stage, ledger, settings)], settings.seed);
    const failures = await takeAll(samples);
    if (settings.isWhole) await writeReport(ledger, settings, browser.version());
    else printReport(ledger, settings, browser.version());
    console.log(missedLine(ledger));
    if (failures > 0) throw new Error(`${failures} of ${samples.length} measurements failed; the others are reported.`);
  } finally {
    await browser.close();
    await stage.close();
    await built.remove();
  }
}

/** Takes the samples one after another. Logs and skips a failed one. */
async function takeAll(samples: readonly Sample[]): Promise<number> {
  let failures = 0;
  for (const [index, { label, take }] of samples.entries()) {
    console.log(`${index + 1}/${samples.length} ${label}`);
    await take().catch((error: unknown) => {
      failures += 1;
      console.error(error);
    });
  }
  return failures;
}
