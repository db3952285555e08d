import type { WeaponFacts } from './weapon.ts';

/** lg.battle-card.types */
export const battleCategories = ['objective', 'deployment', 'condition'] as const;

export type BattleCategory = (typeof battleCategories)[number];

export type InchPoint = readonly [x: number, y: number];

/** Polygons in inches: x along the long edge from the blue player's left hand, y from blue's edge to red's. */
export interface ZoneFacts {
  readonly blue: readonly (readonly InchPoint[])[];
  readonly red: readonly (readonly InchPoint[])[];
}

/** A battle card as the data writes it. */
export interface BattleFacts {
  readonly id: string;
  readonly name: string;
  readonly category: BattleCategory;
  readonly zones?: ZoneFacts;
  /** How many tokens it puts on the table. */
  readonly tokens?: number;
  /** Where tokens go that no player places, in inches. */
  readonly places?: readonly InchPoint[];
  readonly weapon?: WeaponFacts;
  readonly product: string;
}
