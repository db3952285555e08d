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

export const allUpgrades: readonly (UpgradeCard | LaterUpgradeCard)[] = [...upgrades, ...laterUpgrades];

const byId: ReadonlyMap<string, UpgradeCard> = new Map(upgrades.map((each) => [each.id, each]));

const laterById: ReadonlyMap<string, LaterUpgradeCard> = new Map(
  laterUpgrades.map((each) => [each.id, each]),
);

export function upgradeCard(id: UpgradeCardId): UpgradeCard {
  const found = findUpgrade(id);
  if (found === undefined) throw new Error(`no upgrade card ${id}`);
  return found;
}

/** An upgrade that can be played. */
export function findUpgrade(id: string): UpgradeCard | undefined {
  return byId.get(id);
}

export function findLaterUpgrade(id: string): LaterUpgradeCard | undefined {
  return laterById.get(id);
}

function readUpgrade({ pack, ...facts }: UpgradeFacts, id: UpgradeCardId): UpgradeCard {
  return {
    ...facts,
    id,
    unique: facts.unique ?? false,
    modification: facts.modification ?? false,
    wave: playedWaveOfPack(pack),
  };
}
