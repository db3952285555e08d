import type { Faction } from './faction.ts';
import type { UnitKeywordUse, UpgradeKeywordUse } from './keyword.ts';
import type { UnitType } from './unit-type.ts';
import type { UpgradeSlot } from './upgrade-slot.ts';
import type { WeaponFacts } from './weapon.ts';

/** The sides of the Force that an upgrade may be for. lg.army.upgrade.dark-side-only, lg.army.upgrade.light-side-only */
export type ForceSide = 'light' | 'dark';

/** Who may equip a card. lg.army.upgrade.restrictions */
export interface Restriction {
  /** Units by their ids in the catalogue. lg.army.upgrade.restriction-unit */
  readonly units?: readonly string[];
  readonly faction?: Faction;
  readonly side?: ForceSide;
  readonly unitType?: UnitType;
}

/** An upgrade card as the data writes it. lg.cards.upgrade.fields */
export interface UpgradeFacts {
  readonly id: string;
  readonly name: string;
  readonly type: UpgradeSlot;
  readonly points: number;
  readonly unique?: true;
  /** Whether it has the exhaust icon. lg.cards.exhaust.icon-required */
  readonly exhaustible?: true;
  /** Whether it brings a miniature of its own. lg.unit.added.trooper-upgrades */
  readonly addsMiniature?: true;
  readonly only?: Restriction;
  /** Icons that the unit gains, each of which must then be filled. */
  readonly addsSlots?: readonly UpgradeSlot[];
  /** Courage that the unit has instead of its own. */
  readonly courage?: number;
  /** Keywords that the unit has as long as it has the card. lg.cards.abilities */
  readonly grants?: readonly UnitKeywordUse[];
  /** Keywords of the card itself. lg.cards.keyword-types */
  readonly keywords?: readonly UpgradeKeywordUse[];
  readonly weapon?: WeaponFacts;
  /** The id of the card on the other side of a double-sided one. lg.cards.double-sided.cost */
  readonly otherSide?: string;
  readonly products: readonly string[];
}
