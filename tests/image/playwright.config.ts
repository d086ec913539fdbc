import { defineConfig } from '@playwright/test';
import { COMMON } from '@tests/support/playwrightOptions';

export default defineConfig({
  ...COMMON,
  globalSetup: './buildImage.ts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
});
