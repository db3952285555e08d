import type { Game, Plain } from '@sortie/kernel';

/** What a round came to, as numbers that can be drawn. */
export interface Reading {
  readonly round: number;
  /** Points that each side has destroyed. */
  readonly points: readonly [number, number];
  /** Hull and shields that each side has left on the table. */
  readonly hull: readonly [number, number];
}

/** A game as a replay needs it: the referee's rules, and how to read the table. */
export interface ReplayEngine {
  readonly game: Game;
  read(table: Plain): Reading;
  /** Whether something begins with this event that people want to jump to. */
  isAttack(event: { readonly kind: string }): boolean;
}
