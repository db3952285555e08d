import type { Person } from '@sortie/protocol';
import { useWords } from './text/words.ts';
import './people-here.css';

/** Who sits at a table that waits for people. */
export function PeopleHere({ people }: { readonly people: readonly Person[] }) {
  const say = useWords();
  return (
    <>
      <h2>{say('whoIsHere')}</h2>
      <ul className="people-here">
        {people.map(({ seat, name, sat, side }) => (
          <li key={seat} className={`people-here-side-${side}`}>
            <strong>{name || say('emptySeat')}</strong>{' '}
            <span className="soft">{say(sat ? 'seatTaken' : 'seatFree')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
