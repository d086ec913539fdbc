import path from 'node:path';

/** What the suites with browsers have in common. */
export const COMMON = {
  testDir: '.',
  outputDir: path.resolve(import.meta.dirname, '..', '..', 'test-results'),
  reporter: 'list',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  use: { viewport: { width: 1366, height: 768 } },
} as const;
