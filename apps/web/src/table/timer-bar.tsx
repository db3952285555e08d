import type { Update } from '@sortie/protocol';
import { Clock } from './clock.tsx';
import { useWords } from './text/words.ts';
import { SHORT_TIMER, secondsSaid } from './timer-seconds.ts';
import { useServerTime } from './use-server-time.ts';
import './timer-bar.css';

type Timer = NonNullable<Update['timer']>;

/** The time that the rules give for a question, as a bar that empties and in figures. */
export function TimerBar({ timer }: { readonly timer: Timer }) {
  const { endsAt, seconds } = timer;
  const left = Math.max(0, endsAt - useServerTime(endsAt)) / 1000;
  return (
    <div className="timer-bar" data-short={left <= SHORT_TIMER}>
      <Clock endsAt={endsAt} short={SHORT_TIMER} />
      <span className="timer-bar-track" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * left) / seconds)}%` }} />
      </span>
      <TimerNotice left={left} />
    </div>
  );
}

/** Who does not see the figures hears twice that time is short. */
function TimerNotice({ left }: { readonly left: number }) {
  const say = useWords();
  const said = secondsSaid(left);
  return (
    <span className="unseen" role="status">
      {said !== undefined && say('secondsLeft', { count: said })}
    </span>
  );
}
