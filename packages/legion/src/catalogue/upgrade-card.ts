import type { upgradeFacts } from './data/upgrades.ts';
import type { UnitKeywordUse, UpgradeKeywordUse } from './keyword.ts';
import type { ProductId } from './products.ts';
import type { Restriction, UpgradeFacts } from './upgrade-facts.ts';
import type { UpgradeSlot } from './upgrade-slot.ts';
import type { Weapon } from './weapon.ts';

export type UpgradeCardId = (typeof upgradeFacts)[number]['id'];

/** An upgrade card that can be played. lg.cards.upgrade.fields */
export interface UpgradeCard
  extends Pick<UpgradeFacts, 'name' | 'type' | 'points' | 'courage' | 'otherSide'> {
  readonly id: UpgradeCardId;
  readonly unique: boolean;
  /** lg.cards.exhaust.icon-required */
  readonly exhaustible: boolean;
  /** lg.unit.added.trooper-upgrades */
  readonly addsMiniature: boolean;
  readonly only: Restriction;
  readonly addsSlots: readonly UpgradeSlot[];
  readonly grants: readonly UnitKeywordUse[];
  readonly keywords: readonly UpgradeKeywordUse[];
  readonly weapon: Weapon | null;
  readonly products: readonly ProductId[];
}
