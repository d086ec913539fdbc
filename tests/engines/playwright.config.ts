import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ENGINES } from './engines';

export default defineConfig({
  testDir: '.',
  outputDir: path.resolve(import.meta.dirname, '..', '..', 'test-results'),
  globalSetup: path.resolve(import.meta.dirname, 'reportMissing.ts'),
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 45_000 },
  projects: Object.keys(ENGINES).map((name) => ({ name })),
});
