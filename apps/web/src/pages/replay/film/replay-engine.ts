import type { Plain, RulesEngine } from '@sortie/kernel';

/** What a round came to, as numbers that can be drawn. */
export interface Reading {
  readonly round: number;
  /** Points that each side has destroyed. */
  readonly points: readonly [number, number];
  /** Hull and shields that each side has left on the table. */
  readonly hull: readonly [number, number];
}

/** How a replay of a game is read, whichever rules it was played by. */
export interface ReplayReader {
  read(table: Plain): Reading;
  /** Whether something begins with this event that people want to jump to. */
  isAttack(event: { readonly kind: string }): boolean;
}

/** What a replay needs: the rules that it was played by, and how to read the table. */
export interface ReplayEngine extends ReplayReader {
  readonly rules: RulesEngine;
}
