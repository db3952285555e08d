import type { Id } from '@sortie/kernel';
import type { ConditionId } from './condition.ts';
import type { DamageDeckId } from './damage-card.ts';
import type { PilotId } from './pilot.ts';
import type { ShipTypeId } from './ship-type.ts';
import type { UpgradeId } from './upgrade.ts';

export type ProductId = Id<'xwing product'>;

/** What a box holds; an id is repeated for each copy. */
export interface ProductFacts {
  readonly sku: string;
  readonly name: string;
  /** 0 for the two core sets; boxes outside the waves have none. */
  readonly wave?: number;
  readonly released?: string;
  readonly ships: readonly string[];
  readonly pilots: readonly string[];
  readonly upgrades: readonly string[];
  readonly conditions?: readonly string[];
  readonly asteroids?: number;
  readonly debrisClouds?: number;
  readonly damageDeck?: DamageDeckId;
}

export interface Product {
  readonly sku: ProductId;
  readonly name: string;
  readonly wave?: number;
  readonly released?: string;
  readonly ships: readonly ShipTypeId[];
  readonly pilots: readonly PilotId[];
  readonly upgrades: readonly UpgradeId[];
  readonly conditions: readonly ConditionId[];
  readonly asteroids: number;
  readonly debrisClouds: number;
  readonly damageDeck?: DamageDeckId;
}
