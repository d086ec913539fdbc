import { defineConfig } from '@playwright/test';
import { findBrowser } from '@tests/e2e/browser';
import { COMMON } from '@tests/support/playwrightOptions';

/** The app with an identity provider from another project. Without it, the tests are skipped and say why. */
export default defineConfig({
  ...COMMON,
  globalSetup: './reportMissing.ts',
  // One provider, one lender.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: { ...COMMON.use, launchOptions: await findBrowser() },
});
