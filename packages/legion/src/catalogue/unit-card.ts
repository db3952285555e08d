import type { imperialUnitFacts } from './data/imperial-units.ts';
import type { rebelUnitFacts } from './data/rebel-units.ts';
import type { AttackSurge, DefenseSurge } from './dice.ts';
import type { ProductId } from './products.ts';
import type { UnitFacts } from './unit-facts.ts';
import type { Weapon } from './weapon.ts';

export type UnitCardId = (typeof imperialUnitFacts | typeof rebelUnitFacts)[number]['id'];

/** A unit card that can be played. lg.cards.unit.fields */
export interface UnitCard
  extends Omit<
    UnitFacts,
    'id' | 'unique' | 'courage' | 'resilience' | 'attackSurge' | 'defenseSurge' | 'weapons' | 'products'
  > {
  readonly id: UnitCardId;
  readonly unique: boolean;
  /** Null is a dash; vehicles have none. lg.unit.trooper.courage */
  readonly courage: number | null;
  /** Null is a dash; troopers have none. lg.unit.trooper.courage */
  readonly resilience: number | null;
  readonly attackSurge: AttackSurge;
  readonly defenseSurge: DefenseSurge;
  readonly weapons: readonly Weapon[];
  readonly products: readonly ProductId[];
}
