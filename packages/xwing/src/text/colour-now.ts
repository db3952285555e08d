import type { Difficulty } from '../catalogue/index.ts';
import type { XwingView } from '../view/xwing-view.ts';

/** A maneuver in the colour that it has for the ship, cards counted in. xw.maneuver.difficulty.conflict-harder-wins */
export function colourNow<Maneuver extends { readonly speed: number; readonly bearing: string }>(
  { ships }: Pick<XwingView, 'ships'>,
  ship: string,
  maneuver: Maneuver,
): Maneuver & { readonly difficulty?: Difficulty } {
  const { values } = ships.find(({ id }) => id === ship) ?? {};
  // Tables under older rules do not say which maneuvers have another colour.
  const difficulty = values?.recoloured?.[`${maneuver.bearing} ${maneuver.speed}`];
  return difficulty === undefined ? maneuver : { ...maneuver, difficulty };
}
