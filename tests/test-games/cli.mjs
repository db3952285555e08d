// The command line with the games for tests.
import { register } from 'tsx/esm/api';

register();
await import('./cli.ts');
