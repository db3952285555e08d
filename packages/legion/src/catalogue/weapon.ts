import type { AttackDice, AttackSurge } from './dice.ts';
import type { WeaponKeywordUse } from './keyword.ts';

/** 5 stands for the fifth icon: beyond range 4, without limit. lg.weapon.range.icons, lg.weapon.range.fifth-band */
export type RangeValue = 1 | 2 | 3 | 4 | 5;

/** lg.weapon.range.min-max, lg.weapon.range.single-value */
export interface WeaponRange {
  readonly min: RangeValue;
  readonly max: RangeValue;
}

/** lg.cards.weapon.fields */
export interface Weapon {
  readonly name: string;
  /** Whether it has the melee icon; with a range as well it serves for both. lg.weapon.melee.icon, lg.weapon.hybrid */
  readonly isMelee: boolean;
  /** The blue icons, or the yellow ones of an area weapon; null without any. lg.weapon.ranged.icon */
  readonly range: WeaponRange | null;
  /** lg.area-weapon.icon */
  readonly isArea: boolean;
  /** The dice of one miniature. */
  readonly dice: AttackDice;
  readonly keywords: readonly WeaponKeywordUse[];
  /** The chart of a weapon that brings its own, as area weapons do; otherwise the unit's counts. */
  readonly surge?: AttackSurge;
}

/** A weapon as the data writes it: colours without dice, and what is not so, left out. */
export interface WeaponFacts {
  readonly name: string;
  readonly melee?: true;
  readonly range?: readonly [min: RangeValue, max: RangeValue];
  readonly area?: true;
  readonly dice: Partial<AttackDice>;
  readonly keywords?: readonly WeaponKeywordUse[];
  readonly surge?: AttackSurge;
}
