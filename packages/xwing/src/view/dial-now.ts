import type { Maneuver } from '../catalogue/index.ts';
import { shipType } from '../catalogue/index.ts';
import { maneuverKey } from './recoloured-maneuvers.ts';
import type { XwingView } from './xwing-view.ts';

/** A ship's dial with the colours that its maneuvers have now, cards counted in. xw.maneuver.difficulty.conflict-harder-wins */
export function dialNow(view: XwingView, ship: string): readonly Maneuver[] {
  const standing = view.ships.find(({ id }) => id === ship);
  if (!standing) return [];
  const { recoloured } = standing.values;
  return shipType(standing.type).dial.map((maneuver) => ({
    ...maneuver,
    difficulty: recoloured[maneuverKey(maneuver)] ?? maneuver.difficulty,
  }));
}
