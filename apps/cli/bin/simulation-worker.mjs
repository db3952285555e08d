// Runs in a worker thread of `sortie simulate`.
import { loadProgram } from '../../../scripts/build-program.mjs';

await loadProgram('cli', 'simulation-worker');
