import { games } from '@sortie/games';
import type { ExitCode } from './exit-code.ts';
import { runCli } from './run-cli.ts';

const simulationScript = new URL('../bin/simulation-worker.mjs', import.meta.url);

/** Runs the command that was called, for every game there is. */
export function main(given: readonly string[]): Promise<ExitCode> {
  return runCli(given, { games, simulationScript });
}
