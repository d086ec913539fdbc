import { defineConfig } from 'vitest/config';

/** The tests of the rules alone, without the lender and the page that the others stand on. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/unit/domain/**/*.test.ts'],
    setupFiles: ['tests/mutation/setup.ts'],
    testTimeout: 20_000,
    // One worker for all files: a new one for each would take most of the time.
    isolate: false,
  },
});
