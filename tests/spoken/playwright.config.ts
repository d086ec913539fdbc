import { defineConfig } from '@playwright/test';
import { COMMON } from '@tests/support/playwrightOptions';

export default defineConfig({
  ...COMMON,
  // One screen reader reads one window at a time.
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'chromium', testMatch: 'journeys.test.ts' },
    { name: 'firefox', testMatch: 'firefox.test.ts' },
  ],
});
