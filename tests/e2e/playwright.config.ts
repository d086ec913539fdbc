import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser';
import type { Build } from './lender';
import { COMMON } from '@tests/support/playwrightOptions';

/** Tests of `npm test`; `npm run test:rest` runs the others. */
const CORE = /@core\b/;
const NEWCOMER = '**/newcomer/**';

export default defineConfig<object, { build: Build }>({
  ...COMMON,
  // Each worker has its own lender, which is reset before each test.
  workers: 2,
  fullyParallel: true,
  // Far more than a test needs: other work may keep the machine busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { ...COMMON.use, launchOptions: await findBrowser() },
  projects: [
    // The projects of a newcomer start slower servers. The other tests run beside them.
    { name: 'start', testMatch: NEWCOMER, use: { build: 'start' } },
    { name: 'core', testIgnore: NEWCOMER, grep: CORE },
    {
      name: 'development',
      testMatch: NEWCOMER,
      use: { build: 'development' },
      // The development server compiles a module on its first request.
      timeout: 240_000,
      expect: { timeout: 45_000 },
    },
    { name: 'production', testIgnore: NEWCOMER, grepInvert: CORE },
  ],
});
