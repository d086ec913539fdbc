import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '@tests/e2e/browser';

export default defineConfig({
  testDir: '.',
  outputDir: path.resolve(import.meta.dirname, '..', '..', 'test-results'),
  reporter: 'list',
  workers: 1,
  retries: 0,
  timeout: 3_600_000,
  use: { viewport: { width: 1366, height: 768 }, launchOptions: await findBrowser() },
});
