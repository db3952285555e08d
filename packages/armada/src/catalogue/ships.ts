import { laterShipFacts } from './data/later-ships.ts';
import { shipFacts } from './data/ships.ts';
import { dicePool } from './dice.ts';
import type { LaterShipCard } from './later-cards.ts';
import { playedWaveOfPack, waveOfPack } from './packs.ts';
import type { ShipCard, ShipCardId } from './ship-card.ts';
import { sizeOf } from './ship-class.ts';
import type { ShipFacts } from './ship-facts.ts';

/** The ships that can be played. */
export const ships: readonly ShipCard[] = shipFacts.map((facts) => readShip(facts, facts.id));

export const laterShips: readonly LaterShipCard[] = laterShipFacts.map((facts) => ({
  ...facts,
  wave: waveOfPack(facts.pack),
}));

export const allShips: readonly (ShipCard | LaterShipCard)[] = [...ships, ...laterShips];

const byId: ReadonlyMap<string, ShipCard> = new Map(ships.map((each) => [each.id, each]));

const laterById: ReadonlyMap<string, LaterShipCard> = new Map(laterShips.map((each) => [each.id, each]));

export function shipCard(id: ShipCardId): ShipCard {
  const found = findShip(id);
  if (found === undefined) throw new Error(`no ship card ${id}`);
  return found;
}

/** A ship that can be played. */
export function findShip(id: string): ShipCard | undefined {
  return byId.get(id);
}

export function findLaterShip(id: string): LaterShipCard | undefined {
  return laterById.get(id);
}

function readShip({ pack, ...facts }: ShipFacts, id: ShipCardId): ShipCard {
  const { front, left, right, rear } = facts.armament;
  return {
    ...facts,
    id,
    size: sizeOf(facts.class),
    antiSquadron: dicePool(facts.antiSquadron),
    armament: {
      front: dicePool(front),
      left: dicePool(left),
      right: dicePool(right),
      rear: dicePool(rear),
    },
    speedChart: Object.fromEntries(facts.speedChart.map((yaws, index) => [index + 1, yaws])),
    maxSpeed: facts.speedChart.length,
    wave: playedWaveOfPack(pack),
  };
}
