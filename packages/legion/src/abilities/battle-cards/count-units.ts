import type { Table, Unit } from '../../model/index.ts';
import type { Scored } from '../battle-parts.ts';

/** How many units of each side fulfil this. */
export function countUnits(table: Table, counts: (unit: Unit) => boolean): Scored {
  const found = table.units.filter(counts);
  const ofSide = (side: Unit['side']) => found.filter((unit) => unit.side === side).length;
  return [ofSide(0), ofSide(1)];
}

/** Who has more of something; nobody with equal numbers. */
export function mostOf([first, second]: Scored): Unit['side'] | null {
  if (first > second) return 0;
  return second > first ? 1 : null;
}

/** So much for each of these sides. */
export function scoreEach(sides: readonly (Unit['side'] | null)[], worth: number): Scored {
  const ofSide = (side: Unit['side']) => worth * sides.filter((each) => each === side).length;
  return [ofSide(0), ofSide(1)];
}
