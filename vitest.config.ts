import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/order.ts';

export default defineConfig({
  test: {
    include: ['packages/*/tests/**/*.test.ts', 'apps/*/tests/**/*.test.ts', 'tests/**/*.test.ts'],
    reporters: ['default', './packages/testkit/src/rule-reporter.ts'],
    // A test that asserts nothing is a defect.
    expect: { requireAssertions: true },
    testTimeout: 180_000,
    // A real browser on a busy machine may miss a moment; what passed only when it was tried again is marked.
    retry: 2,
    hookTimeout: 120_000,
    environment: './tests/worker.ts',
    // What the files of a worker share ends with it: a browser and a server.
    teardownTimeout: 60_000,
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    maxConcurrency: 3,
  },
});
