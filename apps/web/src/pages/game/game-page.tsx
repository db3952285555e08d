import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import type { PageProps } from '../../app/page.ts';
import { useLanguage } from '../../app/settings.ts';
import { Waiting } from '../../app/waiting.tsx';
import { loadGame, type PlayedGame } from '../../games/load-game.tsx';
import { useSite } from '../../games/site.ts';
import { useKeptGames } from '../../live/kept-seats.ts';
import { GameTable } from './game-table.tsx';
import { NoTable } from './no-table.tsx';
import { type Arriving, useArrival } from './use-arrival.ts';
import { NoWatching } from './watch/no-watching.tsx';
import { useVisit, type Visit } from './watch/use-visit.ts';

const AnotherSeat = lazyPart(async () => (await import('./before/another-seat.tsx')).AnotherSeat);

/** A live game, for those who have a seat at it and those who look on. */
export function GamePage({ parts }: PageProps) {
  const id = parts[0] ?? '';
  const arriving = useArrival(id);
  const kept = useKeptGames().find((game) => game.id === id);
  const visit = useVisit(
    kept || arriving.kind !== 'none' || id === '' ? null : { id, token: arriving.watch },
  );
  const shown = kept ?? (visit.kind === 'visitor' ? visit.game : undefined);
  const { game, problem, again } = usePlayedGame(shown?.game);
  if (id === '') return <NoTable problem="noGame" />;
  if (arriving.kind !== 'none') return <Arrived id={id} arriving={arriving} />;
  if (!shown) return <NoVisit visit={visit} />;
  if (problem) return <NoTable problem="notLoaded" onAgain={again} />;
  return game ? <GameTable key={id} game={game} kept={shown} /> : <Waiting />;
}

/** Somebody comes by a link. */
function Arrived({ id, arriving }: { readonly id: string; readonly arriving: Arriving }) {
  switch (arriving.kind) {
    case 'asks':
      return (
        <Suspense fallback={<Waiting />}>
          <AnotherSeat onKeep={arriving.onKeep} onTake={arriving.onTake} />
        </Suspense>
      );
    case 'noGame':
    case 'badToken':
      return <NoTable problem={arriving.kind} />;
    case 'badLink':
      return <NoTable problem="badLink" own={`/game/${encodeURIComponent(id)}`} />;
    case 'offline':
      return <NoTable problem="notLoaded" onAgain={() => window.location.reload()} />;
    default:
      return <Waiting />;
  }
}

/** What somebody without a seat is told in place of the table. */
function NoVisit({ visit }: { readonly visit: Visit }) {
  switch (visit.kind) {
    case 'noGame':
      return <NoTable problem="noGame" />;
    case 'notWatched':
      return <NoWatching problem="notWatched" />;
    case 'offline':
      return <NoTable problem="notLoaded" onAgain={() => window.location.reload()} />;
    default:
      return <Waiting />;
  }
}

/** The game and its words; in another language once those have come. */
function usePlayedGame(name: string | undefined) {
  const site = useSite();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly game?: PlayedGame; readonly problem?: unknown }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (name === undefined) return undefined;
    let isGone = false;
    const show = (next: typeof loaded) => {
      if (!isGone) setLoaded(next);
    };
    loadGame(site, name, language).then(
      (game) => show(game ? { game } : { problem: `there is no game ${name}` }),
      (problem: unknown) => show({ problem }),
    );
    return () => {
      isGone = true;
    };
  }, [site, name, language, attempt]);
  const again = () => {
    setLoaded({});
    setAttempt(attempt + 1);
  };
  return { ...loaded, again };
}
