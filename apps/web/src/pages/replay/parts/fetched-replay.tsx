import type { Replay } from '@sortie/kernel';
import type { SeatSummary } from '@sortie/protocol';
import { useEffect, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { Waiting } from '../../../app/waiting.tsx';
import { keptGame } from '../../../live/kept-seats.ts';
import { LobbyError, replayOfGame, sharedReplay, summaryOf } from '../../../live/lobby.ts';
import { aboutOf } from '../film/about.ts';
import type { Opened } from '../film/opened.ts';
import { replayIn } from '../film/read-replay.ts';
import { useWords } from '../text/words.ts';
import { problemWords } from './problem-words.ts';
import { Screening } from './screening.tsx';

export interface ReplaySource {
  readonly kind: 'shared' | 'game';
  readonly id: string;
}

type Fetched =
  | { readonly kind: 'fetching' }
  | { readonly kind: 'here'; readonly opened: Opened }
  | { readonly kind: 'failed'; readonly problem: string; readonly message: string };

/** A replay that the server keeps. */
export function FetchedReplay({ source }: { readonly source: ReplaySource }) {
  const say = useWords();
  const [fetched, setFetched] = useState<Fetched>({ kind: 'fetching' });
  const [attempt, setAttempt] = useState(0);
  const { kind, id } = source;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    let isGone = false;
    const show = (next: Fetched) => {
      if (!isGone) setFetched(next);
    };
    fetchReplay({ kind, id }).then(show, (error: unknown) => show(failure(error)));
    return () => {
      isGone = true;
    };
  }, [kind, id, attempt]);
  if (fetched.kind === 'fetching') return <Waiting />;
  if (fetched.kind === 'here') return <Screening opened={fetched.opened} />;
  return (
    <>
      <h1>{say('replayTitle')}</h1>
      <p className="panel replay-problem" role="alert">
        {problemWords(say, fetched.problem, { message: fetched.message })}
      </p>
      <p className="row">
        <button
          type="button"
          onClick={() => {
            setFetched({ kind: 'fetching' });
            setAttempt(attempt + 1);
          }}
        >
          {say('tryAgain')}
        </button>
        <Link className="button" href="/replay">
          {say('otherReplay')}
        </Link>
      </p>
    </>
  );
}

async function fetchReplay({ kind, id }: ReplaySource): Promise<Fetched> {
  const [given, seats] = await Promise.all([
    kind === 'game' ? replayOfGame(id) : sharedReplay(id),
    kind === 'game' ? seatsOfGame(id) : [],
  ]);
  const replay: Replay | string = replayIn(given);
  if (typeof replay === 'string') return { kind: 'failed', problem: replay, message: '' };
  const about = aboutOf(replay);
  const people = { ...about.names, ...Object.fromEntries(seats.map(({ seat, name }) => [seat, name])) };
  const kept = kind === 'game' ? keptGame(id) : undefined;
  const title = kept?.title || about.title || seats.map(({ name }) => name).join(' – ');
  const [own, ...others] = Object.keys(kept?.tokens ?? {}).filter((seat) => seat !== 'spectator');
  const shared = kind === 'shared' ? id : null;
  return {
    kind: 'here',
    opened: { replay, title, people, shared, own: others.length > 0 ? undefined : own, seen: kept?.dice },
  };
}

/** A replay can be looked at without the names. */
function seatsOfGame(id: string): Promise<readonly SeatSummary[]> {
  return summaryOf(id).then(
    ({ seats }) => seats,
    () => [],
  );
}

function failure(error: unknown): Fetched {
  if (error instanceof LobbyError) {
    return { kind: 'failed', problem: error.problem, message: error.message };
  }
  return { kind: 'failed', problem: 'failed', message: String(error) };
}
