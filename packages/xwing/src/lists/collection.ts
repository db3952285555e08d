import {
  cardOf,
  originalCoreSet,
  type PilotId,
  type Product,
  type ShipTypeId,
  type UpgradeId,
  upgrade,
  wholeDeck,
} from '../catalogue/index.ts';

type Counts<Key extends string> = Readonly<Partial<Record<Key, number>>>;

/** What the players own together. xw.setup.components.limited */
export interface Collection {
  readonly ships: Counts<ShipTypeId>;
  readonly shipCards: Counts<PilotId>;
  readonly upgradeCards: Counts<UpgradeId>;
  readonly bases: number;
  readonly pegs: number;
  readonly asteroids: number;
  readonly debrisClouds: number;
  readonly damageCards: number;
}

const pegsPerShip = 2;

/** Each box adds what it holds; a box owned twice is named twice. */
export function collectionOf(boxes: readonly Product[]): Collection {
  const ships = boxes.flatMap((box) => box.ships);
  return {
    ships: countKeys(ships),
    shipCards: countKeys(boxes.flatMap((box) => box.pilots)),
    upgradeCards: countKeys(
      boxes.flatMap((box) => box.upgrades).filter((uid) => cardOf(upgrade(uid)) === uid),
    ),
    bases: ships.length,
    pegs: ships.length * pegsPerShip,
    asteroids: sum(boxes.map((box) => box.asteroids)),
    debrisClouds: sum(boxes.map((box) => box.debrisClouds)),
    damageCards: sum(
      boxes.map((box) => (box.damageDeck === undefined ? 0 : wholeDeck(box.damageDeck).length)),
    ),
  };
}

export const oneOriginalBox: Collection = collectionOf([originalCoreSet]);

export function isOneOriginalBox(collection: Collection): boolean {
  return (
    sameCounts(collection.ships, oneOriginalBox.ships) &&
    sameCounts(collection.shipCards, oneOriginalBox.shipCards) &&
    sameCounts(collection.upgradeCards, oneOriginalBox.upgradeCards)
  );
}

function countKeys<Key extends string>(keys: readonly Key[]): Counts<Key> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function sameCounts(one: Counts<string>, other: Counts<string>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
