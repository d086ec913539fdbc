import { defineConfig } from 'vitest/config';

/** The tests of the rules alone, without the lender and the page that the others stand on. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['tests/unit/domain/**/*.test.ts'], testTimeout: 20_000 },
});
