import { defineConfig } from '@playwright/test';
import { findBrowser } from '@tests/e2e/browser';
import { COMMON } from '@tests/support/playwrightOptions';

export default defineConfig({
  ...COMMON,
  workers: 1,
  timeout: 3_600_000,
  use: { ...COMMON.use, launchOptions: await findBrowser() },
});
