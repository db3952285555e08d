import type { Millimetres } from '@sortie/geometry';
import type { BattlefieldId } from '../catalogue/index.ts';

/** What the players agreed on before the game. lg.optional.agreement */
export interface Options {
  readonly points: number;
  readonly battlefield: { readonly width: Millimetres; readonly depth: Millimetres };
  /**
   * One of our own battlefields, laid out beforehand; `chance` makes one for this game, on `players` the players lay it
   * out in turn, null is an empty table. lg.setup.place-terrain-agreement
   */
  readonly terrain: BattlefieldId | 'chance' | 'players' | null;
  /** Battle cards are revealed and eliminated; null names those agreed on. lg.setup.battle-cards.reveal-three */
  readonly battleCards: boolean;
  /** lg.optional.large-scale.points */
  readonly isLargeScale: boolean;
  /** A first game of half the size on half a table; players have it so, the book does not. */
  readonly isSkirmish: boolean;
  /** Null plays on until a side has no trooper unit left. lg.optional.no-limit.no-six-round-end */
  readonly roundLimit: number | null;
}
