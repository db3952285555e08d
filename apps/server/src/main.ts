import { fileURLToPath } from 'node:url';
import { games } from '@sortie/games';
import { pino } from 'pino';
import { type Environment, readEnvironment, readLogLevel } from './operations/environment.ts';
import { startServer } from './server.ts';
import { StartProblem } from './start-problem.ts';

/** The built table lies beside the server. */
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));
const THINKER = new URL('../bin/thinker.mjs', import.meta.url);
/** Milliseconds in which a stop must be done. */
const LONGEST_STOP = 5000;

/** Runs until it is told to stop. */
export async function main(environment: Environment): Promise<void> {
  try {
    const options = { web: WEB, ...readEnvironment(environment) };
    const log = pino({ level: readLogLevel(environment) });
    const server = await startServer({ ...options, games, thinker: THINKER, log });
    log.info({ url: server.url }, 'listening');
    if (server.organiserLink !== null) {
      const shared = options.shareAddress;
      const origin = shared === undefined ? server.url : shared + (options.basePath ?? '');
      process.stdout.write(
        `The organiser's new link; the one before works no longer: ${origin}${server.organiserLink}\n`,
      );
    }
    const stop = (signal: string) => {
      log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), LONGEST_STOP).unref();
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the stop failed');
          process.exit(1);
        },
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
