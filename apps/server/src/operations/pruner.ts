import type { Retention } from '@sortie/protocol';
import type { Logger } from 'pino';
import type { Storage } from '../storage/stored-game.ts';

/** Milliseconds. What is kept for days need not be looked at more often. */
const EVERY = 6 * 3_600_000;

interface PrunerDependencies {
  readonly storage: Storage;
  readonly retention: Retention;
  /** The games that somebody looks at now. */
  readonly watched: () => readonly string[];
  readonly now: () => number;
  readonly log: Logger;
}

/** Deletes by itself what has been kept long enough. */
export class Pruner {
  private readonly timer: NodeJS.Timeout;
  private underWay: Promise<void>;

  constructor(private readonly dependencies: PrunerDependencies) {
    this.underWay = this.run();
    this.timer = setInterval(() => {
      this.underWay = this.run();
    }, EVERY);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }

  private async run(): Promise<void> {
    const { storage, retention, watched, now, log } = this.dependencies;
    try {
      await storage.touch(watched(), now());
      const pruned = await storage.prune(retention, now(), false);
      if (Object.values(pruned).some((count) => count > 0)) log.info({ ...pruned }, 'deleted what was old');
    } catch (error) {
      log.error({ err: error }, 'nothing old could be deleted');
    }
  }
}
