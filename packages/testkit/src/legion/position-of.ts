import type { Plain } from '@sortie/kernel';
import { isRefusal, seededRandom } from '@sortie/kernel';
import type { LegionState } from '@sortie/legion/model';
import { type LegionPosition, readPosition } from '@sortie/legion/setup';
import { type UnitSpec, unitPositions } from './unit-positions.ts';

/** Anything of a position but its units. */
export type Surroundings = Omit<Partial<LegionPosition>, 'units'>;

export function positionOf(units: Readonly<Record<string, UnitSpec>>, rest: Surroundings): Plain {
  const position: LegionPosition = { phase: 'activation', ...rest, units: unitPositions(units) };
  return position as unknown as Plain;
}

/** The same units on the same battlefield as a state, for questions that need no game under way. */
export function legionState(units: Readonly<Record<string, UnitSpec>>, rest: Surroundings = {}): LegionState {
  const state = readPosition(positionOf(units, rest), seededRandom('a test'));
  if (isRefusal(state)) throw new Error(`the position is refused: ${JSON.stringify(state)}`);
  return state;
}
