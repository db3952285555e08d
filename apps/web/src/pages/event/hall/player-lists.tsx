import { useLanguage } from '../../../app/settings.ts';
import { useEvent } from '../parts/event-context.ts';
import { HandedIn } from './handed-in.tsx';
import { useWords } from './text/words.ts';

/** Who takes part, and their lists once these are open. */
export function PlayerLists() {
  const say = useWords();
  const language = useLanguage();
  const { players, phase } = useEvent().view;
  const order = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const sorted = players.toSorted((one, other) => order.compare(one.name, other.name));
  return (
    <section>
      <h2>{say('playersAndLists')}</h2>
      <p className="soft">{say(phase === 'setup' ? 'listsHidden' : 'listsOpen')}</p>
      {sorted.length === 0 && <p className="hall-note">{say('nobodyRegistered')}</p>}
      <ul className="hall-players">
        {sorted.map(({ id, name, club, list, hasList }) => (
          <li key={id} data-player={id}>
            {list ? (
              <details>
                <summary>
                  <strong>{name}</strong> {club !== '' && <span className="soft">{club}</span>}
                </summary>
                <HandedIn list={list} />
              </details>
            ) : (
              <p>
                <strong>{name}</strong> {club !== '' && <span className="soft">{club}</span>}{' '}
                <span className="soft">{say(hasList ? 'listHandedIn' : 'noList')}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
