import { Link } from '../../app/link.tsx';
import { useWords } from './text/words.ts';
import './no-table.css';

interface NoTableProps {
  readonly problem: 'noGame' | 'badToken' | 'version' | 'otherRules' | 'notLoaded';
  readonly onAgain?: (() => void) | undefined;
}

/** Why there is no table to show, and what can be done. */
export function NoTable({ problem, onAgain }: NoTableProps) {
  const say = useWords();
  return (
    <section className="no-table">
      <h1>{say(problem)}</h1>
      <p className="soft">{say(`${problem}Why`)}</p>
      <p className="row">
        {onAgain && (
          <button type="button" className="primary" onClick={onAgain}>
            {say('tryAgain')}
          </button>
        )}
        {problem === 'version' && (
          <button type="button" className="primary" onClick={() => window.location.reload()}>
            {say('reload')}
          </button>
        )}
        <Link className="button" href="/">
          {say('home')}
        </Link>
      </p>
    </section>
  );
}
