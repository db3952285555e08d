// Builds the page, the server and the command line, so that they run where nothing can be written and without the
// development dependencies.
import { buildProgram } from './build-program.mjs';
import { buildWeb } from './build-web.mjs';

const built = await buildWeb();
if (built !== 0) process.exit(built);
for (const app of ['server', 'cli']) await buildProgram(app);
