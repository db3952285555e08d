// Runs in a worker thread of a test's server.
import { loadProgram } from '../../scripts/build-program.mjs';

await loadProgram('test-games', 'thinker');
