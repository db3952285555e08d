import { Link } from '../../app/link.tsx';
import { useLanguage } from '../../app/settings.ts';
import { useTitle } from '../../app/use-title.ts';
import { forgetEvent, type KeptEvent, useKeptEvents } from '../../live/kept-events.ts';
import { NewEvent } from './new-event.tsx';
import { TakeOver } from './take-over.tsx';
import { useWords } from './text/words.ts';
import './events.css';

/** The events that this browser knows, and how another one is made. */
export function EventsPage() {
  const say = useWords();
  useTitle(say('title'));
  const events = useKeptEvents();
  return (
    <div className="events">
      <h1>{say('title')}</h1>
      <p className="soft">{say('lead')}</p>
      {events.length > 0 && (
        <section aria-labelledby="events-kept">
          <h2 id="events-kept">{say('kept')}</h2>
          <ul className="events-list">
            {events.map((event) => (
              <KeptEventCard key={event.id} event={event} />
            ))}
          </ul>
        </section>
      )}
      <NewEvent />
      <TakeOver />
    </div>
  );
}

function KeptEventCard({ event: { id, name, date, tokens } }: { readonly event: KeptEvent }) {
  const say = useWords();
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const roles = [...Object.keys(tokens), 'public'];
  return (
    <li className="panel events-card" data-event={id}>
      <div>
        <strong>{name || say('unnamed')}</strong>{' '}
        {/^\d{4}-\d\d-\d\d$/.test(date) && (
          <time className="soft" dateTime={date}>
            {day.format(new Date(date))}
          </time>
        )}
      </div>
      <div className="row">
        {roles.map((role, at) => (
          <Link
            key={role}
            className={at === 0 ? 'button primary' : 'button'}
            href={`/event/${encodeURIComponent(id)}?as=${encodeURIComponent(role)}`}
          >
            {say(roleWord(role))}
          </Link>
        ))}
        <button type="button" aria-label={say('forgetOf', { name })} onClick={() => forgetEvent(id)}>
          {say('forget')}
        </button>
      </div>
      {Object.keys(tokens).length > 0 && <small className="soft">{say('forgetWhy')}</small>}
    </li>
  );
}

function roleWord(role: string): 'asOrganiser' | 'asPublic' | 'asJudge' | 'asPlayer' {
  if (role === 'organiser') return 'asOrganiser';
  if (role === 'public') return 'asPublic';
  return role.startsWith('j') ? 'asJudge' : 'asPlayer';
}
