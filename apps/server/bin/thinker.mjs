// Runs in a worker thread of the server.
import { loadProgram } from '../../../scripts/build-program.mjs';

await loadProgram('server', 'thinker');
