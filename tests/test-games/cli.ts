import { runCli } from '../../apps/cli/src/run-cli.ts';
import { testGames } from './registry.ts';

const simulationScript = new URL('simulation-worker.mjs', import.meta.url);

process.exitCode = await runCli(process.argv.slice(2), { games: testGames, simulationScript });
