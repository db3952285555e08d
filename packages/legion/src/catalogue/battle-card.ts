import type { Millimetres } from '@sortie/geometry';
import type { BattleCategory } from './battle-facts.ts';
import type { battleFacts } from './data/battle-cards.ts';
import type { ProductId } from './products.ts';
import type { Weapon } from './weapon.ts';

type BattleFact = (typeof battleFacts)[number];

export type BattleCardId = BattleFact['id'];
export type ObjectiveCardId = Extract<BattleFact, { readonly category: 'objective' }>['id'];
export type DeploymentCardId = Extract<BattleFact, { readonly category: 'deployment' }>['id'];
export type ConditionCardId = Extract<BattleFact, { readonly category: 'condition' }>['id'];

export interface TablePoint {
  readonly x: Millimetres;
  readonly y: Millimetres;
}

/** The areas of each colour as polygons. lg.setup.deploy.zones-from-card, lg.setup.deploy.zones-in-range-units */
export interface DeploymentZones {
  readonly blue: readonly (readonly TablePoint[])[];
  readonly red: readonly (readonly TablePoint[])[];
}

/** A battle card that can be played. Points count from the blue player's left-hand corner, x along the long edge. */
export interface BattleCard {
  readonly id: BattleCardId;
  readonly name: string;
  readonly category: BattleCategory;
  /** Of deployment cards; null on the others. */
  readonly zones: DeploymentZones | null;
  readonly tokens: number;
  readonly places: readonly TablePoint[];
  readonly weapon: Weapon | null;
  readonly product: ProductId;
}
