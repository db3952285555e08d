import { Link } from '../../app/link.tsx';
import { useWords } from './text/words.ts';
import './no-table.css';

interface NoTableProps {
  readonly problem: 'noGame' | 'badToken' | 'badLink' | 'version' | 'otherRules' | 'broken' | 'notLoaded';
  readonly onAgain?: (() => void) | undefined;
  /** The address of the seat that one has. */
  readonly own?: string;
}

/** Why there is no table to show, and what can be done. */
export function NoTable({ problem, onAgain, own }: NoTableProps) {
  const say = useWords();
  return (
    <section className="no-table">
      <h1>{say(problem)}</h1>
      <p className="soft">{say(`${problem}Why`)}</p>
      <p className="row">
        {own !== undefined && (
          <Link className="button primary" href={own}>
            {say('ownSeat')}
          </Link>
        )}
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
