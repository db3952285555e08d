import type { Registry } from '@sortie/games';

/** What the command line works with. */
export interface CliDependencies {
  /** The games that can be played. */
  readonly games: Registry;
  /** The script of the threads of a simulation: it has the same games. */
  readonly simulationScript: URL;
  /** What is done with the database of a server: a program of its own. */
  readonly loadOperations?: () => Promise<ServerOperations>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What the server's own program does with its database. */
export interface ServerOperations {
  readonly prune: (environment: Environment, isDryRun: boolean) => Promise<Readonly<Record<string, number>>>;
  readonly backup: (environment: Environment, to: string) => Copied;
  readonly restore: (environment: Environment, from: string) => Copied;
  /** The sentence of something that the operator can put right. */
  readonly complaintOf: (error: unknown) => string | undefined;
}

export interface Copied {
  readonly file: string;
  readonly games: number;
  readonly bytes: number;
}
