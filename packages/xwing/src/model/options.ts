import type { Area, Millimetres } from '@sortie/geometry';
import type { DamageDeckId, ProductId } from '../catalogue/index.ts';

export type Variant = 'standard' | 'core2012';
export type { Edge } from '@sortie/geometry';
export type MissionId = 'mission1' | 'mission2' | 'mission3';

/** What the players agreed on before the game. xw.optional.agreement */
export interface Options {
  readonly variant: Variant;
  readonly points: number;
  readonly format: 'standard' | 'epic';
  readonly area: Area;
  /** How far the pegs stick out of a base. xw.geometry.base.guides */
  readonly guides: Millimetres;
  /** Null plays without obstacles. */
  readonly obstacles: readonly ObstacleChoice[] | null;
  readonly damageDeck: Exclude<DamageDeckId, 'huge'>;
  /** Each side draws from a deck of its own. xw.setup.damage-deck.one-per-player */
  readonly ownDecks: boolean;
  readonly roundLimit: number | null;
  readonly timeLimit: boolean;
  /** Every Planning phase has a timer. ev.variant.timed-planning.base */
  readonly timedPlanning: boolean;
  /** A call that nobody can decide is settled by a roll of dice. xw.optional.dispute.rolloff */
  readonly disputes: boolean;
  /** The boxes the players own together, one entry a copy; null is an endless supply. xw.setup.components.limited */
  readonly collection: readonly ProductId[] | null;
  readonly mission: MissionId | null;
  /** The mission's own forces in place of squads, or those of the box. xw.squad.core2012-default-forces */
  readonly presetForces: boolean;
}

export type ObstacleKind = 'asteroid' | 'debris';

/** An obstacle token by its outline. */
export interface ObstacleChoice {
  readonly kind: ObstacleKind;
  readonly outline: number;
}
