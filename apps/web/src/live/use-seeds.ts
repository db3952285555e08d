import { useEffect, useRef } from 'react';
import { changeKeptGame, type KeptGame, keptGame } from './kept-seats.ts';
import type { SeatLine } from './use-live-games.ts';

/** Shows the seeds of our seats once everybody has promised theirs, and keeps what was promised first. */
export function useSeeds({ id }: KeptGame, lines: readonly SeatLine[]): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const line of lines) {
      const { update } = line.live;
      const isTime = update?.status === 'waiting' && update.dice.waitsUntil !== null;
      if (isTime && !asked.current.has(line.seat)) void showSeed(id, line, asked.current);
    }
  }, [id, lines]);
}

/** What it takes to compare promises is loaded when there are some. */
async function showSeed(id: string, { seat, line, live }: SeatLine, asked: Set<string>): Promise<void> {
  asked.add(seat);
  const { seedToShow } = await import('./seed-to-show.ts');
  const kept = keptGame(id);
  const seed = kept && live.update ? seedToShow(kept, seat, live.update) : undefined;
  if (!kept?.dice || !live.update || seed === undefined) return;
  changeKeptGame(id, { dice: { ...kept.dice, promises: live.update.dice.promises } });
  const reply = await line.ask('showSeed', { seed }, true);
  const now = keptGame(id)?.dice;
  if (reply.kind === 'error') asked.delete(seat);
  if (reply.kind === 'result' && now) changeKeptGame(id, { dice: { ...now, shown: [...now.shown, seat] } });
}
