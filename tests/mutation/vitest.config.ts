import { defineConfig } from 'vitest/config';

/** Runs only the tests of the rules, without the lender and the DOM that other tests need. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/unit/rules/**/*.test.ts'],
    setupFiles: ['tests/mutation/setup.ts'],
    testTimeout: 20_000,
    // One worker for all files, because starting one per file takes most of the time.
    isolate: false,
  },
});
