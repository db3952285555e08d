import { cardShelf } from '@sortie/cards';
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

export const {
  all: allShips,
  card: shipCard,
  find: findShip,
  findLater: findLaterShip,
} = cardShelf(ships, laterShips);

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
