import type { Difficulty } from '../catalogue/index.ts';
import { shipType } from '../catalogue/index.ts';
import type { Ship, Table } from '../model/index.ts';

/** A maneuver of a dial: `bankLeft 2`. */
export function maneuverKey({
  bearing,
  speed,
}: {
  readonly bearing: string;
  readonly speed: number;
}): string {
  return `${bearing} ${speed}`;
}

/** The maneuvers that cards give another colour than the dial has in print. xw.maneuver.difficulty.modifiable */
export function recolouredManeuvers(
  table: Pick<Table, 'difficulty'>,
  ship: Pick<Ship, 'id' | 'type'>,
): Readonly<Record<string, Difficulty>> {
  const changed: Record<string, Difficulty> = {};
  for (const maneuver of shipType(ship.type).dial) {
    const now = table.difficulty(ship.id, maneuver);
    if (now !== maneuver.difficulty) changed[maneuverKey(maneuver)] = now;
  }
  return changed;
}
