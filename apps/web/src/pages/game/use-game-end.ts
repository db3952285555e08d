import { useEffect } from 'react';
import type { PlayedGame } from '../../games/load-game.tsx';
import { endingOf } from '../../live/ending/ending.ts';
import { changeKeptGame, type KeptGame } from '../../live/kept-seats.ts';
import type { SeatLine } from '../../live/use-live-games.ts';

/** Keeps that a game is over, and counts it where one person played it on this device. */
export function useGameEnd({ kit }: PlayedGame, kept: KeptGame, lines: readonly SeatLine[]): void {
  const { id, isOver: isKeptAsOver } = kept;
  const isOver = lines[0]?.live.update?.status === 'over';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends once
  useEffect(() => {
    if (!isOver || isKeptAsOver) return;
    const seats = lines.filter(({ seat }) => seat !== 'spectator' && seat !== 'judge');
    changeKeptGame(id, { isOver, ...endingSeen(lines, seats) });
    const [own, ...others] = seats;
    if (own && others.length === 0) countGame(kit, kept, own).catch(() => undefined);
  }, [isOver, isKeptAsOver, id]);
}

function endingSeen(lines: readonly SeatLine[], seats: readonly SeatLine[]): Pick<KeptGame, 'ending'> {
  const update = lines[0]?.live.update;
  const outcome = update?.view?.outcome;
  if (!update || !outcome) return {};
  return {
    ending: endingOf(
      outcome,
      update.people,
      seats.map(({ seat }) => seat),
    ),
  };
}

async function countGame(kit: PlayedGame['kit'], { id, title }: KeptGame, own: SeatLine): Promise<void> {
  const { update, log } = own.live;
  const view = update?.view;
  if (!update || !view?.outcome) return;
  const [{ recordOf }, { keepRecord }] = await Promise.all([
    import('../statistics/game-record.ts'),
    import('../statistics/kept-records.ts'),
  ]);
  const record = await recordOf(kit, {
    id,
    title,
    at: Date.now(),
    seat: own.seat,
    people: update.people,
    outcome: view.outcome,
    log,
    table: view.table,
  });
  if (record) keepRecord(record);
}
