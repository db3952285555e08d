// Runs in a worker thread of a test's simulation.
import { loadProgram } from '../../scripts/build-program.mjs';

await loadProgram('test-games', 'simulation-worker');
