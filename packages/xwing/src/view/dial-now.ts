import type { Maneuver } from '../catalogue/index.ts';
import { shipType } from '../catalogue/index.ts';
import { tableOfView } from './table-of-view.ts';
import type { XwingView } from './xwing-view.ts';

/** A ship's dial with the colours that its maneuvers have now, cards counted in. xw.maneuver.difficulty.conflict-harder-wins */
export function dialNow(view: XwingView, ship: string): readonly Maneuver[] {
  const table = tableOfView(view);
  const standing = view.ships.find(({ id }) => id === ship);
  if (!standing) return [];
  return shipType(standing.type).dial.map((maneuver) => ({
    ...maneuver,
    difficulty: table.difficulty(standing.id, maneuver),
  }));
}
