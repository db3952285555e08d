import { useState } from 'react';
import { Link } from '../../app/link.tsx';
import { goTo } from '../../app/router.ts';
import type { PlayedGame } from '../../games/load-game.tsx';
import { beginGame } from '../../live/begin-game.ts';
import type { KeptGame } from '../../live/kept-seats.ts';
import type { Seen } from '../../table/table-game.ts';
import { useWords } from './text/words.ts';
import './game-over.css';

interface GameOverProps {
  readonly game: PlayedGame;
  readonly kept: KeptGame;
  readonly seen: Seen;
}

/** How it ended, and what comes next. */
export function GameOver({ game, kept, seen }: GameOverProps) {
  const say = useWords();
  const [rematch, setRematch] = useState<'no' | 'busy' | 'failed'>('no');
  const { plan } = kept;
  const again = async () => {
    if (!plan) return;
    setRematch('busy');
    try {
      goTo(`/game/${await beginGame(plan)}`);
    } catch {
      setRematch('failed');
    }
  };
  return (
    <section className="game-over" data-game-over>
      <game.Result seen={seen} />
      <p className="row game-over-next">
        <Link className="button primary" href={`/replay/game/${encodeURIComponent(kept.id)}`}>
          {say('replay')}
        </Link>
        {kept.from !== undefined && (
          <Link className="button" href={kept.from}>
            {say('toReplay')}
          </Link>
        )}
        {plan && (
          <button type="button" disabled={rematch === 'busy'} onClick={() => void again()}>
            {say(rematch === 'busy' ? 'rematching' : 'rematch')}
          </button>
        )}
        <Link className="button" href="/">
          {say('home')}
        </Link>
      </p>
      {rematch === 'failed' && <p role="alert">{say('rematchFailed')}</p>}
    </section>
  );
}
