import { seedPromise } from '@sortie/kernel';
import { steadyNow } from '../operations/steady-clock.ts';
import type { Sat, Sitting } from '../storage/stored-game.ts';
import type { GameDependencies } from './game-dependencies.ts';
import type { KeptGame } from './kept-game.ts';

export interface SeatTableDependencies {
  readonly game: KeptGame;
  readonly dependencies: GameDependencies;
  readonly runInTurn: <Result>(task: () => Promise<Result>) => Promise<Result>;
  readonly afterChange: () => void;
}

const TRY_AGAIN_AFTER = 1000;

/** Takes people and their seeds in until the game begins. */
export class SeatTable {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly host: SeatTableDependencies) {}

  /** Seats a person. Throws RefusedOpening, and then nothing has happened. */
  sit(sitting: Sitting): Promise<Sat> {
    return this.host.runInTurn(() => this.sitInTurn(sitting));
  }

  /** The same for whoever has the turn already. */
  async sitInTurn(sitting: Sitting): Promise<Sat> {
    const { game, dependencies, afterChange } = this.host;
    const sat = await dependencies.storage.sit(game.stored.id, sitting, await game.settle());
    await game.takeOver();
    if (sat === 'sat') afterChange();
    return sat;
  }

  /** Takes a seed that was promised; false when none is waited for from this seat, or another one. */
  showSeed(seat: string, seed: string): Promise<boolean> {
    const { game, dependencies, runInTurn, afterChange } = this.host;
    return runInTurn(async () => {
      const own = game.stored.seats.find((each) => each.seat === seat);
      // Storage is not asked about what is known here.
      if (own?.promise !== seedPromise(seed)) return false;
      if (own.seed === seed) return true;
      const settle = await game.settle();
      const isTaken = await dependencies.storage.showSeed(game.stored.id, { seat, seed }, settle);
      if (isTaken) {
        await game.takeOver();
        afterChange();
      }
      return isTaken;
    });
  }

  /** Whoever never shows a seed holds nobody up for ever. */
  follow(): void {
    const { status, seedsUntil } = this.host.game.stored;
    this.stop();
    if (status !== 'waiting' || seedsUntil === null) return;
    this.timer = setTimeout(() => void this.goOnWithout(), Math.max(0, seedsUntil - steadyNow()) + 1);
    this.timer.unref();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async goOnWithout(): Promise<void> {
    const { game, dependencies, runInTurn, afterChange } = this.host;
    try {
      await runInTurn(async () => {
        await dependencies.storage.settleSeeds(game.stored.id, await game.settle());
        await game.takeOver();
        afterChange();
      });
    } catch (error) {
      dependencies.log.error({ err: error, game: game.stored.id }, 'a game cannot begin without a seed');
      this.timer = setTimeout(() => void this.goOnWithout(), TRY_AGAIN_AFTER);
      this.timer.unref();
    }
  }
}
