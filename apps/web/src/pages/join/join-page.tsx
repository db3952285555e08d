import type { Summary } from '@sortie/protocol';
import { useEffect, useState } from 'react';
import { Link } from '../../app/link.tsx';
import type { PageProps } from '../../app/page.ts';
import { usePlace } from '../../app/router.ts';
import { useTitle } from '../../app/use-title.ts';
import { Waiting } from '../../app/waiting.tsx';
import { ListWordsOf } from '../../games/list-words-of.tsx';
import { kitOf, useSite } from '../../games/site.ts';
import { useKeptGames } from '../../live/kept-seats.ts';
import { LobbyError, summaryOf } from '../../live/lobby.ts';
import { inviteOf } from './invite-of.ts';
import { JoinForm } from './join-form.tsx';
import { useWords } from './text/words.ts';

/** Somebody was sent a link to a seat. */
export function JoinPage({ parts }: PageProps) {
  const [id = '', seat = ''] = parts;
  const site = useSite();
  const say = useWords();
  useTitle(say('titleNoName'));
  const { fragment } = usePlace();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Summary | 'none' | 'offline' | null>(null);
  const isMine = useKeptGames().some((game) => game.id === id && game.tokens[seat] !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    setLoaded(null);
    summaryOf(id).then(setLoaded, (error: unknown) =>
      setLoaded(error instanceof LobbyError && error.status === 404 ? 'none' : 'offline'),
    );
  }, [id, attempt]);
  const invite = inviteOf(fragment);
  if (loaded === null) return <Waiting />;
  if (loaded === 'offline') return <Note word="notLoaded" onAgain={() => setAttempt(attempt + 1)} />;
  const place = loaded === 'none' ? undefined : loaded.seats.find((each) => each.seat === seat);
  if (loaded === 'none' || !place || !invite) return <Note word="noGame" />;
  if (isMine || place.sat) return <Note word="used" game={isMine ? id : undefined} />;
  const kit = kitOf(site, loaded.game);
  if (!kit) return <Note word="noGame" />;
  return (
    <ListWordsOf kit={kit}>
      <JoinForm kit={kit} summary={loaded} seat={seat} invite={invite} />
    </ListWordsOf>
  );
}

interface NoteProps {
  readonly word: 'used' | 'noGame' | 'notLoaded';
  /** A game that this browser has the seat of. */
  readonly game?: string | undefined;
  readonly onAgain?: () => void;
}

function Note({ word, game, onAgain }: NoteProps) {
  const say = useWords();
  return (
    <>
      <h1>{say(word)}</h1>
      <p className="soft">{say(game === undefined ? `${word}Why` : 'mine')}</p>
      <p className="row">
        {game !== undefined && (
          <Link className="button primary" href={`/game/${encodeURIComponent(game)}`}>
            {say('toGame')}
          </Link>
        )}
        {onAgain && (
          <button type="button" className="primary" onClick={onAgain}>
            {say('tryAgain')}
          </button>
        )}
        <Link className="button" href="/">
          {say('home')}
        </Link>
      </p>
    </>
  );
}
