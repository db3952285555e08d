import type { Registry } from '@sortie/games';
import type { Logger } from 'pino';
import type { Thinkers } from '../computer/thinkers.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Storage } from '../storage/stored-game.ts';
import type { GameLimits } from './game-limits.ts';
import type { NewsOfJudged } from './judged/judged-news.ts';

/** What a live game works with. */
export interface GameDependencies {
  readonly games: Registry;
  readonly storage: Storage;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Where those who made judged games hear of them. */
  readonly news: NewsOfJudged;
  /** Milliseconds before a computer answers, so that people can follow. */
  readonly pause: number;
  /** Milliseconds in a minute of a game's clock. */
  readonly minute: number;
  readonly limits: GameLimits;
}
