import type { Registry } from '@sortie/games';
import type { Logger } from 'pino';
import type { JudgedGames } from '../games/judged/judged-games.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Storage } from '../storage/stored-game.ts';

/** What an event works with. */
export interface EventDependencies {
  readonly games: Registry;
  readonly storage: Storage;
  /** Tables that are played here. */
  readonly judged: JudgedGames;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** The time of day in milliseconds since 1970. */
  readonly now: () => number;
  /** Past this an event takes no more: commands without end must not fill memory and disk. */
  readonly mostEntries: number;
}
