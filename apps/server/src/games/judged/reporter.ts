import type { StoredGame } from '../../storage/stored-game.ts';
import type { GameDependencies } from '../game-dependencies.ts';
import type { KeptGame } from '../kept-game.ts';
import { judgedResult } from './judged-result.ts';

type Told = Pick<StoredGame, 'status' | 'judging'>;

/** Tells whoever made a judged game what happens at it, once it is stored. */
export class Reporter {
  private told: Told;

  constructor(
    private readonly game: KeptGame,
    private readonly dependencies: GameDependencies,
  ) {
    this.told = game.stored;
  }

  /** Looks what is new. */
  look(): void {
    const { id, status, judging } = this.game.stored;
    const before = this.told;
    this.told = { status, judging };
    if (!judging || (status === before.status && judging === before.judging)) return;
    const { news } = this.dependencies;
    if (before.status === 'waiting' && status !== 'waiting') news.tell({ kind: 'begun', game: id });
    const [was, is] = [before.judging?.paused, judging.paused];
    if (is && !was) news.tell({ kind: 'paused', game: id, by: is.by });
    if (was && !is) news.tell({ kind: 'wentOn', game: id, by: judging.deeds.at(-1)?.by ?? '' });
    for (const { seat, to } of judging.requests) {
      const isOld = before.judging?.requests.some((each) => each.seat === seat && each.to === to);
      if (!isOld) news.tell({ kind: 'asked', game: id, player: this.playerAt(seat) });
    }
    if (status === 'over' && before.status !== 'over' && !judging.isClosed) void this.tellResult();
  }

  private playerAt(seat: string): 0 | 1 {
    return this.game.stored.seats[0]?.seat === seat ? 0 : 1;
  }

  private async tellResult(): Promise<void> {
    const { games, news, log } = this.dependencies;
    const { id, game } = this.game.stored;
    const { running } = this.game;
    try {
      const result = running && (await judgedResult(games.find(game)!, running.referee));
      if (result) news.tell({ kind: 'over', game: id, result });
    } catch (error) {
      log.error({ err: error, game: id }, 'the result of a game could not be told');
    }
  }
}
