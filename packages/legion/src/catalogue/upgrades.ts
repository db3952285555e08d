import { cardShelf } from '@sortie/cards';
import { laterUpgradeFacts } from './data/later-upgrades.ts';
import { upgradeFacts } from './data/upgrades.ts';
import type { LaterUpgradeCard } from './later-cards.ts';
import { productsOf } from './products.ts';
import { readWeapon } from './read-weapon.ts';
import type { UpgradeCard, UpgradeCardId } from './upgrade-card.ts';
import type { UpgradeFacts } from './upgrade-facts.ts';

/** The upgrades that can be played. */
export const upgrades: readonly UpgradeCard[] = upgradeFacts.map((facts) => readUpgrade(facts, facts.id));

export const laterUpgrades: readonly LaterUpgradeCard[] = laterUpgradeFacts.map((facts) => ({
  ...facts,
  unique: facts.unique ?? false,
  only: facts.only ?? {},
  addsSlots: facts.addsSlots ?? [],
  later: true,
}));

export const {
  all: allUpgrades,
  card: upgradeCard,
  find: findUpgrade,
  findLater: findLaterUpgrade,
} = cardShelf(upgrades, laterUpgrades);

function readUpgrade(facts: UpgradeFacts, id: UpgradeCardId): UpgradeCard {
  return {
    ...facts,
    id,
    unique: facts.unique ?? false,
    exhaustible: facts.exhaustible ?? false,
    addsMiniature: facts.addsMiniature ?? false,
    only: facts.only ?? {},
    addsSlots: facts.addsSlots ?? [],
    grants: facts.grants ?? [],
    keywords: facts.keywords ?? [],
    weapon: facts.weapon === undefined ? null : readWeapon(facts.weapon),
    products: productsOf(facts.products),
  };
}
