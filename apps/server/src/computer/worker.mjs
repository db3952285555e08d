// A worker does not inherit the reading of TypeScript from the thread that starts it.
import { register } from 'tsx/esm/api';

register();
await import('./think.ts');
