import { defineConfig } from '@playwright/test';
import base from '@tests/e2e/playwright.config';

/** Takes the README's screenshots from the sandbox: `npm run docs -- pictures`, after `npm run build`. */
export default defineConfig(base, {
  testDir: import.meta.dirname,
  projects: base.projects?.slice(0, 1) ?? [],
  timeout: 120_000,
});
