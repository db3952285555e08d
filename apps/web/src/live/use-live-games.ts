import { useEffect, useMemo } from 'react';
import { type Store, store, useStore } from '../app/store.ts';
import { type Live, LiveGame } from './live-game.ts';

/** One of the seats that this device has at a game; `spectator` only looks. */
export interface SeatLine {
  readonly seat: string;
  readonly line: Pick<LiveGame, 'ask'>;
  readonly live: Live;
}

class LineUp {
  readonly seats: Store<readonly SeatLine[]>;
  private readonly lines: readonly { readonly seat: string; readonly line: LiveGame }[];

  constructor(game: string, tokens: Readonly<Record<string, string>>) {
    const known = Object.entries(tokens);
    // Whoever has neither a seat nor a token looks on, where the players allow it.
    const joining: readonly (readonly [string, string?])[] = known.length > 0 ? known : [['spectator']];
    this.lines = joining.map(([seat, token]) => ({ seat, line: new LiveGame(game, token) }));
    this.seats = store(this.now());
  }

  join(): () => void {
    const deaf = this.lines.map(({ line }) => line.live.watch(() => this.look()));
    for (const { line } of this.lines) line.join();
    return () => {
      for (const stop of deaf) stop();
      for (const { line } of this.lines) line.leave();
    };
  }

  private now(): readonly SeatLine[] {
    return this.lines.map(({ seat, line }) => ({ seat, line, live: line.live.get() }));
  }

  /** The lines of one device hear of a change one after the other; it is shown when all have. */
  private look(): void {
    const now = this.now();
    const versions = new Set(now.map(({ live }) => live.update?.version));
    const areHere = now.every(({ live }) => live.connection === 'here');
    if (versions.size <= 1 || !areHere) this.seats.set(now);
  }
}

/** Every seat of this device at a live game, for as long as the page shows it. */
export function useLiveGames(game: string, tokens: Readonly<Record<string, string>>): readonly SeatLine[] {
  const known = JSON.stringify(tokens);
  const lineUp = useMemo(() => new LineUp(game, JSON.parse(known) as Record<string, string>), [game, known]);
  useEffect(() => lineUp.join(), [lineUp]);
  return useStore(lineUp.seats);
}
