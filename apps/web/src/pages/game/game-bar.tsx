import type { Update } from '@sortie/protocol';
import { FrameBar } from '../../app/frame-bar.tsx';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { KeptGame } from '../../live/kept-seats.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import { Clock } from '../../table/clock.tsx';
import { Seats } from '../../table/seats.tsx';
import { SHORT_TIMER } from '../../table/timer-seconds.ts';
import { GameMenu } from './game-menu.tsx';
import { useWords } from './text/words.ts';
import { UndoButton } from './undo-button.tsx';
import './game-bar.css';

interface GameBarProps {
  readonly game: PlayedGame;
  readonly kept: KeptGame;
  readonly update: Update;
  /** Whose answer is waited for, as of the moment that is shown. */
  readonly waitingFor: readonly string[];
  readonly people: readonly SeatLine[];
  readonly asker: SeatLine | undefined;
  readonly isAway: boolean;
}

/** What is always at hand in a game: who plays, the time, the line, the menu. */
export function GameBar({ game, kept, update, waitingFor, people, asker, isAway }: GameBarProps) {
  const say = useWords();
  const connection = say(isAway ? 'away' : 'here');
  return (
    <FrameBar>
      <Seats
        as={asker?.seat ?? people[0]?.seat ?? 'spectator'}
        people={update.people}
        waitingFor={waitingFor}
        thinking={update.thinking}
      />
      <span className="game-bar-space" />
      {update.clock && <Clock endsAt={update.clock.endsAt} />}
      {update.timer && <Clock endsAt={update.timer.endsAt} short={SHORT_TIMER} />}
      <span
        className={isAway ? 'game-bar-line game-bar-line-away' : 'game-bar-line'}
        role="img"
        aria-label={connection}
        title={connection}
        data-connection={isAway ? 'away' : 'here'}
      />
      <UndoButton game={game} people={people} asker={asker} update={update} />
      <GameMenu kept={kept} people={people} update={update} />
    </FrameBar>
  );
}
