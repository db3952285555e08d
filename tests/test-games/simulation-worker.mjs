// Runs in a worker thread of a test's simulation.
import { register } from 'tsx/esm/api';

register();
await import('./simulation-worker.ts');
