import type { Update } from '@sortie/protocol';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { Waiting } from '../../app/waiting.tsx';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { KeptGame } from '../../live/kept-seats.ts';
import { type SeatLine, useLiveGames } from '../../live/use-live-games.ts';
import { useSeeds } from '../../live/use-seeds.ts';
import type { GallerySeat } from '../../table/gallery/gallery-seat.ts';
import { AwayBanner } from './away-banner.tsx';
import { GameBar } from './game-bar.tsx';
import { NoTable } from './no-table.tsx';
import { PlayArea } from './play-area.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { type Asked, shownSeat } from './shown-seat.ts';
import { UndoBar } from './undo-bar.tsx';
import { useGameEnd } from './use-game-end.ts';
import { useQuickSetUp } from './use-quick-set-up.ts';
import { useStandingPass } from './use-standing-pass.ts';
import { useTableStage } from './use-table-stage.ts';
import { NoWatching } from './watch/no-watching.tsx';
import { useShownTitle } from './watch/use-shown-title.ts';
import './game-table.css';

const BeforeTheGame = lazyPart(async () => (await import('./before/before-the-game.tsx')).BeforeTheGame);
const JudgedBar = lazyPart(async () => (await import('./judged/judged-bar.tsx')).JudgedBar);

interface GameTableProps {
  readonly game: PlayedGame;
  readonly kept: KeptGame;
}

const problems: Readonly<Record<string, 'badToken' | 'noGame' | 'version' | 'otherRules' | 'broken'>> = {
  'bad-token': 'badToken',
  'no-game': 'noGame',
  version: 'version',
  rules: 'otherRules',
  broken: 'broken',
};

/** A game with all seats of this device: who looks, what they see, what they are asked. */
export function GameTable({ game, kept }: GameTableProps) {
  const lines = useLiveGames(kept.id, kept.tokens);
  const { people, shown, asker, onlooker, judge, looker, takeScreen } = useEyes(game, lines);
  const looks = looker?.live.update;
  const stage = useTableStage({ game, lines, looker, asker });
  const title = useShownTitle(kept, looks, people.length === 0);
  useStandingPass(people);
  useQuickSetUp(game, kept, people);
  useGameEnd(game, kept, lines);
  useSeeds(kept, lines);

  const shut = lines.find(({ live }) => live.reason !== null)?.live.reason;
  if (shut) return <ShutTable reason={shut} isVisitor={people.length === 0} />;
  if (!looker || !looks) return <Waiting />;
  const isAway = lines.some(({ live }) => live.connection !== 'here');
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
      <JudgedPart {...{ game, kept, people, asker, judge, nameOf }} update={looks} />
      <UndoBar game={game} update={looks} people={people} nameOf={nameOf} />
      {/* What everybody may see is seen to its end before the screen is covered. */}
      {shown.kind === 'handOver' && !(onlooker && stage?.isBusy) && (
        <PrivacyScreen name={nameOf(shown.seat)} onTake={() => takeScreen(shown.seat)} />
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
          isHeld={isHeld(looks)}
          thinking={looks.thinking}
          gallery={galleryOf(looks, people.length === 0 ? looker : undefined)}
          nameOf={nameOf}
        />
      ) : (
        <Suspense fallback={<Waiting />}>
          <BeforeTheGame {...{ game, kept, title }} update={looks} isVisitor={people.length === 0} />
        </Suspense>
      )}
    </div>
  );
}

interface JudgedPartProps extends GameTableProps {
  readonly people: readonly SeatLine[];
  readonly asker: SeatLine | undefined;
  readonly judge: SeatLine | undefined;
  readonly update: Update;
  readonly nameOf: (seat: string) => string;
}

/** What only a judged game has; it is loaded with the first of them. */
function JudgedPart({ kept, judge, update, ...rest }: JudgedPartProps) {
  return update.judged ? (
    <Suspense fallback={null}>
      <JudgedBar
        {...rest}
        update={update}
        judged={update.judged}
        judge={judge && { line: judge.line, name: kept.judge || judge.seat }}
      />
    </Suspense>
  ) : null;
}

/** Through whose eyes the table is seen on this device, and whose questions are shown. */
function useEyes(game: PlayedGame, lines: readonly SeatLine[]) {
  const people = useMemo(() => lines.filter(({ seat }) => seat !== 'spectator' && seat !== 'judge'), [lines]);
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
  const judge = lines.find(({ seat }) => seat === 'judge');
  const onlooker = lines.find(({ seat }) => seat === 'spectator') ?? judge;
  const looker = (shown.kind === 'own' ? undefined : onlooker) ?? asker ?? lines[0];
  return { people, shown, asker, onlooker, judge, looker, takeScreen: setHolder };
}

/** What is said in the gallery; whoever looks on speaks there. */
function galleryOf({ gallery }: Update, visitor: SeatLine | undefined): GallerySeat {
  return { words: gallery, speak: visitor && ((word) => visitor.line.ask('gallery', word)) };
}

/** Whether no answer is taken until a judge has spoken. */
function isHeld({ judged }: Update): boolean {
  return judged !== null && (judged.isClosed || judged.paused !== null || judged.requests.length > 0);
}

/** Why the line is shut for good, told to somebody with a seat or without one. */
function ShutTable({ reason, isVisitor }: { readonly reason: string; readonly isVisitor: boolean }) {
  if (reason === 'not-watched') return <NoWatching problem="notWatched" />;
  if (reason === 'bad-token' && isVisitor) return <NoWatching problem="badWatch" />;
  return <NoTable problem={problems[reason] ?? 'notLoaded'} />;
}

/** Everybody at this device who has something open, in the order of the seats. */
function askedOf(people: readonly SeatLine[], game: PlayedGame): readonly Asked[] {
  return people.flatMap(({ seat, live }) => {
    const open = live.update?.view?.decisions.filter(({ settled }) => !settled) ?? [];
    return open.length > 0 ? [{ seat, isSecret: open.some((decision) => game.isSecret(decision)) }] : [];
  });
}
