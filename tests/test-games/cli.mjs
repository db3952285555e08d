// The command line with the games for tests.
import { loadProgram } from '../../scripts/build-program.mjs';

await loadProgram('test-games', 'cli');
