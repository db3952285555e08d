import { Link } from '../../app/link.tsx';
import { gameRules } from '../../rules/rule-words.ts';
import { useWords } from './text/words.ts';

/** The books of all games. */
export function AllBooks() {
  const say = useWords();
  return (
    <div className="rulebook">
      <h1>{say('title')}</h1>
      <p className="soft">{say('intro')}</p>
      <ul>
        {gameRules().map(({ game, title }) => (
          <li key={game}>
            <Link href={`/rules/${game}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
