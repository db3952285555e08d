import { useEffect, useMemo, useState } from 'react';
import { Waiting } from '../../app/waiting.tsx';
import type { PlayedGame } from '../../games/load-game.tsx';
import { changeKeptGame, type KeptGame } from '../../live/kept-seats.ts';
import { type SeatLine, useLiveGames } from '../../live/use-live-games.ts';
import { AwayBanner } from './away-banner.tsx';
import { GameBar } from './game-bar.tsx';
import { Invitation } from './invitation.tsx';
import { NoTable } from './no-table.tsx';
import { PlayArea } from './play-area.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { type Asked, shownSeat } from './shown-seat.ts';
import { UndoBar } from './undo-bar.tsx';
import { useQuickSetUp } from './use-quick-set-up.ts';
import { useStandingPass } from './use-standing-pass.ts';
import { useTableStage } from './use-table-stage.ts';
import { Gathering } from './watch/gathering.tsx';
import { NoWatching } from './watch/no-watching.tsx';
import { useWords as useWatchWords } from './watch/text/words.ts';
import { watchedTitle } from './watch/watched-title.ts';
import './game-table.css';

interface GameTableProps {
  readonly game: PlayedGame;
  readonly kept: KeptGame;
}

const problems: Readonly<Record<string, 'badToken' | 'noGame' | 'version' | 'otherRules'>> = {
  'bad-token': 'badToken',
  'no-game': 'noGame',
  version: 'version',
  rules: 'otherRules',
};

/** A game with all seats of this device: who looks, what they see, what they are asked. */
export function GameTable({ game, kept }: GameTableProps) {
  const sayOfWatching = useWatchWords();
  const lines = useLiveGames(kept.id, kept.tokens);
  const people = useMemo(() => lines.filter(({ seat }) => seat !== 'spectator'), [lines]);
  const [holder, setHolder] = useState<string | null>(null);
  const asked = useMemo(() => askedOf(people, game), [people, game]);
  const seats = people.map(({ seat }) => seat);
  const shown = shownSeat(seats, asked, holder);
  // While both players answer open questions the screen has no holder, so the next secret is covered for either.
  const isOpen = shown.kind === 'open' && shown.seat !== null;
  useEffect(() => {
    if (isOpen) setHolder(null);
  }, [isOpen]);
  const asker = people.find(({ seat }) => seat === shown.seat && shown.kind !== 'handOver');
  // Two players at one screen see together what a spectator sees.
  const onlooker = lines.find(({ seat }) => seat === 'spectator');
  const looker = (shown.kind === 'own' ? undefined : onlooker) ?? asker ?? lines[0];
  const looks = looker?.live.update;
  const stage = useTableStage({ game, lines, looker, asker });
  useStandingPass(people);
  useQuickSetUp(game, kept, people);
  useKeptEnd(kept, looks?.status === 'over');

  const shut = lines.find(({ live }) => live.reason !== null)?.live.reason;
  if (shut === 'not-watched') return <NoWatching problem="notWatched" />;
  if (shut === 'bad-token' && people.length === 0) return <NoWatching problem="badWatch" />;
  if (shut) return <NoTable problem={problems[shut] ?? 'notLoaded'} />;
  if (!looker || !looks) return <Waiting />;
  const isAway = lines.some(({ live }) => live.connection !== 'here');
  const title = people.length > 0 ? kept.title : watchedTitle(looks.people, sayOfWatching('emptySeat'));
  const nameOf = (seat: string) => looks.people.find((each) => each.seat === seat)?.name || seat;
  return (
    <div className="game">
      <GameBar
        game={game}
        kept={kept}
        update={looks}
        waitingFor={stage?.seen.waitingFor ?? []}
        people={people}
        asker={asker}
        isAway={isAway}
      />
      {isAway && <AwayBanner isSilent={lines.every(({ live }) => live.connection !== 'away')} />}
      <UndoBar game={game} update={looks} people={people} nameOf={nameOf} />
      {/* What everybody may see is seen to its end before the screen is covered. */}
      {shown.kind === 'handOver' && !(onlooker && stage?.isBusy) && (
        <PrivacyScreen name={nameOf(shown.seat)} onTake={() => setHolder(shown.seat)} />
      )}
      {shown.kind === 'handOver' && !onlooker ? null : stage ? (
        <PlayArea
          game={game}
          kept={kept}
          title={title}
          seen={stage.seen}
          stage={stage}
          looker={looker.seat}
          asker={stage.isBusy ? undefined : asker}
          isShared={people.length > 1}
          isAway={isAway}
          thinking={looks.thinking}
          nameOf={nameOf}
        />
      ) : people.length === 0 ? (
        <Gathering people={looks.people} title={title} />
      ) : (
        <Invitation kept={kept} people={looks.people} kit={game.kit} />
      )}
    </div>
  );
}

function useKeptEnd({ id, isOver: isKeptAsOver }: KeptGame, isOver: boolean): void {
  useEffect(() => {
    if (isOver && !isKeptAsOver) changeKeptGame(id, { isOver });
  }, [isOver, isKeptAsOver, id]);
}

/** Everybody at this device who has something open, in the order of the seats. */
function askedOf(people: readonly SeatLine[], game: PlayedGame): readonly Asked[] {
  return people.flatMap(({ seat, live }) => {
    const open = live.update?.view?.decisions.filter(({ settled }) => !settled) ?? [];
    return open.length > 0 ? [{ seat, isSecret: open.some((decision) => game.isSecret(decision)) }] : [];
  });
}
