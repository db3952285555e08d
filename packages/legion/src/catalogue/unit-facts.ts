import type { Millimetres } from '@sortie/geometry';
import type { BaseSize } from './base-size.ts';
import type { AttackSurge, DefenseColour, DefenseSurge } from './dice.ts';
import type { Faction } from './faction.ts';
import type { UnitKeywordUse } from './keyword.ts';
import type { Rank } from './rank.ts';
import type { UnitType } from './unit-type.ts';
import type { UpgradeSlot } from './upgrade-slot.ts';
import type { WeaponFacts } from './weapon.ts';

/** How tall a miniature is; the rule book leaves it to the pieces. */
export interface HeightFacts {
  /** The highest point above the ground, base included. */
  readonly top: Millimetres;
  /** How far the measure can be relied on, from 0 to 1. */
  readonly confidence: number;
  /** The underside of a model on a clear peg; peg and base are no part of the miniature. */
  readonly bottom?: Millimetres;
}

/** A unit card as the data writes it. lg.cards.unit.fields */
export interface UnitFacts {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly faction: Faction;
  readonly unique?: true;
  readonly rank: Rank;
  readonly type: UnitType;
  /** A ground vehicle on wheels or tracks; the others walk. lg.cover.from-units.wheeled-tracked-heavy */
  readonly isOnWheels?: true;
  readonly points: number;
  readonly miniatures: number;
  readonly wounds: number;
  /** Of troopers; null is a dash. lg.unit.trooper.courage */
  readonly courage?: number | null;
  /** Of vehicles; null is a dash. lg.unit.trooper.courage */
  readonly resilience?: number | null;
  readonly speed: 0 | 1 | 2 | 3;
  readonly defenseDie: DefenseColour;
  readonly attackSurge?: AttackSurge;
  readonly defenseSurge?: DefenseSurge;
  readonly keywords: readonly UnitKeywordUse[];
  readonly upgradeBar: readonly UpgradeSlot[];
  readonly weapons: readonly WeaponFacts[];
  readonly base: BaseSize;
  readonly height: HeightFacts;
  readonly products: readonly string[];
}
