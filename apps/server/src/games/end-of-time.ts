import type { AnyReferee } from '@sortie/kernel';
import { result } from '@sortie/protocol';
import type { Logger } from 'pino';
import { GameClock, hasRunOut } from './game-clock.ts';
import type { KeptGame } from './kept-game.ts';
import { asReply, type LiveReply } from './live-reply.ts';

type StepByItself = (act: (referee: AnyReferee) => LiveReply) => Promise<LiveReply | undefined>;

/** Tells a game when its time is up. */
export class EndOfTime {
  private readonly clock = new GameClock(() => void this.expire());

  constructor(
    private readonly game: KeptGame,
    private readonly log: Logger,
    private readonly stepByItself: StepByItself,
  ) {}

  /** The game has changed, and perhaps its end with it. */
  follow(referee: AnyReferee): void {
    const { endsAt, judging } = this.game.stored;
    // A judge who goes back to before the end of the time does not give the game more of it.
    const end = judging?.timeIsUp && judging.hasClock ? 0 : endsAt;
    if (end === null || referee.outcome || hasRunOut(referee.journal)) this.clock.stop();
    else this.clock.set(end);
  }

  stop(): void {
    this.clock.stop();
  }

  private async expire(): Promise<void> {
    const done = await this.stepByItself((referee) =>
      referee.outcome || hasRunOut(referee.journal)
        ? result(0, null)
        : asReply(referee.command('clock', { kind: 'timeExpired' })),
    );
    if (done?.kind === 'error') this.clock.again();
    if (done?.kind === 'refused') {
      this.log.error({ game: this.game.stored.id }, 'the game refuses its clock');
    }
  }
}
