import { pilot } from '../catalogue/index.ts';
import type { Ship } from '../model/index.ts';

/**
 * Copies of a non-unique card get numbers; in a mirror match every ship does, one side white, the other black.
 * xw.ship.id.distinct-copies, xw.ship.id.mirror-match
 */
export function assignIdentifiers(ships: readonly Ship[]): Ship[] {
  const factions = [0, 1]
    .map((side) => ships.find((ship) => ship.side === side))
    .map((ship) => ship && pilot(ship.pilot).faction);
  const mirror = factions[0] === factions[1];
  const numerals = [0, 0];
  return ships.map((ship) => {
    const copies = ships.filter((other) => other.side === ship.side && other.pilot === ship.pilot);
    if (!mirror && copies.length < 2) return ship;
    numerals[ship.side]!++;
    const colour = ship.side === 0 ? 'white' : 'black';
    return { ...ship, identifier: { numeral: numerals[ship.side]!, colour } };
  });
}
