import type { LiveStatus } from '@sortie/protocol';
import type { GameDependencies } from '../game-dependencies.ts';
import type { LiveGame } from '../live-game.ts';
import { LiveRefusal } from '../live-refusal.ts';
import type { Tables } from '../tables.ts';
import { hashOf, newToken } from '../tokens.ts';
import { type CreatedJudgedGame, createJudgedGame, type WantedJudgedGame } from './create-judged-game.ts';
import type { JudgeOrder } from './judge-orders.ts';
import type { HearNews } from './judged-news.ts';
import type { JudgedResult } from './judged-result.ts';

/** The games that this server makes itself and lets a judge watch over. Whatever fails throws a LiveRefusal. */
export class JudgedGames {
  constructor(
    private readonly dependencies: GameDependencies,
    private readonly tables: Tables,
  ) {}

  create(wanted: WantedJudgedGame): Promise<CreatedJudgedGame> {
    return createJudgedGame(wanted, this.dependencies);
  }

  /** In the process where it happened, and in others that have the game open. */
  onNews(hear: HearNews): void {
    this.dependencies.news.on(hear);
  }

  /** The round under way is finished, then the game ends. */
  tellTimeUp(id: string): Promise<void> {
    return this.order(id, { kind: 'callTime' }, '');
  }

  /** Time was up and is not any more: what the clock said is taken back. */
  giveTime(id: string, by: string): Promise<void> {
    return this.order(id, { kind: 'giveTime' }, by);
  }

  pause(id: string, by: string): Promise<void> {
    return this.order(id, { kind: 'pause' }, by);
  }

  goOn(id: string, by: string): Promise<void> {
    return this.order(id, { kind: 'goOn' }, by);
  }

  /** Nobody has a use for the game any more: nothing is taken from now on, and no result is told. */
  close(id: string, by: string): Promise<void> {
    return this.order(id, { kind: 'close' }, by);
  }

  async statusOf(id: string): Promise<LiveStatus | undefined> {
    return (await this.dependencies.storage.loadGame(id))?.status;
  }

  /** Undefined while the game is not over, and of one that was closed before. */
  async resultOf(id: string): Promise<JudgedResult | undefined> {
    return (await this.tables.find(id))?.judged.result();
  }

  /** Gives a player or the judge another token; the old one opens nothing any more. */
  async replaceToken(id: string, whose: 0 | 1 | 'judge'): Promise<string> {
    const token = newToken();
    const game = await this.find(id);
    if (whose === 'judge') await this.order(id, { kind: 'replaceToken', judgeHash: hashOf(token) }, '');
    else await game.judged.replaceToken(whose, hashOf(token));
    return token;
  }

  private async order(id: string, order: JudgeOrder, by: string): Promise<void> {
    const done = await (await this.find(id)).judged.order(order, by);
    if (done.kind === 'result' || (done.kind === 'refused' && done.rule === 'table.game-over')) return;
    if (done.kind === 'refused') {
      const { rule, about } = done;
      throw new LiveRefusal(422, 'refused', `A rule forbids it: ${rule}.`, undefined, {
        kind: 'refused',
        rule,
        about,
      });
    }
    throw new LiveRefusal(503, 'storage', done.message);
  }

  private async find(id: string): Promise<LiveGame> {
    const game = await this.tables.find(id);
    if (!game) throw new LiveRefusal(404, 'no-such-game', 'There is no such game.');
    return game;
  }
}
