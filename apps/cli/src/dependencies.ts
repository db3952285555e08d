import type { Registry } from '@sortie/games';

/** What the command line works with. */
export interface CliDependencies {
  /** The games that can be played. */
  readonly games: Registry;
  /** The script of the threads of a simulation: it has the same games. */
  readonly simulationScript: URL;
}
