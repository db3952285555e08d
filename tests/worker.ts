import type { Environment } from 'vitest/runtime';

/** Ends what the test files of a worker have shared: see `shareInWorker`. */
const worker: Environment = {
  name: 'worker',
  viteEnvironment: 'ssr',
  setup: () => ({
    teardown: async () => {
      const endings = (globalThis as { sharedInWorker?: Map<string, { end: () => Promise<void> }> })
        .sharedInWorker;
      await Promise.all([...(endings?.values() ?? [])].map(({ end }) => end()));
    },
  }),
};

export default worker;
