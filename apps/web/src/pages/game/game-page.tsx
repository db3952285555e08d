import type { Summary } from '@sortie/protocol';
import { useEffect, useState } from 'react';
import type { PageProps } from '../../app/page.ts';
import { goTo, usePlace } from '../../app/router.ts';
import { useLanguage } from '../../app/settings.ts';
import { Waiting } from '../../app/waiting.tsx';
import { loadGame, type PlayedGame } from '../../games/load-game.tsx';
import { useSite } from '../../games/site.ts';
import { keepGame, keptGame, useKeptGames } from '../../live/kept-seats.ts';
import { arrive, LobbyError, ownSeed, summaryOf } from '../../live/lobby.ts';
import { arrivalOf } from './arrival.ts';
import { GameTable } from './game-table.tsx';
import { NoTable } from './no-table.tsx';
import { NoWatching } from './watch/no-watching.tsx';
import { useVisit, type Visit } from './watch/use-visit.ts';

/** A live game, for those who have a seat at it and those who look on. */
export function GamePage({ parts }: PageProps) {
  const id = parts[0] ?? '';
  const { isArriving, watch } = useArrival(id);
  const kept = useKeptGames().find((game) => game.id === id);
  const visit = useVisit(kept || isArriving || id === '' ? null : { id, token: watch });
  const shown = kept ?? (visit.kind === 'visitor' ? visit.game : undefined);
  const { game, problem, again } = usePlayedGame(shown?.game);
  if (isArriving === 'no-game' || id === '') return <NoTable problem="noGame" />;
  if (isArriving === 'bad-token') return <NoTable problem="badToken" />;
  if (isArriving === 'offline')
    return <NoTable problem="notLoaded" onAgain={() => window.location.reload()} />;
  if (isArriving) return <Waiting />;
  if (!shown) return <NoVisit visit={visit} />;
  if (problem) return <NoTable problem="notLoaded" onAgain={again} />;
  return game ? <GameTable key={id} game={game} kept={shown} /> : <Waiting />;
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

interface Arriving {
  readonly isArriving: boolean | 'no-game' | 'bad-token' | 'offline';
  /** The token of a link to look on. */
  readonly watch: string | undefined;
}

/** A seat or a token in the address is taken out of it, so that nobody reads it off the screen; a seat is kept. */
function useArrival(id: string): Arriving {
  const { fragment } = usePlace();
  const arrival = arrivalOf(fragment);
  const [trouble, setTrouble] = useState<'no-game' | 'bad-token' | 'offline' | null>(null);
  const [watched, setWatched] = useState<{ readonly id: string; readonly token: string }>();
  const { seat, token, name } = arrival ?? {};
  useEffect(() => {
    if (seat === undefined || token === undefined) return undefined;
    let isGone = false;
    const settle = async () => {
      const as = seat ?? (await arrive(id, { token, seed: ownSeed() })).as;
      if (as !== 'spectator') {
        const summary = await summaryOf(id);
        if (isGone) return;
        keepSeat(summary, as, token, name);
      } else if (!isGone) setWatched({ id, token });
      if (!isGone) goTo(`/game/${encodeURIComponent(id)}`, 'replace');
    };
    settle().catch((error: unknown) => {
      if (!isGone) setTrouble(troubleOf(error));
    });
    return () => {
      isGone = true;
    };
  }, [id, seat, token, name]);
  return {
    isArriving: trouble ?? arrival !== undefined,
    watch: watched?.id === id ? watched.token : undefined,
  };
}

function troubleOf(error: unknown): 'no-game' | 'bad-token' | 'offline' {
  if (!(error instanceof LobbyError)) return 'offline';
  if (error.status === 404) return 'no-game';
  return error.problem === 'bad-token' ? 'bad-token' : 'offline';
}

/** A seat that comes from another device or from an event; or a judge's place, which no player has. */
function keepSeat({ id, game, seats, status }: Summary, seat: string, token: string, name?: string): void {
  const before = keptGame(id);
  const names = seats.map(({ name }) => name).filter(Boolean);
  const tokens = seat === 'judge' ? { judge: token } : { ...seatsIn(before?.tokens), [seat]: token };
  const judge = seat === 'judge' ? { judge: name ?? '' } : {};
  const title = before?.title ?? names.join(' – ');
  keepGame({ ...before, ...judge, id, game, title, tokens, at: Date.now(), isOver: status === 'over' });
}

function seatsIn(tokens: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const { spectator: _spectator, judge: _judge, ...seats } = tokens;
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
