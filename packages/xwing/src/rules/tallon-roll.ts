import type { LeftOrRight, Pose, Stretch } from '@sortie/geometry';
import {
  cosine,
  findUncovered,
  movePose,
  overlapStretches,
  poseOnPath,
  sine,
  turnPose,
} from '@sortie/geometry';
import { type Bearing, type Maneuver, straight } from '../catalogue/index.ts';
import type { XwingState } from '../model/index.ts';
import { baseLength, bodyAt, bodyOf } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import { othersThan, overlapsShips } from './overlaps-ships.ts';
import { templateOf } from './template-of.ts';

export function tallonSide(bearing: Bearing): LeftOrRight | undefined {
  if (bearing === 'tallonRollLeft') return 'left';
  return bearing === 'tallonRollRight' ? 'right' : undefined;
}

/** The farthest lengthwise shift: the template's end stays within the base's side. xw.geometry.pose.tallon */
export function tallonPlay(ship: PlacedShip): number {
  return (baseLength(ship) - straight(1).width) / 2;
}

/** The end of a Tallon roll with this shift. xw.maneuver.bearing.tallon, xw.maneuver.bearing.tallon-placement */
export function tallonPose(ship: PlacedShip, maneuver: Maneuver, offset: number): Pose {
  const template = templateOf(maneuver)!;
  const length = baseLength(ship);
  const end = poseOnPath(template, ship.pose, length, template.length);
  const inward = tallonSide(maneuver.bearing) === 'right' ? 90 : -90;
  // Before the roll the base lies lengthwise on the way out of the turn; the shift is along the old heading.
  const rolledOver = turnPose(end, inward);
  return movePose(rolledOver, -offset, 0);
}

/** How far apart shifts are suggested where the roll is clear. */
const SUGGESTED_EVERY = 0.5;

/** Shifts of the roll that are clear of ships, some in every clear stretch. xw.maneuver.tallon-avoid-overlap */
export function clearTallonOffsets(
  state: Pick<XwingState, 'ships' | 'options'>,
  ship: PlacedShip,
  maneuver: Maneuver,
): number[] {
  const play = tallonPlay(ship);
  const range = { from: -play, to: play };
  const { guides } = state.options;
  const at = tallonPose(ship, maneuver, 0);
  const rolled = {
    shape: bodyAt(ship, at, guides),
    along: { x: -sine(at.heading), y: -cosine(at.heading) },
  };
  const blocked = othersThan(state, ship).flatMap((other) =>
    overlapStretches(rolled, bodyOf(other, guides), range),
  );
  return findUncovered(range, blocked)
    .flatMap(suggestedIn)
    .filter((offset) => !overlapsShips(state, ship, tallonPose(ship, maneuver, offset)));
}

/** Both ends of a clear stretch, its middle, which is clear however the ends are rounded, and a row between them. */
function suggestedIn({ from, to }: Stretch): number[] {
  const count = Math.floor((to - from) / SUGGESTED_EVERY);
  const row = Array.from({ length: count }, (_, index) => from + (index + 1) * SUGGESTED_EVERY);
  return [...new Set([from, ...row, (from + to) / 2, to])].sort((one, other) => one - other);
}
