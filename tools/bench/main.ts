import { buildAll } from './build';
import { launchBrowser } from './browser/lab';
import { compare } from './compare';
import { createLedger } from './ledger';
import { missedLine } from './report/goals';
import { printReport, writeReport } from './report/writeReport';
import { oneTimeSamplesOf, samplesOf, takeAll } from './schedule';
import { serve } from './server/serve';
import { readSettings, type Settings } from './settings';
import { shuffled } from './statistics';
import { FORMS, LOADS, TABLES } from './targets';

const settings = readSettings(process.argv.slice(2));
await (settings.vs === undefined ? measure(settings) : compare(settings.vs, settings));

/**
 * Builds, serves and measures in one shuffled run. A whole run writes docs/performance.md; a partial run only prints.
 */
async function measure(settings: Settings): Promise<void> {
  console.log('Building the companion, the floor and the peers …');
  const pages = settings.chapters.every((chapter) => chapter === 'profile')
    ? []
    : [...LOADS, ...TABLES, ...FORMS].filter(({ name }) => settings.isWanted(name));
  const built = await buildAll(pages.map(({ path }) => path));
  const stage = await serve(built, settings.port);
  const browser = await launchBrowser(stage.fingerprint);
  const ledger = createLedger();
  try {
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
