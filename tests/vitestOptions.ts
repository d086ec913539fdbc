import type { ViteUserConfig } from 'vitest/config';

/** How Vitest runs: the rules in Node, the app and its screens in jsdom. */
export const vitestOptions: NonNullable<ViteUserConfig['test']> = {
  restoreMocks: true,
  unstubGlobals: true,
  // The first test of a file starts the app, which takes a quarter of this when several suites share the machine.
  testTimeout: 60_000,
  // By default, one core stays idle, which is half of a machine with two.
  maxWorkers: '100%',
  // Loading the app for each file took most of the time. What outlives a file is cleared after each test.
  // A file with a `@vitest-environment` of its own still gets a process of its own, which takes two to three seconds.
  isolate: false,
  // tokens.css is also read as text. By default, every style sheet is empty.
  css: { include: [/\.css\?raw$/] },
  // As in production, styled-components inserts single rules. By default, jsdom parses the whole sheet for each rule. A
  // query that waits for an element writes the whole page each time it doesn't find it; `DEBUG_PRINT_LIMIT=7000` shows
  // it.
  env: { SC_DISABLE_SPEEDY: 'false', DEBUG_PRINT_LIMIT: process.env['DEBUG_PRINT_LIMIT'] ?? '0' },
  projects: [
    {
      extends: true,
      test: {
        name: 'node',
        environment: 'node',
        include: ['tests/unit/{rules,lib,docs,tools}/**/*.test.ts', 'tests/{sandbox,release,conformance}/**/*.test.ts'],
        setupFiles: ['tests/support/setup.ts'],
      },
    },
    {
      extends: true,
      test: {
        name: 'dom',
        environment: 'jsdom',
        include: [
          'tests/unit/{api,app,browser,config,features,identity,reads,telemetry,ui}/**/*.test.{ts,tsx}',
          'tests/{screens,cases,faults}/**/*.test.{ts,tsx}',
        ],
        setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts'],
        server: { deps: { inline: ['@okta/okta-react', '@okta/okta-auth-js'] } },
        // These tests open and close hundreds of apps, and garbage collection takes long without this.
        execArgv: ['--max-semi-space-size=64', '--require', './tests/support/leanJsdom.cjs'],
      },
    },
  ],
};
