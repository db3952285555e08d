import type { Difficulty } from '../catalogue/index.ts';
import type { ShipId, XwingEffect } from '../model/index.ts';

/** xw.maneuver.difficulty.red, xw.maneuver.difficulty.green, xw.maneuver.green-removes-even-if-blocked */
export function stressOf(ship: ShipId, difficulty: Difficulty | null): readonly XwingEffect[] {
  switch (difficulty) {
    case 'red':
      return [{ kind: 'assignTokens', ship, token: 'stress', count: 1 }];
    case 'green':
      return [{ kind: 'removeTokens', ship, token: 'stress', count: 1 }];
    default:
      return [];
  }
}
