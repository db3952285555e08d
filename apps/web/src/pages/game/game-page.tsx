import { useEffect, useState } from 'react';
import type { PageProps } from '../../app/page.ts';
import { goTo, usePlace } from '../../app/router.ts';
import { useLanguage } from '../../app/settings.ts';
import { Waiting } from '../../app/waiting.tsx';
import { loadGame, type PlayedGame } from '../../games/load-game.tsx';
import { useSite } from '../../games/site.ts';
import { keepGame, keptGame, useKeptGames } from '../../live/kept-seats.ts';
import { LobbyError, summaryOf } from '../../live/lobby.ts';
import { arrivalOf } from './arrival.ts';
import { GameTable } from './game-table.tsx';
import { NoTable } from './no-table.tsx';

/** A live game, for those who have a seat at it or a link to look on. */
export function GamePage({ parts }: PageProps) {
  const id = parts[0] ?? '';
  const isArriving = useArrival(id);
  const kept = useKeptGames().find((game) => game.id === id);
  const { game, problem, again } = usePlayedGame(kept?.game);
  if (isArriving === 'no-game' || id === '') return <NoTable problem="noGame" />;
  if (isArriving === 'offline')
    return <NoTable problem="notLoaded" onAgain={() => window.location.reload()} />;
  if (isArriving) return <Waiting />;
  if (!kept) return <NoTable problem="noSeat" />;
  if (problem) return <NoTable problem="notLoaded" onAgain={again} />;
  return game ? <GameTable key={id} game={game} kept={kept} /> : <Waiting />;
}

/** A seat or a token in the address is kept and then taken out of it, so that nobody reads it off the screen. */
function useArrival(id: string): boolean | 'no-game' | 'offline' {
  const { fragment } = usePlace();
  const arrival = arrivalOf(fragment);
  const [trouble, setTrouble] = useState<'no-game' | 'offline' | null>(null);
  const { seat, token } = arrival ?? {};
  useEffect(() => {
    if (seat === undefined || token === undefined) return undefined;
    let isGone = false;
    summaryOf(id).then(
      ({ game, seats, status }) => {
        if (isGone) return;
        const before = keptGame(id);
        const title =
          before?.title ??
          seats
            .map(({ name }) => name)
            .filter(Boolean)
            .join(' – ');
        // One who plays here already does not become a spectator by a link to look on.
        const tokens =
          seat === 'spectator' && before
            ? before.tokens
            : { ...withoutSpectator(before?.tokens), [seat]: token };
        keepGame({ ...before, id, game, title, tokens, at: Date.now(), isOver: status === 'over' });
        goTo(`/game/${encodeURIComponent(id)}`, 'replace');
      },
      (error: unknown) => {
        if (!isGone) setTrouble(error instanceof LobbyError && error.status === 404 ? 'no-game' : 'offline');
      },
    );
    return () => {
      isGone = true;
    };
  }, [id, seat, token]);
  return trouble ?? arrival !== undefined;
}

function withoutSpectator(tokens: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const { spectator: _, ...seats } = tokens;
  return seats;
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
