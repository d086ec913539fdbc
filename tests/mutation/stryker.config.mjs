/**
 * Changes the rules on purpose, one small mutation at a time, and reports the mutants that no test
 * detects.
 */
export default {
  mutate: ['src/features/**/{rules,reader}/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // With a second runner, tests time out on a small machine, and a timeout counts as detected.
  concurrency: 1,
  // Skips code that runs while a file loads, such as tables of texts. Every test would have to run for each of its
  // mutants, which takes hours, and the tests quote these texts anyway.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  tempDirName: 'reports/mutation/sandbox',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'reports/mutation/report.html' },
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  thresholds: { high: 95, low: 90, break: 90 },
};
