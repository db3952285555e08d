import { Link } from '../../../app/link.tsx';
import { useWords } from './text/words.ts';
import '../no-table.css';

interface NoWatchingProps {
  /** The players let nobody look on, or the link to look on is wrong. */
  readonly problem: 'notWatched' | 'badWatch';
}

/** Why somebody without a seat sees no table, and what can be done. */
export function NoWatching({ problem }: NoWatchingProps) {
  const say = useWords();
  return (
    <section className="no-table">
      <h1>{say(problem)}</h1>
      <p className="soft">{say(`${problem}Why`)}</p>
      <p className="row">
        {problem === 'badWatch' && (
          // The token has gone from the address already.
          <button type="button" className="primary" onClick={() => window.location.reload()}>
            {say('lookOn')}
          </button>
        )}
        <Link className="button" href="/">
          {say('home')}
        </Link>
      </p>
    </section>
  );
}
