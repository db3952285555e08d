import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/tests/**/*.test.ts', 'apps/*/tests/**/*.test.ts', 'tests/**/*.test.ts'],
    reporters: ['default', './packages/testkit/src/rule-reporter.ts'],
    // A test that asserts nothing is a defect.
    expect: { requireAssertions: true },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
  },
});
