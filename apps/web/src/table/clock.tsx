import { useEffect, useState } from 'react';
import { useWords } from './text/words.ts';
import { timeLeft } from './time-left.ts';
import './clock.css';

/** How long the game still lasts. */
export function Clock({ endsAt }: { readonly endsAt: number }) {
  const say = useWords();
  const [now, setNow] = useState(Date.now);
  const { text, state } = timeLeft(endsAt, now);
  const isOver = state === 'over';
  useEffect(() => {
    if (isOver) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [isOver]);
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
