import { games } from '@sortie/games';
import type { ServerOperations } from './dependencies.ts';
import type { ExitCode } from './exit-code.ts';
import { runCli } from './run-cli.ts';

const simulationScript = new URL('../bin/simulation-worker.mjs', import.meta.url);

/** Runs the command that was called, for every game there is; what a server's database needs is loaded when it is asked for. */
export function main(
  given: readonly string[],
  loadOperations: () => Promise<ServerOperations>,
): Promise<ExitCode> {
  return runCli(given, { games, simulationScript, loadOperations });
}
