/** Breaks the rules of src/domain on purpose, one small change at a time, and reports which changes no test notices. */
export default {
  mutate: ['src/domain/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // A second runner makes the first one's tests time out on a small machine, and a timeout counts as noticed.
  concurrency: 1,
  // What runs while a file is loaded, such as tables of texts, would have to be judged by every test: hours for what tests quote anyway.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  tempDirName: 'reports/mutation/sandbox',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'reports/mutation/report.html' },
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  thresholds: { high: 95, low: 90, break: 90 },
};
