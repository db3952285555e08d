// Runs in a worker thread of a test's server.
import { register } from 'tsx/esm/api';

register();
await import('./thinker.ts');
