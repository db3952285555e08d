import { useWords } from './text/words.ts';
import { timeLeft } from './time-left.ts';
import { useServerTime } from './use-server-time.ts';
import './clock.css';

interface Props {
  readonly endsAt: number;
  /** Seconds from which on the time is short; five minutes where it is left out. */
  readonly short?: number;
}

/** How long the game still lasts. */
export function Clock({ endsAt, short }: Props) {
  const say = useWords();
  const { text, state } = timeLeft(endsAt, useServerTime(endsAt), short);
  const isOver = state === 'over';
  return (
    <span
      className={`clock clock-${state}`}
      role="timer"
      aria-label={isOver ? say('timeUp') : say('timeLeft', { time: text })}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 3.5A5.5 5.5 0 1 1 8 14.5A5.5 5.5 0 1 1 8 3.5M8 6V9L10 10.5M6 1.2H10" />
      </svg>
      {isOver ? say('timeUp') : text}
    </span>
  );
}
