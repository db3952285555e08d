import { isRefusal, refused } from '@sortie/kernel';
import type { Arrived, JudgeMessage } from '@sortie/protocol';
import { refusedReply, result } from '@sortie/protocol';
import type { Sitting } from '../../storage/stored-game.ts';
import type { GameDependencies } from '../game-dependencies.ts';
import type { KeptGame, Running, Step } from '../kept-game.ts';
import { type LiveReply, problemReply } from '../live-reply.ts';
import type { SeatTable } from '../seat-table.ts';
import { whoHolds } from '../seating.ts';
import { loadServedGame } from '../served-game.ts';
import { hashOf } from '../tokens.ts';
import { carryOutOrder, type JudgeOrder } from './judge-orders.ts';
import { type JudgedResult, judgedResult } from './judged-result.ts';
import { namedSteps } from './named-steps.ts';

export interface JudgedTableDependencies {
  readonly game: KeptGame;
  readonly dependencies: GameDependencies;
  readonly runInTurn: <Result>(task: () => Promise<Result>) => Promise<Result>;
  readonly makeReady: () => Promise<Running | undefined>;
  readonly show: (step: Step) => void;
  readonly seats: SeatTable;
}

/** The judge's side of a table. */
export class JudgedTable {
  constructor(private readonly host: JudgedTableDependencies) {}

  /** What a judge sends, replied to when it is stored. */
  async serve({ id, name, act }: JudgeMessage, reply: (reply: LiveReply) => void): Promise<void> {
    if (act.kind === 'listSteps') reply(await this.listSteps(id));
    else if (act.kind === 'addTime') reply(this.addTime(id, act.minutes, name));
    else await this.order(act, name, id, reply);
  }

  /** Carries out what others than the players want of the game. */
  async order(
    order: JudgeOrder,
    by: string,
    id: JudgeMessage['id'] = 0,
    reply?: (reply: LiveReply) => void,
  ): Promise<LiveReply> {
    const { game, runInTurn, show } = this.host;
    return runInTurn(async () => {
      const step = await game.stepAtAnyTime(id, (running) => this.carryOut(id, order, by, running));
      reply?.(step.done);
      show(step);
      return step.done;
    });
  }

  /** Undefined while the game is not over, and of one that was closed before. */
  result(): Promise<JudgedResult | undefined> {
    const { game, dependencies, runInTurn, makeReady } = this.host;
    return runInTurn(async () => {
      const running = await makeReady();
      if (!running || !game.judging || game.judging.isClosed) return undefined;
      return judgedResult(dependencies.games.find(game.stored.game)!, running.referee);
    });
  }

  /** Whose token this is. A player's seat is taken when they first come, with their part of the dice. */
  arrive(token: string, brought: Pick<Sitting, 'seed' | 'promise'>): Promise<Arrived | undefined> {
    const { game, runInTurn, seats } = this.host;
    return runInTurn(async () => {
      const known = whoHolds(token, game.stored);
      if (known !== undefined) return { as: known, sat: false };
      if (!game.judging) return undefined;
      const hash = hashOf(token);
      const free = game.stored.seats.find(({ inviteHash }) => inviteHash === hash);
      if (!free) return undefined;
      const { seat, name, force } = free;
      const sitting = { seat, inviteHash: hash, tokenHash: hash, name, force, keyHash: null, ...brought };
      const sat = await seats.sitInTurn(sitting);
      const as = whoHolds(token, game.stored);
      return as === undefined ? undefined : { as, sat: sat === 'sat' };
    });
  }

  replaceToken(place: 0 | 1, tokenHash: string): Promise<void> {
    const { game, dependencies, runInTurn } = this.host;
    return runInTurn(async () => {
      const { id, seats } = game.stored;
      await dependencies.storage.replaceToken(id, seats[place]?.seat ?? '', tokenHash);
      await game.takeOver();
    });
  }

  private carryOut(
    id: JudgeMessage['id'],
    order: JudgeOrder,
    by: string,
    running: Running | undefined,
  ): LiveReply {
    const { game } = this.host;
    if (!game.judging) return refusedReply(id, refused('table.no-judge'));
    const entries = running?.referee.journal.length;
    const done = carryOutOrder(order, by, game.judging, running?.referee);
    if (!isRefusal(done)) {
      game.judging = done;
      return result(id, null);
    }
    if (entries === running?.referee.journal.length) return refusedReply(id, done);
    // It went half way: the game is brought up again from what is stored.
    return problemReply(id, 'failed', 'The game could not be taken back; nothing has changed.');
  }

  /** The log as it is stored is played again beside the table, which goes on meanwhile. */
  private async listSteps(id: JudgeMessage['id']): Promise<LiveReply> {
    const { game, dependencies, runInTurn, makeReady } = this.host;
    const journal = await runInTurn(async () => (await makeReady())?.referee.journal);
    const { game: name, rules, opening, fairness } = game.stored;
    if (!journal || !opening) return result(id, { steps: [] });
    const served = await loadServedGame(dependencies.games, { game: name, rules });
    if (isRefusal(served)) return refusedReply(id, served);
    return result(id, { steps: await namedSteps(served.engine, { opening, fairness }, journal) });
  }

  private addTime(id: JudgeMessage['id'], minutes: number, by: string): LiveReply {
    const { game, dependencies } = this.host;
    if (game.judging?.isClosed) return refusedReply(id, refused('table.closed'));
    if (game.stored.status === 'over') return refusedReply(id, refused('table.game-over'));
    const isHeard = dependencies.news.tell({ kind: 'wantsTime', game: game.stored.id, minutes, by });
    return isHeard ? result(id, null) : refusedReply(id, refused('table.no-clock'));
  }
}
