import type { AttackDice, WeaponKeywordUse, WeaponRange } from '../../catalogue/index.ts';
import type { AttackType } from '../flows/attack-flows.ts';
import type { CardKey, MiniatureId, UnitId } from '../ids.ts';
import type { Place } from '../place.ts';
import type { Decline } from './round-questions.ts';

/** Which miniatures add which weapon. */
export interface WeaponChoice {
  readonly weapon: string;
  readonly miniatures: readonly MiniatureId[];
  /** The half of its dice that a disrupted weapon adds. lg.vehicle.weapon-disrupted.half-dice */
  readonly dice?: AttackDice;
}

export type PoolAnswer =
  | { readonly defender: UnitId; readonly type: AttackType; readonly weapons: readonly WeaponChoice[] }
  | Decline;

/** A weapon that can join a pool, as its card has it. */
export interface PoolRegionWeapon {
  readonly weapon: string;
  /** The card that has it; null is the unit card. */
  readonly card: CardKey | null;
  /** Of one miniature; that of a disrupted weapon halved as well as can be. lg.vehicle.weapon-disrupted.half-dice */
  readonly dice: AttackDice;
  readonly keywords: readonly WeaponKeywordUse[];
  /** Null for a weapon of melee alone. */
  readonly range: WeaponRange | null;
}

/** What could join a pool against each defender: everything measured, for the table to show. */
export interface PoolRegion {
  readonly kind: 'pool';
  readonly unit: UnitId;
  /** How many weapons each miniature may add over all pools. lg.attack.2.one-weapon-per-mini */
  readonly weaponsEach: number;
  readonly weapons: readonly PoolRegionWeapon[];
  readonly targets: readonly {
    readonly defender: UnitId;
    readonly type: AttackType;
    readonly range: number;
    readonly weapons: readonly WeaponChoice[];
  }[];
}

/** Where a charge token may lie: within range 1 of the leader. lg.weapon-keyword.arm.effect */
export interface ChargeRegion {
  readonly kind: 'charge';
  readonly unit: UnitId;
  readonly around: Place;
}

export interface AttackQuestions {
  readonly formPool: {
    readonly about: {
      readonly unit: UnitId;
      readonly source: string | null;
      readonly formed: readonly UnitId[];
    };
    readonly answer: PoolAnswer;
    readonly region: PoolRegion;
  };
  readonly choosePool: {
    readonly about: { readonly unit: UnitId };
    readonly answer: { readonly defender: UnitId };
  };
  readonly chooseWounded: {
    readonly about: { readonly unit: UnitId; readonly left: number };
    readonly answer: { readonly miniature: MiniatureId };
  };
  readonly chooseLeader: {
    readonly about: { readonly unit: UnitId };
    readonly answer: { readonly miniature: MiniatureId };
  };
  /** lg.vehicle.weapon-disrupted.choice */
  readonly disruptWeapon: {
    readonly about: { readonly unit: UnitId };
    readonly answer: { readonly weapon: string };
  };
  readonly placeCharge: {
    readonly about: { readonly unit: UnitId; readonly card: CardKey; readonly left: number };
    readonly answer: Place;
    readonly region: ChargeRegion;
  };
  /** The order of a token's attacks. lg.area-weapon.detonation.order-charge */
  readonly chooseDetonationTarget: {
    readonly about: { readonly units: readonly UnitId[] };
    readonly answer: { readonly unit: UnitId };
  };
}
