import { endOfCourse, isShipInPlayArea, type ShipPlace } from '@sortie/armada/measuring';
import type { Fleets, Vessel } from './fleets.ts';

/** How likely a ship is lost that can stay inside for just so many more moves. */
const LOST: readonly number[] = [0.95, 0.8, 0.6, 0.4, 0.25];

/** How many moves the game still asks of a ship after the move of this round. */
function movesLeft({ view: { options, round } }: Fleets): number {
  const left = options.roundLimit === null ? LOST.length : options.roundLimit - round;
  return Math.max(0, Math.min(LOST.length, left));
}

/** Hard to either side, and straight on: where a ship can stay at all, it can with these. */
function turnsAt(fleets: Fleets, { ship }: Vessel, speed: number): readonly (readonly number[])[] {
  const yaws = fleets.table.yaw(ship.id, speed);
  return [yaws.map((yaw) => -yaw), [...yaws], yaws.map(() => 0)];
}

interface Flying {
  readonly turns: readonly (readonly number[])[];
  readonly area: Fleets['view']['options']['area'];
}

/** For how many of so many moves a ship can stay on the table from a place. */
function movesInside(from: ShipPlace, most: number, flying: Flying): number {
  let best = 0;
  for (const clicks of flying.turns) {
    if (best === most) break;
    const end = { pose: endOfCourse(from, { clicks, side: 'left' }), class: from.class };
    if (!isShipInPlayArea(flying.area, end)) continue;
    best = Math.max(best, 1 + movesInside(end, most - 1, flying));
  }
  return best;
}

function movesInsideAt(fleets: Fleets, vessel: Vessel, from: ShipPlace, speed: number, most: number): number {
  if (most === 0 || speed === 0) return most;
  return movesInside(from, most, { turns: turnsAt(fleets, vessel, speed), area: fleets.view.options.area });
}

/** Navigate comes in time for the ship to slow down. */
function canBrake({ ship }: Vessel, moves: number): boolean {
  return ship.dials.slice(0, moves + 1).includes('navigate') || ship.commandTokens.includes('navigate');
}

/** How likely it is that the ship has to leave the table after it has come to a place at a speed. */
export function chanceToLeave(fleets: Fleets, vessel: Vessel, place: ShipPlace, speed: number): number {
  const most = movesLeft(fleets);
  const moves = movesInsideAt(fleets, vessel, place, speed, most);
  if (moves === most) return 0;
  const slower = Math.max(1, speed - 1);
  const isSaved = canBrake(vessel, moves) && movesInsideAt(fleets, vessel, place, slower, most) > moves;
  return (isSaved ? 0.35 : 1) * LOST[moves]!;
}

/** Whether the ship cannot stay on the table until the end at the speed it has. */
export function isCramped(fleets: Fleets, vessel: Vessel): boolean {
  const most = Math.min(LOST.length, movesLeft(fleets) + 1);
  return movesInsideAt(fleets, vessel, vessel.place, vessel.ship.speed, most) < most;
}
