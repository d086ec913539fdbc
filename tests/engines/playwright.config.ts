import { defineConfig } from '@playwright/test';
import { ENGINES } from './engines';
import { COMMON } from '@tests/support/playwrightOptions';

export default defineConfig({
  ...COMMON,
  globalSetup: './reportMissing.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 45_000 },
  projects: Object.keys(ENGINES).map((name) => ({ name })),
});
