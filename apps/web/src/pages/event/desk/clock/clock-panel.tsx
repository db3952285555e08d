import type { SeenRound } from '@sortie/tournaments/view';
import { useLanguage } from '../../../../app/settings.ts';
import { CommandButton } from '../../parts/command-button.tsx';
import { useNow } from '../../parts/use-now.ts';
import { AddTime } from './add-time.tsx';
import { useWords } from './text/words.ts';
import { durationText } from './time-words.ts';
import './clock.css';

/** The clock of the round. Its end is shown here and nowhere else. */
export function ClockPanel({ round: { clock } }: { readonly round: SeenRound }) {
  const say = useWords();
  if (!clock.isStarted) return null;
  return (
    <section className="clock panel" aria-label={say('clock')}>
      <TimeLeft clock={clock} />
      <CommandButton command={{ kind: clock.isPaused ? 'resumeClock' : 'pauseClock', table: null }}>
        {say(clock.isPaused ? 'resume' : 'pause')}
      </CommandButton>
      <AddTime table={null} />
      <OwnTimes clock={clock} />
    </section>
  );
}

function TimeLeft({ clock }: Pick<SeenRound, 'clock'>) {
  const say = useWords();
  const language = useLanguage();
  const now = useNow();
  const { secret, isPaused, isUp } = clock;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const end = secret?.endsAt ?? null;
  return (
    <p className="clock-time">
      <span className="clock-left" data-clock="round">
        {isPaused ? say('standsStill') : end === null ? '' : durationText(end - now)}
      </span>
      <span className="clock-secret soft">
        {isUp && `${say('isUp')} `}
        {end !== null && say('endsAt', { time: time.format(end) })}{' '}
        {secret && say('length', { count: secret.minutes })}
      </span>
    </p>
  );
}

/** Tables whose time differs from everybody's. */
function OwnTimes({ clock }: Pick<SeenRound, 'clock'>) {
  const say = useWords();
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const tables = clock.secret?.tables ?? [];
  if (tables.length === 0) return null;
  return (
    <ul className="row clock-secret soft">
      {tables.map(({ table, endsAt }) => (
        <li key={table}>
          {endsAt === null
            ? say('tableStands', { table })
            : say('tableEnds', { table, time: time.format(endsAt) })}
        </li>
      ))}
    </ul>
  );
}
