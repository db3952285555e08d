import { hullZones, squadronCard, wholeDeck } from '../catalogue/index.ts';
import { isFreeForSquadron, shipsOverlap } from '../measuring/index.ts';
import type { ArmadaState } from '../model/index.ts';
import { shipsInPlay, squadronsInPlay } from './in-play.ts';
import { placeOf } from './places.ts';
import { maxSpeed } from './speed.ts';
import { commandValue, maxShields } from './values.ts';

/** What is broken: bases that overlap, cards that were lost, numbers that cannot be. None in a sound state. */
export function faults(state: ArmadaState): string[] {
  return [...overlapFaults(state), ...cardFaults(state), ...shipFaults(state), ...squadronFaults(state)];
}

/** ar.overlap.ship-reduce-speed, ar.squadron-move.no-overlap */
function overlapFaults(state: ArmadaState): string[] {
  const ships = shipsInPlay(state);
  const squadrons = squadronsInPlay(state);
  const ofShips = ships.flatMap((ship, index) =>
    ships
      .slice(index + 1)
      .filter((other) => shipsOverlap(placeOf(ship), placeOf(other)))
      .map((other) => `the bases of ${ship.id} and ${other.id} overlap`),
  );
  // Squadrons that wait to be put back stand nowhere.
  const places = ships.map(placeOf);
  const ofSquadrons = squadrons
    .filter(
      (squadron) =>
        !isFreeForSquadron(
          squadron.at,
          places,
          squadrons.filter((other) => other !== squadron).map((other) => other.at),
        ),
    )
    .map(({ id }) => `the squadron ${id} overlaps something`);
  return [...ofShips, ...ofSquadrons];
}

function cardFaults({ deck, ships }: ArmadaState): string[] {
  const held = ships.reduce((sum, ship) => sum + ship.damage.filter(({ card }) => card !== null).length, 0);
  const all = held + deck.draw.length + deck.discard.length;
  return all === wholeDeck.length ? [] : [`${all} damage cards of ${wholeDeck.length}`];
}

function shipFaults(state: ArmadaState): string[] {
  return state.ships.flatMap((ship) => {
    const wrong = hullZones
      .filter((zone) => !(ship.shields[zone] >= 0 && ship.shields[zone] <= maxShields(ship, zone)))
      .map((zone) => `${ship.id} has ${ship.shields[zone]} shields ${zone}`);
    if (!(ship.speed >= 0 && ship.speed <= maxSpeed(ship))) wrong.push(`${ship.id} has speed ${ship.speed}`);
    if (ship.dials.length > commandValue(ship)) wrong.push(`${ship.id} has ${ship.dials.length} dials`);
    // A ship holds one more for the moment in which its owner drops one.
    if (ship.commandTokens.length > commandValue(ship) + 1)
      wrong.push(`${ship.id} has too many command tokens`);
    if (new Set(ship.commandTokens).size !== ship.commandTokens.length) {
      wrong.push(`${ship.id} has two command tokens of a type`);
    }
    if (
      ship.removed &&
      (ship.damage.length > 0 || ship.commandTokens.length > 0 || ship.destroyed === null)
    ) {
      wrong.push(`${ship.id} is removed but holds something`);
    }
    return wrong;
  });
}

function squadronFaults({ squadrons }: ArmadaState): string[] {
  return squadrons
    .filter(
      ({ hull, card, destroyed }) =>
        hull < 0 || hull > squadronCard(card).hull || (hull === 0 && destroyed === null),
    )
    .map(({ id, hull }) => `the squadron ${id} has ${hull} hull points`);
}
