// A worker thread reads TypeScript only if it says so itself.
import { register } from 'tsx/esm/api';

register();
await import('../src/simulation/worker.ts');
