import { Link } from '../app/link.tsx';
import { useWords } from '../table/text/words.ts';
import { useSite } from './site.ts';

/** The games of this page, for what is done with one of them. */
export function ChooseGame({ addressOf }: { readonly addressOf: (game: string) => string }) {
  const say = useWords();
  const { games } = useSite();
  return (
    <nav className="panel" aria-label={say('chooseGame')}>
      <h1>{say('chooseGame')}</h1>
      <ul className="row">
        {games.kits.map(({ name, title }) => (
          <li key={name}>
            <Link className="button primary" href={addressOf(name)} data-game={name}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
