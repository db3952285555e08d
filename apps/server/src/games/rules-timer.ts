import type { AnyReferee } from '@sortie/kernel';
import { runningTimer, timerExpired } from '@sortie/kernel';
import { result } from '@sortie/protocol';
import { GameClock } from './game-clock.ts';
import type { KeptGame } from './kept-game.ts';
import { asReply, type LiveReply } from './live-reply.ts';
import type { RunningTimer } from './timer-watch.ts';

type StepByItself = (act: (referee: AnyReferee) => LiveReply) => Promise<LiveReply | undefined>;

/** Tells a game when the timer that its rules have set running has run out. */
export class RulesTimer {
  private readonly clock = new GameClock(() => void this.expire());

  constructor(
    private readonly game: KeptGame,
    private readonly stepByItself: StepByItself,
  ) {}

  /** The game has changed, and its timer with it. */
  follow(): void {
    const { timer } = this.game;
    if (timer) this.clock.set(timer.endsAt);
    else this.clock.stop();
  }

  stop(): void {
    this.clock.stop();
  }

  /** Nothing happens when everybody was ready in the meantime. */
  private async expire(): Promise<void> {
    const due = this.game.timer;
    const done = await this.stepByItself((referee) => {
      const timer = runningTimer(referee);
      return timer && isSameRun(this.game.timer, due)
        ? asReply(referee.command('clock', timerExpired(timer)))
        : result(0, null);
    });
    if (done?.kind === 'error') this.clock.again();
  }
}

function isSameRun(one: RunningTimer | null, other: RunningTimer | null): boolean {
  return one !== null && one.entries === other?.entries && one.endsAt === other.endsAt;
}
