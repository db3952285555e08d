import { cardShelf } from '@sortie/cards';
import { laterUpgradeFacts } from './data/later-upgrades.ts';
import { upgradeFacts } from './data/upgrades.ts';
import type { LaterUpgradeCard } from './later-cards.ts';
import { playedWaveOfPack, waveOfPack } from './packs.ts';
import type { UpgradeCard, UpgradeCardId } from './upgrade-card.ts';
import type { UpgradeFacts } from './upgrade-facts.ts';

/** The upgrades that can be played. */
export const upgrades: readonly UpgradeCard[] = upgradeFacts.map((facts) => readUpgrade(facts, facts.id));

export const laterUpgrades: readonly LaterUpgradeCard[] = laterUpgradeFacts.map((facts) => ({
  ...facts,
  unique: facts.unique ?? false,
  modification: facts.modification ?? false,
  wave: waveOfPack(facts.pack),
}));

export const {
  all: allUpgrades,
  card: upgradeCard,
  find: findUpgrade,
  findLater: findLaterUpgrade,
} = cardShelf(upgrades, laterUpgrades);

function readUpgrade({ pack, ...facts }: UpgradeFacts, id: UpgradeCardId): UpgradeCard {
  return {
    ...facts,
    id,
    unique: facts.unique ?? false,
    modification: facts.modification ?? false,
    wave: playedWaveOfPack(pack),
  };
}
