import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { DEVELOPMENT, originOf, PRODUCTION } from './addresses';
import { findBrowser } from './browser';

const root = path.resolve(import.meta.dirname, '..', '..');

const server = (command: string, url: string, { appPort, sandboxPort }: typeof PRODUCTION) => ({
  command,
  url,
  cwd: root,
  env: { APP_PORT: String(appPort), SANDBOX_PORT: String(sandboxPort), SANDBOX_TIME_SCALE: '0.4' },
  reuseExistingServer: false,
  timeout: 60_000,
});

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  reporter: 'list',
  // One at a time: the tests share one lender, and its loans.
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { viewport: { width: 1366, height: 768 }, launchOptions: await findBrowser() },
  projects: [
    {
      name: 'production',
      testIgnore: ['**/development/**', '**/journey.test.ts'],
      use: { baseURL: originOf(PRODUCTION.appPort) },
    },
    {
      // Orders on a loan that the others look at, so it comes after them.
      name: 'journey',
      testMatch: '**/e2e/journey.test.ts',
      dependencies: ['production'],
      use: { baseURL: originOf(PRODUCTION.appPort) },
    },
    { name: 'development', testMatch: '**/development/**', use: { baseURL: originOf(DEVELOPMENT.appPort) } },
  ],
  webServer: [
    server('node sandbox/run.mjs', `${originOf(PRODUCTION.sandboxPort)}/los/`, PRODUCTION),
    server('npx vite preview', originOf(PRODUCTION.appPort), PRODUCTION),
    server('node sandbox/run.mjs --with-app', originOf(DEVELOPMENT.appPort), DEVELOPMENT),
  ],
});
