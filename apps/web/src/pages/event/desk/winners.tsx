import { Link } from '../../../app/link.tsx';
import { useAddress } from '../parts/addresses.ts';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { useWords } from './text/words.ts';

const SHOWN = 4;

/** Who came first, to be read out; the files to give away are behind a link. */
export function Winners() {
  const say = useWords();
  const names = useNames();
  const address = useAddress();
  const { places } = useEvent().view;
  if (places.length === 0) return null;
  return (
    <section className="panel desk-section" aria-labelledby="winners">
      <h2 id="winners">{say('winners')}</h2>
      <ol>
        {places.slice(0, SHOWN).map(({ place, player }) => (
          <li key={player} value={place}>
            {names.player(player)}
          </li>
        ))}
      </ol>
      <p className="row">
        <Link className="button" href={address('desk/files')}>
          {say('toFiles')}
        </Link>
      </p>
    </section>
  );
}
