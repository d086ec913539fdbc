import path from 'node:path';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: path.resolve(import.meta.dirname, '..', '..', 'test-results'),
  reporter: 'list',
  // One screen reader reads one window at a time.
  workers: 1,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: { viewport: { width: 1366, height: 768 } },
  projects: [
    { name: 'chromium', testMatch: 'journeys.test.ts' },
    { name: 'firefox', testMatch: 'firefox.test.ts' },
  ],
});
