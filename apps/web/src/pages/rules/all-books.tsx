import { Link } from '../../app/link.tsx';
import { useLanguage } from '../../app/settings.ts';
import { gameRules } from '../../rules/rule-words.ts';
import { useWords } from './text/words.ts';

/** The books of all games, and those that belong to none. */
export function AllBooks() {
  const say = useWords();
  const language = useLanguage();
  return (
    <div className="rulebook">
      <h1>{say('title')}</h1>
      <p className="soft">{say('introToAll')}</p>
      <ul>
        {gameRules().map(({ game, heading }) => (
          <li key={game}>
            <Link href={`/rules/${game}`}>{heading(language)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
