import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser';
import type { Build } from './lender';

export default defineConfig<object, { build: Build }>({
  testDir: '.',
  outputDir: path.resolve(import.meta.dirname, '..', '..', 'test-results'),
  reporter: 'list',
  // Every worker has a lender of its own, as new for each test.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { viewport: { width: 1366, height: 768 }, launchOptions: await findBrowser() },
  projects: [
    { name: 'production', testIgnore: '**/development/**' },
    {
      name: 'development',
      testMatch: '**/development/**',
      use: { build: 'development' },
      // A module is compiled when it is asked for the first time.
      timeout: 120_000,
      expect: { timeout: 45_000 },
    },
  ],
});
