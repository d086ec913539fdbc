import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '@tests/e2e/browser';

/** The app with an identity provider from another project. Without it, the tests are skipped and say why. */
export default defineConfig({
  testDir: '.',
  outputDir: path.resolve(import.meta.dirname, '..', '..', 'test-results'),
  globalSetup: path.resolve(import.meta.dirname, 'reportMissing.ts'),
  reporter: 'list',
  // One provider, one lender.
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: { viewport: { width: 1366, height: 768 }, launchOptions: await findBrowser() },
});
